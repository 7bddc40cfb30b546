# Words of the figures screens.

figures-carries = Carries { $items }
