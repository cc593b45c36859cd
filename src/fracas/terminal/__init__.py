"""The terminal client: a table in lines of text, for one person or several at one screen."""
