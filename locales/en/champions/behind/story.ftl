# The story of a scenario at the table: acts, events, objectives, what is lost.

story-moment = Turn { $turn }, { $phase }
story-no-card = Nobody has the card “{ $name }”. Put it on the table by hand.
story-next = Next event: { $when }
story-next-none = No event after this turn
story-losses = Lost when
story-no-objectives = None for this difficulty
story-unjudged = you judge
story-by-hand = by hand
story-judge-met = It is met
story-judge-met-ears = { $title }: it is met
story-judge-not = It is not met
story-judge-not-ears = { $title }: it is not met
story-judge-count = Let the app count
story-judge-count-ears = { $title }: let the app count
story-victory = Victory
story-defeat = Defeat
story-introduction = Before the game
story-conclusion = After the game
story-ended-met = The scenario says: met
story-ended-missed = The scenario says: not met

refused-no-such-happening = The scenario has no such event.
refused-happening-heeded = This event is noted already.
refused-happening-to-come = This event belongs to turn { $turn }.
