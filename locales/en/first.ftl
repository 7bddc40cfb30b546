# Words that the first page needs besides those of app.ftl and home.ftl: what leads to other pages, and the way there.

learning-first = First lesson
examples = Examples
examples-line = The rulebook’s fights to play, each to its printed result
boards = Boards
boards-line = Draw yours once; Enemies then find their way on it
campaigns = Campaigns
campaigns-line = Scenarios one after the other, with a log
card-decks = Decks and card book
card-decks-line = Entered once; checked, and used by the odds of duels
past-tables = All tables so far
past-tables-line = Who won how, Provinces taken, duels
rules-title = Rules
rules-link-sub = In short words, with the rulebook’s pages
setup-back-home = Back to Home

## Where the rest of the app is not there yet

rest-title = One moment
rest-comes = The rest of the app is on its way.
rest-missing = The rest of the app could not be fetched. Nothing is lost; check the network.
rest-again = Try again
waiting-still = The step before waits still; this one was not taken up.
waiting-still-missing = The step before waits still. What it needs could not be fetched; it is asked for again.
waiting-taken-back = Taken back: the step that waited
waiting-left = The step that still waited was not done.
redone-without-waiting = Redone. The step that waited is taken back.
scenarios = Scenarios
scenarios-line = Play one, write your own, see how it plays
takein-title = From another phone
takein-row-sub = Read its codes with the camera

## A game that is not there yet

game-left = On its way: { $left } of { $whole } MB still to come
game-missing = This game could not be fetched. What has come of it is kept; check the network.
game-behind-missing = The rest of this game could not be fetched. What has come of it is kept; check the network.
game-gone = This game belongs to a version that is no longer on the net. Start the new version, then open it again.
game-damaged = This game did not arrive whole. What is damaged is fetched again.
game-no-room = There is no room to keep this game. It can be played with a network; your tables are safe.
