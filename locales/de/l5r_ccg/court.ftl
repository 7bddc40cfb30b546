# Lobbying and duels of the old card game.

ccg-duel-same = Niemand duelliert sich mit sich selbst: eine andere Personality wählen.
