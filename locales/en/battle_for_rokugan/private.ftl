# Battle for Rokugan: behind one player's screen.

bfr-private = Behind the screen
bfr-private-sub = this phone only, never exported
