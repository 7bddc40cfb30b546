# Words of the figures screens.
