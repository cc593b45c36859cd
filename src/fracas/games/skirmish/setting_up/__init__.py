"""Before the first round: armies, sides, stones, and where everything is set up (content 4 to 6)."""
