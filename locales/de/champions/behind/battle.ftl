# Words of Battles: Force Retreat and Pursue.

## The page

push-title-pursue = Pursue
push-forces = { $winner } hat mehr Miniaturen eliminiert. Wohin weicht { $loser }?
push-forces-blind = { $winner } hat mehr Miniaturen eliminiert: { $loser } weicht zurück.
push-took-wounds = { $loser } bleibt stehen und erleidet 3 Wounds
push-nowhere = { $loser } kann nirgends hin und bleibt: 3 Wounds.
push-blind = Die Unit in ein benachbartes Gebiet mit Platz und ohne Gegner ziehen.
push-against = Dorthin nicht
push-against-opponent = { $area }: { $name } steht dort.
push-against-full = { $area }: Size { $held } dort, Size { $size } passt nicht.
push-against-large = { $area }: zu groß für die Grenze ({ $border }).
push-fits = Rückzug
push-retreat-to = Rückzug nach { $area }
push-then-follows = dann: der Enemy folgt
push-then-asks = dann: folgen oder bleiben
push-moved = Rückzug erledigt
push-cornered = 3 Wounds erleiden
push-cornered-sub = { $loser } bleibt stehen
push-no-area = Kein Gebiet: 3 Wounds
push-spare = Nicht zwingen
push-follow-question = { $loser } ist gewichen. Folgt { $winner }?
push-follow-to = Nach { $area } folgen
push-follow = Folgen
push-follow-sub = Das kostet nichts
push-stay = Bleiben: { $honor } Honor
push-stay-ally = Bleiben
push-no-room = Kein Platz dort
push-waits = Ein Rückzug ist offen
push-favor = { $name } mit dem Imperial Favor wählt das Gebiet.
push-for-ally = Ein Ally hat keine Honor zu verlieren.
push-costs-honor = Wer folgen könnte und es nicht tut, verliert 1 Honor.
push-costs-champion = { $name } hält den Favor und würde 1 Honor verlieren.

## The log

cause-retreat = Rückzug
cause-forced-movement = Forced Movement

## Refusals

refused-nobody-retreats = Niemand weicht oder folgt gerade.
refused-not-beside = { $area } liegt nicht daneben.
refused-can-retreat = Es gibt ein Gebiet für den Rückzug.
refused-not-cornered = Es gibt ein Gebiet für das Forced Movement.
refused-must-force = Enemies erzwingen immer einen Rückzug.
refused-has-room = Zum Folgen ist Platz.
refused-push-first = Zuerst muss { $name } weichen oder verfolgt werden.
