"""Before the first turn: settings, teams, cards drawn and assigned in secret, bases, warriors, flags."""
