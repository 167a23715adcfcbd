"""The table shared by the games: scene, view, pieces and their pictures."""
