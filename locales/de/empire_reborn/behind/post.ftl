# Was mit der Post geht: Aufträge, Berichte, der Eingang.

er-post = Mit der Post
er-post-sub = Aufträge an die Spielleitung, Reiche und Berichte zurück
er-post-orders = Aufträge dieses Zuges
er-post-none = Noch ist nichts angeordnet. Aushebungen, Märsche, Reparaturen und Verträge dieses Zuges kommen von selbst hierher.
er-post-ask = Die Spielleitung bitten
er-post-ask-what = Worum?
er-post-ask-add = Zu den Aufträgen
er-post-drop = Zurücknehmen
er-post-seal = Aufträge senden
er-post-seal-sub = { $count ->
    [one] 1 Auftrag, eine Datei
   *[other] { $count } Aufträge, eine Datei
}
er-post-sheet = Als Text teilen
er-post-came = Was mit der Post kam
er-post-paste = Eine Mail einfügen
er-post-read = Lesen
er-post-open = Datei öffnen
er-post-is-realm = { $clan }, Zug { $turn }
er-post-adopt = Alles übernehmen
er-post-treasury = Schatz: hier { $from }, laut Spielleitung { $to }
er-post-as-foreseen = wie vorhergesehen
er-post-not-foreseen = nicht vorhergesehen: { $change } Koku
er-post-units = Einheiten: hier { $from }, laut Spielleitung { $to }
er-post-report = Bericht des Zuges
er-post-quiet = Nichts wurde gehört.
er-post-inbox = Aufträge der Clans
er-post-missing = Noch nichts gekommen
er-post-waiting = { $count ->
    [0] Alles erledigt
    [one] 1 wartet
   *[other] { $count } warten
}
er-post-carry-out = Ausführen
er-post-anyway = Trotzdem
er-post-leave-out = Weglassen
er-post-resolve = Auswerten
er-post-done = Erledigt
er-post-answer = Eure Antwort, für den Bericht
er-post-left-out = Weggelassen
er-post-against = { $reason } ({ $rule })
er-post-one-sided = { $clan } hat diesen Vertrag nicht angeordnet (ER-TRD-1)
er-post-security = { $place }: Sicherheit { $from } → { $to }
er-post-other-level = { $clan } ordnet anderen Handel an: { $level } (ER-TRD-1)
er-post-production = Zu prüfen: { $place } bringt hier { $held }, die Aufträge sagen { $said }. Es bleibt bei { $held } (ER-LED-2)
er-post-kept = { $place }: Was die Aufträge sonst daran ändern, ist eure Sache und bleibt, wie es hier ist
er-post-account-first = Zuerst abrechnen: Diesen Zug ist noch nichts eingekommen (ER-SEQ)
er-post-not-accepted = { $clan } hat nicht angenommen (ER-DUE-1)
er-post-guarded = Bewacht ({ $clan }): ohne Erlaubnis gefangen bei { $count } von 10 (ER-SEC)
er-post-no-leave = Ohne Erlaubnis
er-post-brash = { $name } ist Brash und kann nicht ablehnen: das Duell findet statt (ER-DUE-1)
er-post-nobody = Hier heißt niemand { $name }
er-post-given-up = { $count ->
    [one] 1 Auftrag ist nicht gesendet und geht damit verloren
   *[other] { $count } Aufträge sind nicht gesendet und gehen damit verloren
}
er-post-reports = Berichte
er-post-send = Reich und Bericht senden
er-post-lines = { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
}
er-post-order = Anordnen
er-post-order-sub = geht an die Spielleitung
er-post-sheet-title = { $clan }, Aufträge von Zug { $turn }
er-post-wrong-file = Das ist keine Post von The Empire Reborn: Fügt den ganzen Text der Aufträge oder des Reichs ein. Nichts wurde geändert.
er-post-damaged = Das wurde unterwegs verändert oder abgeschnitten. Bitte noch einmal senden lassen. Nichts wurde geändert.
er-post-too-new = Das hat eine neuere Version der App geschrieben. Nichts wurde geändert.
er-post-unreadable = { $path }: { $reason }. Nichts wurde geändert.
er-post-nobody-here = Das Reich von { $clan } wird an diesem Tisch nicht geführt. Nichts wurde geändert.
er-post-codes = Als Codes zeigen
er-post-scan = Scannen
er-post-scan-ears = Scannen: Codes mit der Kamera lesen
er-post-into-campaign = Aufträge und Reiche kommen in einen Feldzug: öffnen, dann Mehr, Mit der Post. Von dort auch Codes scannen.
er-post-nothing = noch nichts angeordnet
er-post-sent = gesendet
er-post-ordered = Angeordnet
