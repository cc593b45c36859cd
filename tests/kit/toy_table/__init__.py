"""The table of the toy game: its state, declared field by field, and what is generated from that."""
