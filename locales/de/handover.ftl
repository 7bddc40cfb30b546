# Ein Tisch für ein anderes Handy: hier als Codes gezeigt, dort mit der Kamera gelesen.

handover-title = Weitergeben
handover-row = Weitergeben
handover-row-sub = An ein anderes Handy, als Codes für seine Kamera
handover-how = Auf dem anderen Handy: „Von einem anderen Handy“ auf der ersten Seite. Seine Kamera über diesen Code halten.
handover-count = Code { $number } von { $count }
handover-code = Code { $number } von { $count }, für die Kamera des anderen Handys
handover-stays = Dieser Tisch bleibt hier. Beide Handys spielen getrennt weiter.
handover-file = Als Datei teilen
handover-file-sub = Ohne Codes: mit einer anderen App oder als Download
handover-pause = Pause
handover-go-on = Weiter
handover-back = Voriger
handover-next = Nächster
handover-larger = Größere Quadrate, mehr Codes
handover-fewer = Weniger Codes, kleinere Quadrate
handover-too-long = Dieser Tisch ist zu lang für Codes. Als Datei weitergeben.
handover-unreadable = Dieser Tisch konnte nicht gelesen werden. Nichts ist geändert.

takein-how = Dieses Handy über die Codes des anderen halten, bis jedes Kästchen voll ist. Die Reihenfolge ist gleich.
takein-looking = Sucht einen Code
takein-progress = { $have } von { $count } Codes gelesen
takein-another = Das andere Handy zeigt jetzt einen anderen Tisch. Das Lesen beginnt neu.
takein-broken = Die Codes ergeben keinen Tisch. Das Lesen beginnt neu.
takein-foreign = Das ist kein Code dieser App. Suche nach einem anderen
takein-newer = Diese Codes zeigt eine neuere Version der App. Zuerst diese hier aktualisieren
takein-asking = Wartet auf die Kamera
takein-refused = Die Kamera wurde nicht erlaubt. Im Browser erlauben oder eine Datei importieren.
takein-none = Keine Kamera gefunden. Stattdessen eine Datei importieren.
takein-again = Noch einmal
takein-picture = Was die Kamera sieht
