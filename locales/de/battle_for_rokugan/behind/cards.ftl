# Battle for Rokugan: was Gebietskarten tun, in eigenen Worten.

bfr-effect-feats-of-engineering = Den Hafen in eine Provinz ohne Küste legen.
bfr-effect-promotion = Eine eigene abgeworfene Armee, Flotte oder einen Shinobi auf die Hand nehmen, dann einen Marker der Hand abwerfen oder in den Vorrat zurücklegen.
bfr-effect-code-of-honor = In zwei Provinzen außerhalb der Schattenlande je Ehre +1 legen.
bfr-effect-diplomatic-mission = Frieden in eine Provinz legen. Kontrolliert sie ein Gegner, zwei eigene Kontrollmarker offen in eine eigene Provinz legen.
bfr-effect-strength-of-purpose = In zwei eigene Provinzen je einen Kontrollmarker offen legen.
bfr-effect-sacred-ground = Den Schrein in eine Provinz legen.
bfr-effect-bushido = Ehre 4 in eine Provinz außerhalb der Schattenlande legen; sie zählt statt der gedruckten Blüten.
bfr-effect-honorable-fight = Das Schlachtfeld in eine Provinz legen.
bfr-effect-aid-of-the-kami = Verteidigung +2 in eine Provinz außerhalb der Schattenlande legen.
bfr-effect-bless-the-lands = Verbrannte Erde aus einer Provinz nehmen, dann zwei eigene Kontrollmarker dorthin legen, einen davon offen.
bfr-effect-spy-network = Die Hand eines Spielers ansehen; er darf seinen Bluff diese Runde nicht verwenden.
bfr-effect-foment-rebellion = Frieden aus einer Provinz nehmen. Ist es eine eigene, zwei Kontrollmarker offen dorthin legen.
bfr-effect-reinforcements = Zwei eigene abgeworfene Armeen auf die Hand nehmen, dann zwei Marker der Hand abwerfen oder in den Vorrat zurücklegen.
bfr-effect-cultural-exchange = Alle Kontrollmarker einer eigenen und einer gegnerischen Provinz tauschen die Plätze.
bfr-effect-bountiful-harvest = Zwei Kontrollmarker offen in eine eigene Provinz legen.
bfr-effect-ashigaru-levies = In drei Provinzen außerhalb der Schattenlande je Verteidigung +1 legen.
bfr-effect-port-of-prosperity = Ehre +2 in eine Provinz außerhalb der Schattenlande legen.
bfr-effect-pirate-raids = Eine Provinz verbrennen; ihre Kontrollmarker gehen. War es eine eigene, drei Kontrollmarker offen in eine andere eigene Provinz legen.
bfr-effect-dark-favors = Einen eigenen Kontrollmarker außerhalb der Schattenlande wegnehmen. Bis zu vier platzierte Marker ansehen; einen davon aufdecken und abwerfen.
bfr-effect-purge-the-weak = Einen Marker der Hand abwerfen und in diesem Zug keinen platzieren. Zwei platzierte Marker aufdecken und abwerfen.
bfr-effect-animate-the-dead = Einen eigenen Kontrollmarker außerhalb der Schattenlande wegnehmen. Einen Marker der eigenen Ablage offen platzieren, wo er liegen darf.
bfr-effect-inspire-fear = Einen eigenen Kontrollmarker außerhalb der Schattenlande wegnehmen, dann bis zu zwei Sondermarker.

bfr-choose-refused = { $province }: jetzt nicht mit dieser Karte.
bfr-choose-none = Für diese Karte nehmen die Regeln jetzt keine Provinz an.
