"""Before the first round: armies, sides, stones, and where everything is set up (skirmish.scenario.order)."""
