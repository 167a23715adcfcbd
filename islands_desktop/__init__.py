"""Islands Desktop: four tabletop island games for one laptop."""

__version__ = "0.1.0"
