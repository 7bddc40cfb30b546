# Words of the table screens.
