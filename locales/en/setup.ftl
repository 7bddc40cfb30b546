# Words of the setup screens.
