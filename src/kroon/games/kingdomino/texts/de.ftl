kingdomino = Kingdomino
kingdomino-about = Wähle Dominosteine und lege ein Königreich von fünf mal fünf Feldern. Schnell gelernt, schwer aus der Hand zu legen.
kingdomino-wheat = Weizen
kingdomino-forest = Wald
kingdomino-lake = See
kingdomino-grassland = Grasland
kingdomino-swamp = Sumpf
kingdomino-mine = Mine
kingdomino-bonus = Sonderpunkte
kingdomino-wheat-letter = W
kingdomino-forest-letter = D
kingdomino-lake-letter = E
kingdomino-grassland-letter = G
kingdomino-swamp-letter = S
kingdomino-mine-letter = M
kingdomino-crown = Krone

## Der Tisch
kingdomino-game-of = Spiel { $game } von 3
kingdomino-tell-start = { $seat } eröffnet.
kingdomino-tell-game = Spiel { $game } beginnt.
## Der Wertungsblock
kingdomino-sheet-of = { $seat }: { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }
kingdomino-region = { $terrain }: { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    } × { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    } = { $points }
kingdomino-bonus-harmony = Harmonie: kein Stein abgelegt, { $points }
kingdomino-bonus-no-harmony = Harmonie: ein Stein wurde abgelegt, { $points }
kingdomino-bonus-middle = Reich der Mitte: das Schloss liegt im Zentrum, { $points }
kingdomino-bonus-no-middle = Reich der Mitte: das Schloss liegt nicht im Zentrum, { $points }
kingdomino-earlier = frühere Spiele: { $points }

## Ablehnungen
kingdomino-grand-duel-players = Das große Duell (grand_duel) ist für 2 Personen, nicht für { $players } (Regel K22).
kingdomino-must-place-edition = 'must_place' gehört zur Ausgabe de; in nl muss ein Stein, der passt, immer gelegt werden (Regeln K13 und K23).
kingdomino-game-now = Jetzt beginnt Spiel { $game }.

## Die Regeln
kingdomino-rule-K1 = Zwei bis vier Personen spielen. Alle haben eine Farbe, einen Startstein mit einem Schloss darauf und einen König; zu zweit je zwei Könige.
kingdomino-rule-K2 = Alle 48 Steine werden verdeckt gemischt. Zu zweit verlassen 24 davon das Spiel, zu dritt 12, zu viert keiner; niemand sieht, welche.
kingdomino-rule-K3 = Eine Reihe besteht aus vier Steinen, zu dritt aus drei, in aufsteigender Folge ihrer Nummern.
kingdomino-rule-K4 = Eröffnung zu dritt oder viert: die erste Reihe liegt offen, und die Könige werden einzeln gezogen. Wessen König gezogen wird, stellt ihn sofort auf einen freien Stein; der letzte nimmt, was übrig ist.
kingdomino-rule-K5 = Eröffnung zu zweit: ein zufälliger Startspieler setzt einen König, der andere beide Könige, dann der Startspieler den zweiten.
kingdomino-rule-K6 = Wenn alle Könige stehen, kommt die zweite Reihe neben die erste.
kingdomino-rule-K7 = In einer Runde handeln die Könige in der Folge ihrer Steine, die kleinste Nummer zuerst. Zu zweit ist jeder zweimal in der Runde am Zug.
kingdomino-rule-K8 = Ein Zug hat zwei Teile: lege den Stein unter deinem König in dein Königreich, und stelle den König dann auf einen freien Stein der nächsten Reihe.
kingdomino-rule-K9 = Wenn jeder König gehandelt hat, wird eine neue Reihe gezogen, und die nächste Runde beginnt.
kingdomino-rule-K10 = Wenn kein Stein mehr zu ziehen ist, folgt eine letzte Runde, in der nur gelegt wird. Das sind 12 Runden zu dritt und zu viert, 6 zu zweit, 12 im großen Duell.
kingdomino-rule-K11 = Ein Stein bedeckt zwei leere Felder nebeneinander. Mindestens eines davon grenzt mit einer Seite an den Startstein, der zu allem passt, oder an ein Feld der eigenen Landschaft auf einem anderen Stein. Woran er sonst grenzt, ist gleich, Ecken zählen nicht, und Löcher sind erlaubt.
kingdomino-rule-K12 = Das Königreich mit dem Startstein muss in ein Raster von 5 mal 5 Feldern passen, im großen Duell 7 mal 7. Das Schloss darf darin überall liegen.
kingdomino-rule-K13 = Ein Stein, der nirgends passt, verlässt das Spiel. Einer, der passt, muss in der Ausgabe nl gelegt werden; in der Ausgabe de darf man darauf verzichten, außer wenn 'must place' gilt.
kingdomino-rule-K14 = Ein Gebiet ist eine Gruppe von Feldern einer Landschaft, die mit ihren Seiten zusammenhängen. Der Startstein gehört zu keinem. Getrennte Gebiete einer Landschaft zählen getrennt.
kingdomino-rule-K15 = Ein Gebiet ist seine Felder mal seine Kronen wert: ohne Krone nichts.
kingdomino-rule-K16 = Der Wertungsblock hat eine Zeile für jede der sechs Landschaften, eine für Sonderpunkte und die Summe.
kingdomino-rule-K17 = Die höchste Summe gewinnt.
kingdomino-rule-K18 = Gleichstand: das größte einzelne Gebiet gewinnt, mit oder ohne Krone. Ist auch das gleich, zählen in nl alle Kronen des Königreichs, danach wird der Sieg geteilt; in de wird er gleich geteilt.
kingdomino-rule-K19 = Dynastie: drei Spiele nacheinander, jedes mit eigenem Stapel und eigener Eröffnung. Die Summen werden addiert; wer gleich viel hat, teilt den Sieg.
kingdomino-rule-K20 = Harmonie: 5 Punkte für ein Königreich, von dem kein Stein abgelegt wurde.
kingdomino-rule-K21 = Reich der Mitte: 10 Punkte, wenn das Schloss im Zentrum liegt, das heißt, wenn kein Feld entlang einer der Achsen mehr als 2 davon entfernt ist (3 im großen Duell), voll oder nicht.
kingdomino-rule-K22 = Das große Duell: zwei Personen, alle 48 Steine, 7 mal 7 Felder, 12 Runden.
kingdomino-rule-K23 = Must place (nur Ausgabe de): ein Stein, der passt, muss gelegt werden.
kingdomino-rule-K24 = Die Folge der verdeckten Steine, und welche zu Beginn das Spiel verließen, kennt niemand. Alles andere ist offen, auch welche Nummern noch nicht erschienen sind.

## Der Wertungsblock
kingdomino-sheet-square = Im Wertungsblatt hat '{ $where }' ein Feld '{ $value }': erwartet wird eines von { $names }, mit einem * für jede Krone.
kingdomino-sheet-games = Im Wertungsblatt ist die Zahl der Partien von '{ $where }' { $given }: eine Dynastie hat 3.

## Optionen
kingdomino-option-edition = Ausgabe
kingdomino-option-must_place = Legen ist Pflicht
kingdomino-option-harmony = Harmonie
kingdomino-option-middle_kingdom = Das Reich der Mitte
kingdomino-option-dynasty = Dynastie
kingdomino-option-grand_duel = Das große Duell
kingdomino-about-edition = Nach welcher Schachtel gespielt wird.
kingdomino-about-must_place = Ein Domino, das passt, muss gelegt werden, auch in der deutschen Ausgabe.
kingdomino-about-harmony = Mehr Punkte für ein Reich, für das kein Domino abgelegt wurde.
kingdomino-about-middle_kingdom = Mehr Punkte für ein Schloss in der Mitte seines Reichs.
kingdomino-about-dynasty = Drei Spiele nacheinander; die Punkte aller zählen.
kingdomino-about-grand_duel = Zu zweit: alle Dominos sind dabei, und die Reiche sind sieben Felder breit.
