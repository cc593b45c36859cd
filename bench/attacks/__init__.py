"""Attacks on the server, each bounded in number and in time, and what an honest player notices of them."""
