# The table of the old card game: two halves, the strip between them, the dock and its sheets.

ccg-before-first = Vor dem ersten Zug
ccg-turn = Zug { $turn }
ccg-strip = Zug und Phase
ccg-passes = { $count } von { $of } gepasst
ccg-half-ears = Hälfte von { $player }
ccg-acts = handelt
ccg-waits = wartet
ccg-is-out-word = draußen
ccg-honor = Honor
ccg-honor-ears = { $player }: Honor { $honor }
ccg-honor-minus = { $player }: Honor minus 1
ccg-honor-plus = { $player }: Honor plus 1
ccg-short = noch { $count } bis 40
ccg-wins-next = siegt bei Zugbeginn
ccg-no-honor-win = kein Sieg durch Honor
ccg-above = { $count } über dem Fall
ccg-hand-ears = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand
ccg-dead-ears = { $count ->
    [one] 1 Toter
   *[other] { $count } Tote
}
ccg-fallen = gefallen
ccg-province-of = Province { $number }
ccg-province-ears = Province { $number }, Strength { $strength }
ccg-province-hit-ears = Province { $number }, Strength { $strength }, angegriffen
ccg-province-fallen-ears = Province { $number }, gefallen
ccg-ring-of = Ring of { $ring }
ccg-ring-in-ears = Ring of { $ring }, im Spiel
ccg-ring-out-ears = Ring of { $ring }, nicht im Spiel
ccg-favor = Favor
ccg-no-favor = kein Favor
ccg-favor-middle = Favor in der Mitte
ccg-closed-ears = { $player }: Honor { $honor }, { $way }, { $provinces ->
    [one] 1 Province
   *[other] { $provinces } Provinces
}. Öffnen
ccg-tool-act = Aktion
ccg-tool-attack = Angriff
ccg-tool-recruit = Anwerben
ccg-tool-cards = Karten
ccg-tool-more = Mehr
ccg-ink-duel = Das Duell
ccg-ink-lobby = Das Lobbying
ccg-ink-attack = Der Angriff
ccg-ink-story = Wie es lief
ccg-play-on = Trotzdem weiterspielen
ccg-so-it-is = So ist es
ccg-straighten = Alle aufrichten
ccg-events-seen = Events erledigt
ccg-pass-all = Alle passen
ccg-passes-now = { $player } passt
ccg-no-attack = Kein Angriff
ccg-done-recruiting = Fertig angeworben
ccg-end-turn = Gezogen, Zugende
ccg-end-turn-draw = +1 auf der Hand
ccg-end-turn-discard = +1 auf der Hand, { $count } abgeworfen
ccg-next-segment = Nächste Manöver
ccg-begin-battle = Schlacht beginnen
ccg-resolve = Ergebnis anwenden
ccg-resolve-sub = Tote, Honor, wer sich beugt
ccg-end-attack = Der Angriff ist vorbei
ccg-then = dann { $what }
ccg-then-ends = alle haben gepasst
ccg-minus = { $what } minus 1
ccg-plus = { $what } plus 1
ccg-honor-title = Honor von { $player }
ccg-hand-title = Hand von { $player }
ccg-favor-title = Der Imperial Favor
ccg-act-title = Was geschieht?
ccg-gain = Gewinn
ccg-lose = Verlust
ccg-change = Änderung
ccg-what-for = Wofür?
ccg-reason-card = eine Karte
ccg-reason-action = eine Aktion
ccg-reason-event = ein Event
ccg-reason-other = etwas anderes
ccg-own-words = In eigenen Worten
ccg-apply = Anwenden
ccg-involved = Wer war beteiligt?
ccg-restored-instead = entehrt: ein Gewinn stellt stattdessen her
ccg-give-favor = Den Favor abgeben
ccg-give-favor-sub = der Verlust entfällt
ccg-seppuku-of = Seppuku: { $card }
ccg-seppuku-sub = Honorable Dead, der Verlust ist 1
ccg-answers = Was den Verlust beantwortet
ccg-fallen-sub = Diese Province ist gefallen.
ccg-rebuild = Sie steht wieder (von Hand)
ccg-add-province = Eine Province mehr
ccg-destroyed = Zerstört
ccg-ring-enters = Kommt ins Spiel
ccg-ring-leaves = Verlässt das Spiel
ccg-rings-missing = Es fehlen: { $rings }
ccg-ring-sub = Fünf Ringe im Spiel siegen sofort.
ccg-favor-to = der Favor geht dorthin
ccg-favor-uses = { $player } gibt ihn ab
ccg-restores = { $card } ist wieder ehrenhaft
ccg-among-dead = unter den Toten
ccg-hand = Karten auf der Hand
ccg-hand-several = Mehrere auf einmal
ccg-hand-draw = So viele ziehen
ccg-hand-discard = So viele abwerfen
ccg-no-actions = In dieser Phase handelt niemand.
ccg-acts-now = { $player } handelt.
ccg-action-of = Die Aktion hat { $player }
ccg-by-hand = Von Hand
ccg-challenge = Zum Duell fordern
ccg-cards-in-play = Karten im Spiel
ccg-dead = Die Toten
ccg-dead-honorable = Honorable Dead
ccg-dead-dishonored = Dishonorable Dead
ccg-no-dead-yet = Noch niemand
ccg-return = Spielt weiter
ccg-concede = Verlässt das Spiel
ccg-set-honor = Honor setzen
ccg-log = Logbuch
ccg-story = Honor, Punkt für Punkt
ccg-cards-of = Karten von { $player }
ccg-duel = Duell
ccg-rules = Regeln
ccg-turn-far = Die ferne Hälfte drehen
ccg-remark = Eine Bemerkung fürs Logbuch
ccg-remark-write = Notieren
ccg-phase-by-hand = Andere Phase, von Hand
ccg-then-line = Provinces { $provinces } · Ringe { $rings } · Hand { $hand } · Tote { $dead }
ccg-phase-name = { $phase ->
    [first] Aufbau
    [straighten] Straighten
    [events] Events
    [action] Action
    [attack] Attack
    [dynasty] Dynasty
    [end] End
   *[over] Spielende
}
ccg-may = { $act ->
    [limited] Limited-Aktion
    [open] Open-Aktion
    [battle] Battle-Aktion
    [attach] Eine Karte anlegen
    [move] Karten bewegen
    [lobby] Lobbying um den Favor
    [favor-draw] Favor: eine Karte ziehen
    [favor-restore] Favor: Ehre wiederherstellen
    [favor-remove] Favor: eine Einheit heimschicken
   *[pass] Passen
}
ccg-tool-stay = Gebeugt
ccg-tool-hand = Hand
ccg-stay-bowed = Welche bleiben gebeugt?
ccg-nothing-bowed = Nichts Eingetragenes ist gebeugt.
ccg-straighten-rest = Die anderen aufrichten
ccg-end-title = Zugende
ccg-drew = Gezogene Karten
ccg-discarded = Abgeworfene Karten
ccg-end-turn-so = Zug so beenden
ccg-reactions = Nach dem, was { $player } tut, gehen Reactions von links herum: { $all }.
ccg-rules-now = Regeln dieses Augenblicks
