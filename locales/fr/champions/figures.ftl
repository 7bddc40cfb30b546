# Words of the figures screens.

figures-carries = Porte { $items }
