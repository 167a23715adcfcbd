"""What stays on the disk: saved games, settings, the profile, statistics."""
