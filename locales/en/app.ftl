# Words of the app around the games.
