# Words of Home, Settings and files.

home = Home
game-champions = Champions of Rokugan
game-battle = Battle for Rokugan
continue = Continue
saved = saved
unsaved = not saved
settings = Settings
import = Import
new-table = New table
download = Download

## The table played last, and the others

home-continue-with = Continue { $name }
home-see-result = See the result
home-see-result-of = See the result of { $name }
home-more = { $name }: more
home-clock = Turn { $turn } of { $turns }, { $phase }
phase-preparation = Preparation
phase-champions = Champions
phase-enemies = Enemies
phase-recovery = Recovery
backup-turn = After turn { $turn }
home-sentence = { $line }.
home-acts = { $name } acts.
home-honor = { $margin } · { $of }
home-honor-of = { $have } of { $need }
home-turn-of = Turn { $number }: { $name }
home-before-turn = Before the first turn
home-honors = Honor { $all }
home-won-how = { $how ->
    [military] { $name } wins: the only one left
    [enlightenment] { $name } wins: five Rings
   *[honor] { $name } wins: 40 Honor
}
home-clan-of-twelve = { $clan ->
    [crab] Crab
    [crane] Crane
    [dragon] Dragon
    [lion] Lion
    [mantis] Mantis
    [phoenix] Phoenix
    [scorpion] Scorpion
    [unicorn] Unicorn
    [naga] Naga
    [toturi] Toturi’s Army
    [shadowlands] Shadowlands Horde
   *[brotherhood] Brotherhood of Shinsei
}
home-dated = { $line } · { $when }
home-undated = { $line }
home-victory = Victory, { $margin }
home-defeat = Defeat, { $margin }
margin-short = { $count } short
margin-exact = exactly met
margin-above = { $count } above
home-saved = Saved tables
home-here-only = on this phone only
home-at-hand = Boards, campaigns and rules
home-games = Games on the shelf
home-demo = Demonstration table
home-offline = Works without a network; each game once it has been opened.
home-ready = Ready without a network
home-empty = No table yet
home-empty-sub = Start one in six steps, or look around at a ready-made one.

## What can be done with a table

home-name = Name
home-rename = Rename
home-export = Export
home-export-sub = A file with the whole table, as a backup or for another phone
home-duplicate = Duplicate
home-duplicate-sub = A second table that goes its own way from here
home-delete = Delete
home-delete-sub = Can be brought back at once
home-numbered = { $name } ({ $number })
home-copy-of = Copy of { $name }
home-duplicated = { $name } is on the shelf
home-deleted = Deleted: { $name }. Its backups stay under Settings.
home-restore = Bring back
home-restored = { $name } is back
home-elsewhere = Another tab has this table open. Close it there first.

## Tables that are damaged or of a newer version

home-nameless = A saved table
home-broken = could not be read. It is kept as it is.
home-too-new = was made by a newer version. It stays untouched.
home-recovered = { $lost ->
    [0] A spare copy of this table could not be read. The copy from { $time } is whole.
    [one] The last step of this table could not be read. The copy from { $time } is whole.
   *[other] The last { $lost } steps of this table could not be read. The copy from { $time } is whole.
}
home-damaged = { $count ->
    [one] 1 text of this table could not be read. It is kept aside; the table itself is whole.
   *[other] { $count } texts of this table could not be read. They are kept aside; the table itself is whole.
}
home-let-go = Delete what could not be read
opened-recovered = { $lost ->
    [0] A spare copy could not be read; the table itself is whole.
    [one] 1 step could not be read. This is the last whole copy.
   *[other] { $lost } steps could not be read. This is the last whole copy.
}
cannot-open = Not opened

## Storage and versions

home-no-storage = This browser gives no storage. Tables can be played, but are gone with this page; export them to keep them.
shelf-full = Storage is full: nothing was added. Export and delete tables you no longer need.
home-storage-denied = The browser does not let the app read its storage just now.
update-ready = A new version is ready. Your tables stay as they are.
update-restart = Restart

## Files that come in

imported-table = Imported: { $name }
imported-pack = { $count ->
    [one] { $name }: 1 card added, { $had } there already
   *[other] { $name }: { $count } cards added, { $had } there already
}
shared-title = A file from another app
shared-reading = It is being read.
shared-nothing = The other app handed over no file, or it was dealt with already.
shared-no-room = There is no room on this device to take it in. Make room, then share it again.
import-refused = Not imported.
import-unchanged = Nothing was changed.
import-anyway = Import it as it was recorded
import-at = Why: { $reason } · Place: { $path }
import-too-large = The file is larger than { $most } MB.
import-too-deep = The file is nested deeper than any file of the app.
import-unreadable = The file could not be read.
import-cut-off = the file is cut off
import-not-json = this is no file of the app
import-foreign = this is a file of something else
import-too-new = a newer version of the app made it ({ $found }, this one knows { $known })
import-checksum = the file was damaged or changed
import-other-events = the rules make something else of this step
import-other-chance = its dice are not those this table would have rolled
import-other-time = it says a time that no clock says
import-differs = the file says { $saved }, its steps make { $replayed }
import-twice = a second card named { $name }

## Settings

settings-device = This device
settings-theme = Theme
theme-dark = Dark theme
theme-system = As the phone
theme-washi = Light
theme-ink = Dark
settings-text = Text size
text-normal = Normal
text-large = Large
text-largest = Largest
text-double = Double
settings-hand = Which thumb
hand-right = Right
hand-left = Left
language-title = Language
language-device = Device
language-missing = This language could not be loaded. Nothing is changed.
settings-privacy = Everything stays on this phone. Nothing is sent anywhere.
settings-version = Version { $version }

library-name = Own cards
cards-own = Your own cards
cards-none = Cards that are typed in or imported are kept here for every table.
cards-import = Import cards
cards-export = Export cards
cards-remove = Take out { $name }
cards-removed = Taken out.
cards-unreadable = The own cards could not be read. They are kept as they are; nothing new is saved over them.
origin-own = own card
origin-rulebook = rulebook
origin-practice = practice, made up

## When

when-locale = en-GB
when-yesterday = yesterday

## The two copies of the saves on the device

copies-twice = { $count ->
    [one] A table had gone on in both copies of the saves. It is on the shelf twice now; delete the one you do not need.
   *[other] { $count } tables had gone on in both copies of the saves. Each is on the shelf twice now; delete those you do not need.
}
copies-no-room = Newer saves lie in the second copy, and there is no room to bring them back. Export and delete tables you no longer need, then open the app again.
copies-late = Newer saves were found only after the app had started. Close the app and open it again to play on with them.
copies-away = The second copy of the saves has not been read. If something is missing here, close the app and open it again before playing on.
cover-try = Look around first, or learn by playing.

## Tables of any game

home-round = Round { $number } of { $most }, { $part }
home-after-round = After round { $number }
home-before-round = Before the first round
home-leads = { $name } leads with { $count }
home-wins = { $name } wins with { $count }
home-tie = Tie at { $count }
home-round-part = { $part ->
    [setup] setup
    [upkeep] upkeep
    [placement] placement
    [resolution] resolution
   *[end] end
}
home-clan = { $clan ->
    [crab] Crab
    [crane] Crane
    [dragon] Dragon
    [lion] Lion
    [phoenix] Phoenix
    [scorpion] Scorpion
   *[unicorn] Unicorn
}

## Tables of two sides

home-turn-of-most = Turn { $turn } of { $turns }
home-score-two = { $one } : { $other }
home-won-by = { $name } won
home-drawn = Drawn
game-bushido = Bushido – Risen Sun
game-ccg = Legend of the Five Rings CCG

## Campaigns of the Empire

home-turn-season = Turn { $turn }, { $season ->
    [spring] spring
    [summer] summer
    [autumn] autumn
   *[winter] winter
}
home-koku = Koku { $all }
home-over = Over
game-empire = The Empire Reborn
home-statistics = Statistics
home-statistics-sub = All games on this device that have ended
