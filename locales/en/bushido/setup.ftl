# Words of Bushido: Set-up and Warbands.

## A new table

bushido-not-kept = Not kept on this device: { $why }
