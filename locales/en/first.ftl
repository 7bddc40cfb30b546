# Words that the first page needs besides those of app.ftl and home.ftl: what leads to other pages, and the way there.

learning-first = First lesson
boards = Boards
boards-line = Draw yours once; Enemies then find their way on it
campaigns = Campaigns
campaigns-line = Scenarios one after the other, with a log
rules-title = Rules
rules-link-sub = In short words, with the rulebook’s pages
setup-back-home = Back to Home

## Where the rest of the app is not there yet

rest-title = One moment
rest-comes = The rest of the app is on its way.
rest-missing = The rest of the app could not be fetched. Nothing is lost; check the network.
rest-again = Try again
scenarios = Scenarios
scenarios-line = Play one, write your own, see how it plays
takein-title = From another phone
takein-row-sub = Read its codes with the camera
