# Words of the log screens.
