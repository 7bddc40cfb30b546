# Words of the forecast: what the Enemies would do if the Champions stopped now.

ahead-open = Look ahead
