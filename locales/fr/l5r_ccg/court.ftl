# Lobbying and duels of the old card game.

ccg-duel-same = Nul ne se bat en duel contre soi-même : choisissez une autre Personality.
