"""What the table lets one hear."""
