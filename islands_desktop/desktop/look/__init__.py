"""The look shared by every page and table: colours, type, icons, style sheet."""
