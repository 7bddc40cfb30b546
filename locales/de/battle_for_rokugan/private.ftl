# Battle for Rokugan: hinter dem Sichtschirm eines Spielers.

bfr-private = Hinter dem Schirm
bfr-private-sub = nur dieses Handy, nie exportiert
