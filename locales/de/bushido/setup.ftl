# Words of Bushido: Set-up and Warbands.

## A new table

bushido-not-kept = Auf diesem Gerät nicht gespeichert: { $why }
