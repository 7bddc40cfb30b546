# Lobbying and duels of the old card game.

ccg-duel-same = Nobody fights a duel against itself: choose another Personality.
