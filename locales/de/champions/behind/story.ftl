# The story of a scenario at the table: acts, events, objectives, what is lost.

story-moment = Runde { $turn }, { $phase }
story-no-card = Niemand hat die Karte „{ $name }“. Von Hand auf den Tisch bringen.
story-next = Nächstes Ereignis: { $when }
story-next-none = Kein Ereignis nach dieser Runde
story-losses = Verloren, wenn
story-no-objectives = Keine bei dieser Schwierigkeit
story-unjudged = ihr urteilt
story-by-hand = von Hand
story-judge-met = Erreicht
story-judge-met-ears = { $title }: erreicht
story-judge-not = Nicht erreicht
story-judge-not-ears = { $title }: nicht erreicht
story-judge-count = Die App zählen lassen
story-judge-count-ears = { $title }: die App zählen lassen
story-victory = Sieg
story-defeat = Niederlage
story-introduction = Vor dem Spiel
story-conclusion = Nach dem Spiel
story-ended-met = Das Szenario sagt: erreicht
story-ended-missed = Das Szenario sagt: nicht erreicht

refused-no-such-happening = Dieses Ereignis hat das Szenario nicht.
refused-happening-heeded = Dieses Ereignis ist schon notiert.
refused-happening-to-come = Dieses Ereignis gehört zu Runde { $turn }.
