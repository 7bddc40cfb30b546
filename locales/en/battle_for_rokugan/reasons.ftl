# Battle for Rokugan: why something may not be, and why it came out so.

## Why a token may not lie there

bfr-reason-scorched = scorched earth: no token may lie there
bfr-reason-peace = peace: no token may lie there, and no attack leaves it
bfr-reason-shrine = the shrine: only its controller places tokens there
bfr-reason-occupied = another token lies on that border or coast
bfr-reason-kind = this kind never lies at such a place
bfr-reason-not-yours = the clan does not control the province it needs
bfr-reason-not-coastal = the province has no coast and no harbor
bfr-reason-own-target = it would attack a province of its own clan
bfr-reason-ronin = ronin place neither raid nor diplomacy
bfr-reason-yours = a raid does not lie in its own clan’s province
bfr-reason-battlefield = the battlefield allows neither diplomacy nor raid
bfr-reason-blessing-base = a blessing lies on its own clan’s army, navy or shinobi
bfr-reason-gone = the clan has none left of the tokens that may lie there

## Why a card cannot be played so

bfr-card-not-yours = That province is not the clan’s own.
bfr-card-not-an-opponents = No opponent controls that province.
bfr-card-twice = It was chosen already.
bfr-card-coastal = It has a coast; a harbor goes to a landlocked province.
bfr-card-shadowlands = Not in the Shadowlands.
bfr-card-permanent = Peace and scorched earth are never replaced.
bfr-card-controlled = Control tokens lie there.
bfr-card-not-scorched = It is not scorched.
bfr-card-not-at-peace = It is not at peace.
bfr-card-no-special = No special token lies there.
bfr-card-reward-due = Choose a province of your own for the faceup control tokens.
bfr-card-no-reward = No faceup control tokens are due.
bfr-card-supply = No token “{ $special }” is left in the supply.

## Refusals

bfr-refused-stage = That belongs to: { $needs }. The table is at: { $is }.
bfr-refused-over = The game is over.
bfr-refused-not-playing = { $clan } does not play at this table.
bfr-refused-turn = It is not the turn of { $clan }. Turn: { $turn }.
bfr-refused-settled = { $province } is not free: a starting token goes where no control token lies.
bfr-refused-all-settled = All starting tokens are placed.
bfr-refused-card-out = That initiative card was revealed before.
bfr-refused-not-in-deck = The deck holds no such card.
bfr-refused-not-held = { $clan } does not hold the card of { $territory }.
bfr-refused-card-moment = { $card } is played at another moment: Shadowlands cards in your own placement turn, the others in upkeep.
bfr-refused-other-card = These choices are not for { $card }.
bfr-refused-closed = { $province }: { $reason }.
bfr-refused-all-placed = { $clan } has placed every token of this round.
bfr-refused-only-blessings = Only a blessing lies on another token.
bfr-refused-no-token = No such token lies on the board.
bfr-refused-none-unseen = { $clan } has no { $face } left: all are discarded or lie faceup.
bfr-refused-too-many = { $clan } does not have that many tokens: { $face }.
bfr-refused-blessed = A blessed token cannot be chosen.
bfr-refused-stays-hidden = What the looker saw stays with the looker: it is not noted.
bfr-refused-used-up = Not available now: { $agent }.
bfr-refused-own-token = It is for tokens of other clans.
bfr-refused-say-what = Say what the token was.
bfr-refused-no-swap = Only Unicorn swaps two tokens, once a round, before the reveal.
bfr-refused-cannot-swap = These two cannot change places: no blessing, nothing blessed, both of the same clan.
bfr-refused-must-place = { $clan } has to place a token; only ronin who cannot place at all stop.
bfr-refused-left-to-place = { $count ->
        [one] 1 token is still to be placed.
       *[other] { $count } tokens are still to be placed.
    }
bfr-refused-facedown = { $count ->
        [one] 1 token still lies facedown.
       *[other] { $count } tokens still lie facedown.
    }
bfr-refused-over-thirty = { $clan } has more than 30 control tokens on the board. Take faceup tokens off by hand first.
bfr-refused-objective-taken = Another clan has { $objective }.
bfr-refused-unrevealed = { $clan } has not revealed an objective.
bfr-refused-control-place = Only clans at this table have control tokens: { $province }.
bfr-refused-thirty = { $clan } has 30 control tokens in all.
bfr-refused-special-place = That special token cannot lie there: { $province }.
bfr-refused-ronin = Each ronin plays at this table, and is named once.
bfr-refused-card-holder = Only clans at this table hold cards: { $territory }.
bfr-refused-earlier-round = A table does not go back to an earlier round. Undo does.
bfr-refused-number = That number cannot be.

## Faults of a set-up

bfr-fault-number = Two to five clans play.
bfr-fault-twice = { $clan } sits at the table twice.

## Why a defense counts

bfr-defense-battle = won the battle
bfr-defense-failed-attack = an attack failed before the battle
bfr-defense-unattacked = nobody attacked what was defended
bfr-defense-diplomacy = diplomacy discarded an attack

## What became of a token

bfr-fate-bluff = back behind its screen
bfr-fate-illegal = illegal: { $reason }
bfr-fate-raided = raided the province and went with it
bfr-fate-made-peace = made peace and is gone
bfr-fate-raid = discarded by a raid
bfr-fate-raid-no-effect = a raid with nothing to work from
bfr-fate-diplomacy = discarded by diplomacy
bfr-fate-battle = fought
bfr-fate-unattacked = defended, not attacked
