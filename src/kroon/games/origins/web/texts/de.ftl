### On the page.

web-advice-origins = Die Anleitung geht von der Entdeckung über die Totems zum Stamm: nimm die Modi in dieser Reihenfolge.
web-value-mode-discovery = 1 · Entdeckung
web-value-mode-discovery-about = Vulkane und Feuer. So fängt man an.
web-value-mode-totem = 2 · Totem
web-value-mode-totem-about = Rohstoffe auf deinem Land bringen Totems und Punkte, solange kein Feuer auf sie fällt.
web-value-mode-tribe = 3 · Stamm
web-value-mode-tribe-about = Mit Rohstoffen wirbst du Höhlenmenschen an, die auf ihre eigene Art Punkte bringen.
web-line-origins-resources = Rohstoffe
web-line-origins-totems = Totems
web-line-origins-cave_people = Höhlenmenschen
web-line-origins-bonus = Sonderpunkte
web-origins-home = Hütte
web-origins-how-take = Tippe einen Stein an: Die äußeren beiden gehören zusammen und die inneren beiden.
web-origins-how-fire = Tippe ein helles Feld in Reichweite an.
web-origins-how-totem = Tippe an, wer es bekommt.
web-origins-how-recruit = Tippe jemanden in der Höhle an, oder wirb niemanden an.
web-origins-how-pay = Tippe einen Rohstoff auf deinem Plan an.
web-origins-how-settle = Tippe ein helles Feld an; es zählt, was ringsum liegt.
web-origins-cave = Die Höhle
web-origins-totems = Totems
web-origins-worth = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-origins-pile = { $left ->
        [one] 1 verdeckt
       *[other] { $left } verdeckt
    }
web-origins-nobody = Niemanden anwerben
web-origins-owed = { $owed ->
        [one] { $name }: noch 1 Rohstoff zu bezahlen
       *[other] { $name }: noch { $owed } Rohstoffe zu bezahlen
    }
web-origins-arrives = { $name }: bezahlt und sucht ein Feld
web-origins-name-hunter = Jäger
web-origins-scores-hunter = 3 je Mammut
web-origins-name-fisher = Fischer
web-origins-scores-fisher = 3 je Fisch
web-origins-name-gatherer = Sammler
web-origins-scores-gatherer = 4 je Pilz
web-origins-name-sculptor = Bild{"\u00AD"}hauer
web-origins-scores-sculptor = 5 je Feuer{"\u00AD"}stein
web-origins-name-artist = Künstler
web-origins-scores-artist = 2 je Rohstoff
web-origins-name-firelady = Feuer{"\u00AD"}frau
web-origins-scores-firelady = 1 je Feuer
web-origins-name-shaman = Schamane
web-origins-scores-shaman = 2 je Person
web-origins-name-warrior1 = Krieger 1
web-origins-scores-warrior1 = in Gruppen
web-origins-name-warrior2 = Krieger 2
web-origins-scores-warrior2 = in Gruppen
web-origins-name-warrior3 = Krieger 3
web-origins-scores-warrior3 = in Gruppen
web-learn-origins-pick = Wie bei Kingdomino wählst du aus einer Reihe, und kleine Nummern sind zuerst am Zug. Punkte kommen hier von Feuern.
web-learn-origins-pick-do = Wähle den Stein mit einem gedruckten Feuer
web-learn-origins-pick-right = Ein Feuer in der Steppe ist ein guter Anfang.
web-learn-origins-pick-wrong = Auf diesem ist kein Feuer. Auch Vulkane bringen Feuer, aber erst, wenn sie liegen; suche die Flamme.
web-learn-origins-place = Die Hütte passt zu jeder Landschaft. Eine Hälfte muss an die Hütte oder an ihre eigene Landschaft grenzen.
web-learn-origins-place-do = Lege Stein 24 neben deine Hütte
web-learn-origins-place-right = Dein Jagdgebiet hat begonnen.
web-learn-origins-place-wrong = Dort grenzt er an nichts, wozu er passt (Regel O4). Nimm ein leuchtendes Feld.
web-learn-origins-range = Ein Vulkan, der in dein Jagdgebiet kommt, schleudert einen Feuermarker. Ein Krater: 1 Feuer, bis zu 3 Felder weit; zwei Krater: 2 Feuer, bis zu 2 Felder; drei Krater: 3 Feuer, 1 Feld.
web-learn-origins-range-do = Dieser Vulkan hat zwei Krater: wie weit kann sein Feuer fliegen?
web-learn-origins-range-right = Zwei Felder, in alle Richtungen, auch schräg.
web-learn-origins-range-wrong = Je mehr Feuer, desto schwerer: zähle die Krater und lies noch einmal.
web-learn-origins-fire = Der Marker landet auf einem Feld ohne Feuer und nie auf einem Vulkan. Dort zählen seine Feuer für das ganze Gebiet.
web-learn-origins-fire-do = Lass das Feuer dort landen, wo es am meisten bringt
web-learn-origins-fire-right = Der Dschungel hat 3 Felder und hatte schon Feuer.
web-learn-origins-fire-wrong = Es darf dort landen, aber ein anderes Gebiet ist größer: zwei Feuer zählen für jedes seiner Felder.
web-learn-origins-region = Ein Gebiet ist seine Felder mal seine Feuer wert; Vulkane bringen nichts. Stein 47 hat zwei Feuer für deinen Steinbruch und eines für den Dschungel.
web-learn-origins-region-do = Lege Stein 47 so, dass beide Hälften zählen
web-learn-origins-region-right = Steinbruch und Dschungel brennen nun heller.
web-learn-origins-region-wrong = Suche einen Platz, wo der Steinbruch an deinen Steinbruch grenzt und der Dschungel an deinen Dschungel.
web-learn-origins-points = Am Ende zählen alle Gebiete. Dieser Steinbruch hat 9 Felder und 7 Feuer, die des Markers eingeschlossen.
web-learn-origins-points-do = Wie viele Punkte sind das?
web-learn-origins-points-right = 9 × 7 = 63.
web-learn-origins-points-wrong = Felder mal Feuer: 9 mal 7.
web-learn-origins-totem = Im Totem-Modus liegen hölzerne Rohstoffe auf Land ohne Feuer, am Ende je 1 Punkt wert. Wer von einer Sorte am meisten hat, hält ihr Totem: 3 bis 6 Punkte extra.
web-learn-origins-totem-do = Du hast zwei Feuersteine, Ada hat einen: wer hält das Feuerstein-Totem?
web-learn-origins-totem-right = Es gehört dir, für 6 Punkte, solange niemand mehr hat.
web-learn-origins-totem-wrong = Das Totem geht an die Person mit den meisten Rohstoffen der Sorte.
web-learn-origins-recruit = Im Stammes-Modus darfst du nach der Wahl eines Steins einen Höhlenmenschen anwerben, für zwei verschiedene Rohstoffe. Ein Bildhauer bringt 5 für jeden Feuerstein ringsum.
web-learn-origins-recruit-do = Wirb den Bildhauer an
web-learn-origins-recruit-right = Du hast Steinbrüche mit Feuerstein, da passt der Bildhauer gut.
web-learn-origins-recruit-wrong = Das geht, aber bei dir liegt mehr Feuerstein als alles andere.
web-learn-origins-pay = Du bezahlst mit zwei verschiedenen Rohstoffen von deinem Land, und sie verlassen das Spiel. Gib also nicht weg, was noch zählen soll.
web-learn-origins-pay-do = Bezahle mit einem Rohstoff deiner Wahl
web-learn-origins-pay-right = Bezahlt. Der zweite muss von einer anderen Sorte sein.
web-learn-origins-pay-wrong = Nur was auf deinem Land liegt, kann bezahlt werden.
web-learn-origins-settle = Der Bildhauer wohnt auf einem leeren Feld und zählt die acht Felder ringsum. Ein Feuerstein ist noch da.
web-learn-origins-settle-do = Setze den Bildhauer neben den Feuerstein
web-learn-origins-settle-right = Ein Feuerstein daneben: 5 Punkte.
web-learn-origins-settle-wrong = Von dort sieht er keinen Feuerstein. Wähle ein Feld daneben, schräg gilt auch.
web-learn-origins-tip-1 = Beginne mit dem Entdecker-Modus; Totems und Stämme kommen danach, eins nach dem anderen.
web-learn-origins-tip-2 = Mache ein Gebiet groß, bevor ein Vulkan kommt: dann zählt sein Feuer gleich für viele Felder.
web-learn-origins-tip-3 = Schwache Vulkane werfen weit, starke nur nebenan. Halte in deinem besten Gebiet einen Platz für einen starken frei.
web-learn-origins-tip-4 = Feuer zerstört, worauf es landet, Rohstoffe ebenso wie Höhlenmenschen.
web-learn-origins-tip-5 = Wüsten haben kaum Feuer und keine Rohstoffe: nimm sie nur, um früher am Zug zu sein.
web-learn-origins-set-up = Zu dritt im Entdecker-Modus, gegen zwei Anfänger.
web-pad-how-origins = Wähle ein Feld der Schachtel, dann tippe oder ziehe, wo es liegt; Feuer und was sonst darauf liegt kommen danach. Die Hütte darf überall stehen.
web-pad-token = { $count ->
        [one] Marker mit 1 Feuer
       *[other] Marker mit { $count } Feuern
    }
web-pad-resource = Rohstoff dieses Landes
web-pad-grow = Rohstoffe auf alles freie Land legen
web-pad-totems = Totems im Besitz
web-pad-totems-about = Nur nötig, wenn mehrere gleich viele haben; sonst gehen sie an die mit den meisten.
web-pad-begin-origins = Zeichne ein Jagdgebiet, und hier erscheinen seine Punkte. Geprüft wird auch, ob Steine und Feuer so liegen können.
web-companion-about-origins = Spielt mit der echten Schachtel. Tippe die Reihen und die Höhlenmenschen ein, die hervorkommen, und mache die Züge auch hier: Kroon prüft sie und zählt. Ein Gerät für alle genügt.
web-companion-type-cave = { $count ->
        [one] Wer kommt aus der Höhle?
       *[other] Welche { $count } kommen aus der Höhle, in dieser Reihenfolge?
    }
web-companion-type-king-origins = Wessen Häuptling wurde gezogen?
