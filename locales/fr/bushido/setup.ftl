# Words of Bushido: Set-up and Warbands.

## A new table

bushido-not-kept = Pas gardée sur cet appareil : { $why }
