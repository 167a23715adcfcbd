"""Parts of pages: title band, side panel, action bar, notices."""
