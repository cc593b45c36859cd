"""What players read: questions, options, reasons, notes, stories, what could come next."""
