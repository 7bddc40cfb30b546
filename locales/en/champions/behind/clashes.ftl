# Two cards of the same name: yours, and the one in the file.

clash-title = { $count ->
    [one] One card differs from yours
   *[other] { $count } cards differ from yours
}
clash-lead = Yours stay unless you take those of the file.
clash-mine = Yours
clash-theirs = From the file
clash-take = { $count ->
    [0] Keep all of yours
    [one] Take one from the file
   *[other] Take { $count } from the file
}
clash-taken = { $count ->
    [one] One card was taken from the file.
   *[other] { $count } cards were taken from the file.
}
clash-which = Which { $name }?
clash-named = { $name }
clash-number = { $value }
clash-dice = { $white } white, { $gray } gray, { $black } black
clash-face = { $offence } Offensive { $defence } Defensive
clash-listed = { $first }, { $next }
clash-no-note = nothing noted
clash-kind = Kind of scenario
clash-turns = Turns
clash-details = Details
clash-yours = as you have it
clash-other = other than yours
clash-line = { $field }: { $mine } yours, { $theirs } in the file
