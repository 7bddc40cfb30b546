# Words of the figures screens.

figures-carries = Trägt { $items }
