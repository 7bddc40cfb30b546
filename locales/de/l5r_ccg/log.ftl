# Das Protokoll des alten Kartenspiels.

ccg-log-nothing = Sonst geschah nichts
ccg-log-cut-tied = { $count } Spieler liegen gleichauf und heben noch einmal ab
ccg-log-first = { $player } beginnt
ccg-log-first-drawn = { $player } beginnt, von der App ausgelost
ccg-log-turn = Zug { $turn }: { $player }
ccg-log-phase = { $phase }
ccg-log-straightened = { $player } richtet alle Karten auf
ccg-log-acted = { $player }: { $act }
ccg-log-passed = { $player } passt
ccg-log-acting = Die Aktion hat { $player }
ccg-log-turn-ended = { $player } beendet den Zug
ccg-log-honor = { $player }: Honor { $change }
ccg-log-honor-said = { $player }: Honor { $change }, { $name }
ccg-log-honor-battle = { $player }: Honor { $change } für die Schlacht
ccg-log-honor-dishonorable = { $player }: Honor { $change }, { $name } starb entehrt
ccg-log-honor-ally = { $player }: Honor { $change } als Verbündeter
ccg-log-honor-entered = { $player }: Honor { $change }, { $name } kam ins Spiel
ccg-log-honor-yielded = { $player }: Honor { $change } von { $name }
ccg-log-honor-duel = { $player }: Honor { $change } für das Duell
ccg-log-honor-seppuku = { $player }: Honor { $change }, Seppuku von { $name }
ccg-log-averted = { $player } gibt den Favor ab: kein Verlust von { $change }
ccg-log-favor = Der Favor: { $player }
ccg-log-province-fell = { $player } verliert Province { $province }
ccg-log-province-rose = { $player }: Province { $province } steht, Strength { $strength }
ccg-log-strength = { $player }: Province { $province } hat Strength { $strength }
ccg-log-ring = { $player }: Ring of { $ring } kommt ins Spiel
ccg-log-ring-left = { $player }: Ring of { $ring } verlässt das Spiel
ccg-log-hand = { $player }: Hand { $change }
ccg-log-typed-in = { $card } von { $player } ist eingetragen
ccg-log-attached = { $player } legt { $card } an { $to } an
ccg-log-entered = { $player } bringt { $card } ins Spiel
ccg-log-overlaid = { $card } liegt auf der früheren Version
ccg-log-card-set = { $card } ist berichtigt
ccg-log-moved = { $card } geht zu { $to }
ccg-log-bow = { $count ->
    [one] 1 Karte beugt sich
   *[other] { $count } Karten beugen sich
}: { $cards }
ccg-log-straighten = { $count ->
    [one] 1 Karte richtet sich auf
   *[other] { $count } Karten richten sich auf
}: { $cards }
ccg-log-go-home = { $count ->
    [one] 1 Einheit geht heim
   *[other] { $count } Einheiten gehen heim
}: { $cards }
ccg-log-paid = Für { $gold } Gold
ccg-log-paid-at-table = Für { $gold } Gold, am Tisch bezahlt
ccg-log-loses = { $player } verliert { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, zerstört: { $cards }
ccg-log-bowed = { $card } beugt sich
ccg-log-straight = { $card } richtet sich auf
ccg-log-token = { $card }: { $force } Force, { $chi } Chi
ccg-log-token-turn = { $card }: { $force } Force, { $chi } Chi in diesem Zug
ccg-log-restored = { $card } ist wieder ehrenhaft
ccg-log-dishonored = { $card } ist entehrt
ccg-log-died = { $card } stirbt ehrenhaft
ccg-log-died-dishonored = { $card } stirbt entehrt
ccg-log-dead-restored = { $card } unter den Toten ist wieder ehrenhaft
ccg-log-destroyed = { $card } ist zerstört
ccg-log-discarded = { $card } ist abgelegt
ccg-log-owner = { $player } kontrolliert jetzt { $card }
ccg-log-attack = { $player } greift { $defender } an
ccg-log-assigned = { $card } geht zu Province { $province }, { $side }
ccg-log-home = { $card } geht heim
ccg-log-cavalry = Cavalry-Manöver
ccg-log-battles = Die Schlachten beginnen
ccg-log-battle = { $attacker } greift Province { $province } von { $defender } an
ccg-log-shot = { $card } schießt auf { $target }: { $strength } gegen { $against }
ccg-log-fear = { $card } ängstigt die Einheit von { $unit }
ccg-log-tactician = { $card } nutzt Taktik: { $focus }
ccg-log-terrain = { $player } legt ein Terrain
ccg-log-army = { $side }: { $change } Force
ccg-log-wall = Die Province: { $change } Strength
ccg-log-battle-ended = { $attacker } gegen Province { $province } von { $defender }: { $outcome }, { $attack } gegen { $defense } und Strength { $strength }
ccg-log-attack-ended = Der Angriff ist vorbei
ccg-log-challenge = { $card } fordert { $other } heraus
ccg-log-duel-accepted = Das Duell ist angenommen
ccg-log-focus = { $card } fokussiert
ccg-log-strike = { $card } schlägt zu
ccg-log-duel-won = { $card } gewinnt das Duell, { $one } zu { $other }
ccg-log-duel-tied = Das Duell endet gleich, { $one } zu { $other }
ccg-log-duel-refused = Das Duell findet nicht statt
ccg-log-lobby = { $player } wirbt um den Favor gegen { $other }
ccg-log-speaker = { $player }: Fürsprecher { $value }, { $whom }
ccg-log-gift = { $player }: Gabe { $value }, { $whom }
ccg-log-lobby-won = { $player } gewinnt den Favor mit { $total }
ccg-log-lobby-lost = { $player } gewinnt den Favor nicht: { $total }, es fehlen { $missing }
ccg-log-lobby-dropped = Um den Favor wird nicht geworben
ccg-log-verdict = Zu entscheiden: { $verdict }
ccg-log-verdict-gone = Das Spiel geht weiter
ccg-log-out = { $player } scheidet aus: { $loss }
ccg-log-waived = { $player } spielt trotzdem weiter
ccg-log-back = { $player } spielt wieder mit
ccg-log-won = { $player } gewinnt: { $victory }
ccg-log-draw = Niemand ist übrig: unentschieden
ccg-log-ruling = { $ruling }: { $reading }
ccg-log-remark = { $note }
ccg-log-overrode = Getan, obwohl gilt: { $rule }
ccg-change-honor = { $player }: Honor { $from } → { $to }
ccg-change-provinces = { $player }: Provinces { $from } → { $to }
ccg-change-hand = { $player }: Hand { $from } → { $to }
ccg-own-honor = Honor { $from } → { $to }
ccg-own-provinces = Provinces { $from } → { $to }
ccg-own-hand = Hand { $from } → { $to }
ccg-different-turn = Zug { $from } → { $to }
ccg-different-favor = Der Favor: { $from } → { $to }
ccg-different-cards = Karten im Spiel: { $from } → { $to }
