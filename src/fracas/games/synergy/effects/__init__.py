"""What works on warriors and squares: live cards, reactions, statuses, markers, suppressed cards, the dead who rise."""
