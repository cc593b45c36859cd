"""The engine under every game: questions, the flow of answers, chance, records, what a seat may know."""
