# Battle for Rokugan: why something may not be, and why it came out so.

## Why a battle ended so

bfr-why-higher = { $winner }: the highest attack, and more than the defense.
bfr-why-crane-tie = Crane wins every tie it is part of.
bfr-why-defender-tie = The highest attack only equals the defense: that is not enough.
bfr-why-not-higher = The highest attack is below the defense.
bfr-why-attackers-tie = The highest attackers tie, so none of them wins.

## Parts of a defense

bfr-term-tokens = tokens
bfr-term-bluff = Lion’s bluff
bfr-term-printed = printed
bfr-term-faceup = faceup control
bfr-term-special = defense token
