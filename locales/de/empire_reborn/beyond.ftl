# Seiten der Welt, des einen Tischs, der Chronik; Anfänge; was eine andere Auslegung geändert hätte.

er-step-by-step = Wurf für Wurf
er-cheats = { $name } betrügt
er-cheats-no = nein
er-cheats-yes = ja
er-odds-caught = { $name } wird beim Betrug ertappt: { $chance }
er-starts = Fertige Anfänge
er-starts-hint = fünf, alle regelgerecht und über den Winter bezahlbar
er-starts-sub = { $persons ->
    [one] 1 Character
   *[other] { $persons } Characters
}, { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}
er-last-duel-title = Was eine andere Auslegung geändert hätte
er-last-duel = Zuletzt: { $deed }, { $name } gegen { $target }, { $chance } für den Herausforderer.
er-otherwise = { $ruling }: { $reading }. Chance { $chance }, der Geforderte stirbt { $dies }.
er-otherwise-rest = Die anderen ändern nichts.
er-otherwise-none = Keine andere Lesart ändert etwas.
er-last-battle-title = Die letzte Schlacht, anders gelesen
er-last-battle = Die letzte: { $place }, { $winner } schlägt { $loser }. Chance von { $attacker }: { $chance }.
er-otherwise-battle = { $ruling }: { $reading }. Chance { $chance }.
er-last-battle-show = Was andere Lesarten geändert hätten
er-otherwise-same = Dieselben Würfel ergeben dasselbe.
er-otherwise-actor = Mit denselben Würfeln gewinnt der Herausforderer.
er-otherwise-target = Mit denselben Würfeln gewinnt der Geforderte.
er-otherwise-again = Dieselben Würfel sind gleich und werden neu geworfen.
er-otherwise-nobody = Dieselben Würfel sind gleich: niemand gewinnt.
er-world = Die Welt
er-world-sub = Wetter, Seuche, Spione, Gunst, Erfahrung
er-together = An einem Tisch
er-together-sub = Was alle sehen dürfen, und der Bericht jedes Clans
er-spies = Spione
er-spies-sub = geschickt, heimgerufen, gesucht
er-journeys = Reisen
er-journeys-sub = in Provinces anderer Clans
er-cross-open = Diese Grenze bewacht niemand.
er-explorers = Kundschafter
er-explorers-sub = 5 Koku je Trupp, höchstens fünf Trupps
er-learning = Erfahrung
er-learning-sub = was da ist, was es bringt, Pools
er-sky = Wetter und Ereignisse
er-sky-sub = gezogen oder gewählt
er-raze = Verwüsten
er-raze-sub = Einheiten gegen eine Province
er-sites = Hidden Locations
er-sites-sub = notiert, gesucht, betreten
er-favor = Die Gunst des Kaisers
er-favor-sub = einmal, im Zug nach dem Gewinn
er-calls = Eigene Würfe und Nachrichten
er-calls-sub = jeder Pool, jede Zielzahl, für wen ihr wollt
er-due = In diesem Zug noch zu tun
er-due-none = Nichts: die Welt ruht.
er-due-move = { $plagues ->
    [0] Land erholt sich: Provinces { $healing }
   *[other] Die Seuche geht weiter: Orte { $plagues }{ $healing ->
        [0] {""}
       *[other] , Land erholt sich: Provinces { $healing }
    }
}
er-due-sky-sub = noch keins in diesem Zug; vor der Abrechnung
er-due-early-sub = vor der Abrechnung
er-due-spread = Die Seuche in { $place } breitet sich aus: zu welchem Nachbarn?
er-spread-there = Sie kommt dorthin
er-spread-nowhere = Sie breitet sich nicht aus
er-due-listen-sub = bevor der Zug endet
er-due-roll = Weitergehen lassen
er-due-listen = Spione, die berichten können: { $count }
er-due-hear = Die Spione hören
er-due-favor = { $name } kann die Gunst nur in diesem Zug nutzen
er-typed-dice = Würfel vom Tisch
er-typed-dice-hint = einer nach dem anderen; keine: die App würfelt
er-which-place = Wo
er-sky-drawn = Gezogenes Wetter
er-what-comes = Was kommt
er-dice-needed = Würfel: { $koku } für Koku, dann { $units }, einer je Einheit
er-bandits-count = Wie viele Bandits
er-bandits-sub = Sie plündern: weiter zum Schlachttisch.
er-let-it-come = Kommen lassen
er-raze-by = Wessen Einheiten
er-raze-strikes = Einheiten, die zuschlagen
er-raze-leader = Wer sie führt
er-raze-it = Verwüsten
er-spies-in = { $place }: { $count ->
    [one] 1 Spion
   *[other] { $count } Spione
}
er-spies-home = Einen heimrufen
er-spies-count = Spione
er-spies-send = Spione schicken
er-spies-odds = { $security }, drei Züge: berichtet { $reports }, wird gefangen { $caught }
er-search = Nach Spionen suchen
er-search-who = Wer
er-search-now = Suchen
er-teams = Trupps
er-site-in = { $name }, { $place }
er-site-unfound = noch von niemandem gefunden
er-site-note = Eure Notiz
er-site-note-sub = zum Lesen halten
er-site-new = Eine neue
er-site-name = Wie sie heißt
er-site-hide = Notieren
er-explore = Losschicken
er-failing-price = Was Scheitern kostet
er-price-nothing = nichts
er-price-honor = Punkte Honor, gewürfelt
er-price-death = das Leben, Earth gegen
er-price-said = was ihr sagt
er-site-enter = Ein Character geht hinein
er-site-which = Welche
er-site-go = Würfeln
er-favor-of = Die Gunst: { $name }
er-favor-nobody = Niemand hält die Gunst.
er-favor-for = Wofür
er-favor-use = Die Gunst nutzen
er-edict = Der Clan gehorcht
er-edict-refuses = nein
er-edict-obeys = ja
er-edict-clan = Welcher Clan
er-call = Ein Wurf
er-call-what = Worum es geht
er-call-roll = Würfel geworfen
er-call-keep = Würfel behalten
er-call-bonus = Dazu
er-call-chance = { $pool }: { $chance }
er-call-won = Honor bei Erfolg
er-call-lost = Honor beim Scheitern
er-call-roll-it = Würfeln
er-told = Mitgeteilt an
er-tell = Eine Nachricht
er-tell-them = Mitteilen
er-xp = { $count } XP
er-learn = Ausgeben
er-learn-what = Wofür
er-learn-cost = { $what }, { $count } XP
er-learn-from = Woraus
er-learn-own = eigene Punkte
er-learn-buy = Ausgeben
er-ending = Was das Ende des Zugs bringt
er-ending-gain = { $own } XP, Clan Pool { $pool }
er-merit-what = Etwas anderes, das zählt
er-merit-add = Zählen
er-grant-count = Punkte
er-grant-for = Wofür; leer: eine Gabe für den Clan Pool
er-grant = Zuwenden
er-measure = { $measure ->
    [koku] Koku
    [provinces] Provinces
    [units] Einheiten
   *[honor] Mittlere Honor
}
er-curves = Über die Züge
er-chronicle-standing = { $clan }: { $koku } Koku, Provinces { $provinces }, Einheiten { $units }, Honor { $honor }
er-chronicle-won = Zug { $turn }, { $deed }: { $name } besiegt { $target }, eine Chance von { $chance }
er-chronicle-lost = Zug { $turn }, { $deed }: { $name } unterliegt { $target }, eine Chance von { $chance }
er-chronicle-luck = { $clan }: { $count } Würfel, im Mittel { $mean }, erwartet { $expected }
er-chronicle-death = Zug { $turn }, { $season }: { $name } stirbt
er-chronicle-pact = { $clan } und { $partner }, { $own } mit { $with }: { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
er-chronicle-deeds = Taten, mit ihrer Chance
er-chronicle-luck-title = Würfelglück
er-chronicle-deaths = Die Toten
er-chronicle-pact-title = Der längste Vertrag
er-chronicle-save = Die Chronik als Text bewahren
er-closing = In Kürze
er-closing-file = empire-reborn.png
er-observer = Was alle sehen dürfen
er-together-koku = { $name } Koku
er-together-report = { $name }: Bericht
er-together-show = Ich bin { $name } – zeigen
er-together-show-sub = der Bericht des Zugs; die anderen sehen weg
er-together-done = Gelesen – weglegen
er-together-realm = { $name }: zum Reich
er-lesson-trade = Handel
er-lesson-trade-now = Ein Vertrag bringt ab dem nächsten Zug einen Anteil dessen, was die Province des Partners abwirft.
er-lesson-trade-table = Mehr antippen, dann Provinces und Verträge: einen mit einer Province der Crab schließen.
er-lesson-court = Der Hof des Kaisers
er-lesson-court-now = Wer mit Air, Honor und dem halben Geschenk am höchsten kommt, gewinnt die Gunst.
er-lesson-court-table = Mehr antippen, dann Hof: einen eigenen und einen der Crab wählen, sehen, was jeder Koku bringt, und würfeln.
er-primary = Primary Character
er-chronicle-battles = Schlachten, mit ihrer Vorhersage
er-chronicle-battle = Zug { $turn }, { $place }: { $winner } besiegt { $loser }, vorhergesagt { $chance }
er-chronicle-battle-bare = Zug { $turn }, { $place }: { $winner } besiegt { $loser }, ohne Vorhersage
