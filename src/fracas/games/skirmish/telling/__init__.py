"""What players read: questions, options, reasons, stories, previews."""
