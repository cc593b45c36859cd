"""figures in the terminal: the table, the set-up, the user's own character cards, the words of the command line."""
