# Words of what keeps the app and its saves: versions, backups, the browser's promise, the screen.

## Versions of the app

update-damaged = The new version is not complete. With a network, try again; this one goes on.
update-fell-back = The new version did not start. The one before is back; your tables are as they were.

## What is saved, and how surely

saves-title = Your saves
saves-every-tap = Every tap is saved on this phone at once, in two places.
saves-last = Last saved: { $name }, { $when }.
saves-none = No table is saved yet.
saves-memory = Nothing is saved here: this browser gives no storage.
saves-backups = After each finished turn a backup is taken; the last { $most } of a table are kept.
saves-backups-of = { $count ->
    [0] No backup yet
    [one] 1 backup, { $when }
   *[other] { $count } backups, the last { $when }
}
saves-table-sub = { $backups } · { $size } kB
saves-gone = No longer on the shelf
saves-no-place = This browser has no room for backups. Export the tables you want to be sure of.
room-taken = Used: { $taken } of about { $most } kB.
room-tables = Tables
room-others = Everything else
room-size = { $size } kB
room-elsewhere = Elsewhere: backups { $backups } kB, pictures { $pictures } kB.
room-can-go = Backups and pictures lie elsewhere. For more room, delete tables you do not play anymore.
saves-promised = The browser has promised to keep all of it.
saves-not-promised = The browser may clear it when space runs out.
saves-may-clear = The browser may clear the saves when space runs out. Install the app, or export tables.
saves-unknown = This browser does not say how long it keeps it.
saves-ask = Ask the browser to keep it
saves-refused = The browser did not promise. Install the app, or export tables now and then.
saves-ios = On an iPhone or iPad: share button, then “Add to Home Screen”. Safari clears pages that have not been visited for weeks.

## Backups of one table

backups = Backups
backups-sub = Every finished turn, to go back to
backups-lines = Putting one back loses nothing: what is there now becomes a backup.
backups-none = No backup yet. The first is taken when a turn is finished.
backups-broken = This table cannot be read and stays. Take a backup as a new table.
backup-ended = After the game
backup-replaced = Before another was put back, turn { $turn }
backup-replaced-period = Before another was put back: { $which }
backup-when = { $when } · { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
backup-put-back = Put back
backup-put-back-ears = Put back: { $which }
backup-as-new = As a new table
backup-as-new-ears = As a new table: { $which }
backup-copy = { $name }, turn { $turn }
backup-copy-period = { $name }: { $which }
backup-done = Put back: { $which }. What was there before is a backup now.
backup-beside = On the shelf: { $name }
backup-unreadable = This backup could not be read. Nothing was changed.
backup-not-kept = Not put back: what is there now could not be backed up first.
backups-let-go-ask = Delete these backups
backups-let-go-sure = { $count ->
    [one] 1 backup goes for good: the table is not on the shelf anymore, and nothing brings it back.
   *[other] { $count } backups go for good: the table is not on the shelf anymore, and nothing brings it back.
}
backups-let-go-yes = Delete for good
backups-let-go = Deleted for good: backups of { $name }
backups-not-let-go = The backups could not be deleted. All are still there.

## The bin

bin-title = In the bin
bin-sub = Deleted { $when }. It stays thirty days, or until another table is deleted.
bin-empty = Empty the bin
bin-sure = { $name } goes for good, with every step: only its backups are left then.
bin-emptied = Deleted for good: { $name }
bin-not-emptied = Not deleted: another tab has it, or it cannot be read. It is still there.

## The screen

settings-screen = Screen at the table
screen-stays-on = Stays on
screen-sleeps = As the phone
screen-dims = While the screen stays on, it dims after three minutes without a touch; the first tap only wakes it.
settings-holding = What only one may see
holding-held = Held open
holding-pressed = Press on, press off
holding-about = A hand of tokens or cards, behind its key: open while a finger lies on it, or from one press to the next. Both close when the page is left.
hold-press = Press to see
hold-cover = Press to cover
screen-cannot = This browser cannot keep the screen on.
settings-noticed = What you feel and hear
settings-haptics = Vibration
settings-haptics-sub = A short tick at a step, at Undo and at a refusal
settings-sounds = Sound
settings-sounds-sub = One clap when the Enemies begin or a question waits
switch-on = on
switch-off = off
haptics-cannot = This device cannot vibrate.
sounds-cannot = This browser makes no sounds.

# A name that is typed in.
name-empty = A name is needed.
name-too-long = The name has { $length } characters; at most { $most } fit.

## Games on this device

kept-title = Games without a network
kept-ready = Ready without a network
kept-later = Fetched when it is opened
kept-size = { $state } · { $size } MB
kept-fetch = Fetch
kept-fetch-of = Fetch { $name }
kept-drop = Drop
kept-drop-of = Drop { $name }
kept-drop-anyway = Drop it
kept-has-tables = This game has tables. They stay; opening one fetches the game again, with a network.
