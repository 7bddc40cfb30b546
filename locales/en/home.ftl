# Words of the home screens.
