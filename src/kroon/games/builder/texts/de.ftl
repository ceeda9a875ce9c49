builder = Kingdom Builder
builder-about = Besiedle das Land, Feld für Feld. Drei Karten sagen, was Gold bringt, jedes Mal anders.
builder-grass = Gras
builder-canyon = Canyon
builder-desert = Wüste
builder-flowers = Blumen
builder-forest = Wald
builder-water = Wasser
builder-mountain = Berg
builder-castle = Schloss
builder-location = Ort
builder-grass-letter = G
builder-canyon-letter = C
builder-desert-letter = D
builder-flowers-letter = B
builder-forest-letter = F
builder-water-letter = W
builder-mountain-letter = M
builder-oracle = Orakel
builder-farm = Bauernhof
builder-tavern = Taverne
builder-tower = Turm
builder-harbor = Hafen
builder-paddock = Koppel
builder-barn = Scheune
builder-oasis = Oase
builder-oracle-code = Or
builder-farm-code = Ba
builder-tavern-code = Ta
builder-tower-code = Tu
builder-harbor-code = Ha
builder-paddock-code = Ko
builder-barn-code = Sc
builder-oasis-code = Oa
builder-citizens = Bürger
builder-discoverers = Entdecker
builder-farmers = Bauern
builder-fishermen = Fischer
builder-hermits = Einsiedler
builder-knights = Ritter
builder-lords = Lords
builder-merchants = Händler
builder-miners = Bergleute
builder-workers = Arbeiter
builder-castles = Schlösser
builder-citizens-pays = 1 je 2 in deiner größten Gruppe
builder-discoverers-pays = 1 je Linie, auf der du stehst
builder-farmers-pays = 3 je Haus im schwächsten Quadranten
builder-fishermen-pays = 1 je Siedlung an Land am Wasser
builder-hermits-pays = 1 je Gruppe
builder-knights-pays = 2 je Siedlung der vollsten Linie
builder-lords-pays = 12 und 6 für die meisten je Quadrant
builder-merchants-pays = 4 je Ort, den du verbindest
builder-miners-pays = 1 je Siedlung am Berg
builder-workers-pays = 1 je Siedlung an Ort oder Schloss
builder-castles-pays = 3 je Schloss, das du berührst

## Der Tisch
builder-heading-set-up = Der Tisch wird aufgebaut
builder-heading-turn = { $seat } ist am Zug
builder-heading-over = Das Spiel ist zu Ende
builder-heading-last = letzte Runde
builder-heading-start = { $seat } hat begonnen
builder-gold = Gold, wenn jetzt Schluss wäre
builder-total = Summe
builder-seat-line = { $supply ->
        [one] noch 1 Siedlung
       *[other] noch { $supply } Siedlungen
    }
builder-tiles-none = keine Plättchen
builder-tile-usable = { $tile }
builder-tile-used = ({ $tile })
builder-card-own = Karte: { $terrain }
builder-card-hidden = Karte verdeckt
builder-card-could = Karte verdeckt, möglich: { $terrains }
builder-card-none = keine Karte
builder-locations = Plättchen übrig
builder-pile = { $pile ->
        [one] 1 Karte
       *[other] { $pile } Karten
    } im Stapel; Ablage: { $discards }
builder-removed = Aus dem Spiel: { $cards }
builder-nothing = nichts
builder-hex = { $hex }: { $land }
builder-words-place = { $place }, { $tiles ->
        [0] keine Plättchen mehr
        [one] noch 1 Plättchen
       *[other] noch { $tiles } Plättchen
    }
builder-words-seat = { $you ->
        [yes] Du
       *[no] { $seat }
    }: noch { $supply ->
        [one] 1 Siedlung
       *[other] { $supply } Siedlungen
    }; Plättchen: { $tiles }; Karte: { $card }.
builder-words-settlements = Siedlungen von { $seat }: { $hexes }.
builder-words-row = Reihe { $row }: { $lands }.
builder-words-run = { $land } { $from } bis { $to }
builder-legend-legal = hier darf gebaut werden
builder-legend-lift = darf versetzt werden
builder-ask-over = Das Spiel ist zu Ende.
builder-ask-chance = Der Zufall entscheidet.
builder-ask-build = Baue auf { $terrain }, noch { $owed }.
builder-ask-build-or-tile = Baue auf { $terrain }, noch { $owed }, oder nutze erst ein Plättchen.
builder-ask-end-or-tile = Nutze ein Plättchen, oder beende deinen Zug.
builder-ask-end = Beende deinen Zug.
builder-ask-lift = Welche Siedlung versetzt du ({ $tile })?
builder-ask-put = Baue eine Siedlung ({ $tile }).
builder-ask-land = Wohin kommt die Siedlung von { $hex } ({ $tile })?
builder-tell-quadrants = Der Spielplan: { $names }.
builder-tell-cards = Gold gibt es diesmal für: { $names }.
builder-tell-start = { $seat } beginnt.
builder-tell-card = { $seat } zieht eine Landschaftskarte: { $terrain }.
builder-tell-replace = { $seat } findet kein freies Feld für die Karte und zieht eine andere: { $terrain }.
builder-tell-build = { $seat } baut auf { $hex } ({ $land }).
    .move = Baue auf { $hex } ({ $land })
builder-tell-land = { $seat } setzt die Siedlung auf { $hex } ({ $land }).
    .move = Setze die Siedlung auf { $hex } ({ $land })
builder-tell-use = { $seat } nutzt ein Plättchen: { $tile }.
    .move = Nutze ein Plättchen: { $tile }
builder-tell-lift = { $seat } nimmt die Siedlung von { $hex } auf.
    .move = Nimm die Siedlung von { $hex } auf
builder-tell-end = { $seat } beendet den Zug.
    .move = Beende deinen Zug
builder-tell-hidden = { $seat } zieht eine Landschaftskarte.

## Der Wertungsblock
builder-sheet-of = { $seat }: { $total } Gold
builder-sheet-line = { $line }: { $gold }
builder-quadrant = { $name }
builder-quadrant-turned = { $name }'
builder-quadrant-place = { $place ->
        [0] oben links
        [1] oben rechts
        [2] unten links
       *[other] unten rechts
    }
builder-citizens-part = größte Gruppe mit { $count }: { $gold }
builder-discoverers-part = Linie { $row }: { $gold }
builder-farmers-part = { $count } im Quadranten { $quadrant }: { $gold }
builder-fishermen-part = { $count } an Land neben Wasser: { $gold }
builder-hermits-part = eine Gruppe mit { $count }: { $gold }
builder-knights-part = { $count } auf Linie { $row }: { $gold }
builder-lords-part = { $count } im Quadranten { $quadrant }: { $gold }
builder-merchants-part = verbunden: { $hexes }: { $gold }
builder-miners-part = { $count } neben einem Berg: { $gold }
builder-workers-part = { $count } neben Ort oder Schloss: { $gold }
builder-castles-part = Schloss auf { $hexes }: { $gold }
builder-tie = { $seats } teilen sich den Sieg mit { $gold } Gold (Regel B23).

## Ablehnungen
builder-quadrant-twice = Ein Quadrant kann nur einmal auf dem Spielplan liegen, gedreht oder nicht: '{ $value }' (Regel B1).
builder-start-seat = Platz { $seat } kann nicht beginnen: es sind { $players } Spieler (Regel B4).
builder-expected = '{ $event }' geht hier nicht: erwartet wurde '{ $expected }'.
builder-cards-order = '{ $event }': die Karten stehen in alphabetischer Folge; erwartet wurde '{ $expected }'.
builder-place = '{ $event }' nennt kein Feld: erwartet wurde '{ $expected }', etwa '{ $example }'.
builder-tile-name = '{ $event }' nennt kein Plättchen: erwartet wurde 'use' und eines von { $names }.
builder-off-board = { $hex } liegt nicht auf dem Spielplan: Zeilen und Spalten gehen von 0 bis 19.
builder-quadrant-laid = Dieser Quadrant kann nur einmal auf dem Spielplan liegen: { $name }.
builder-card-open = { $name } liegt schon offen.
builder-no-seat = Es sind { $players } Spieler.
builder-no-card = Im Stapel ist keine Karte mehr mit { $terrain }.
builder-over = Das Spiel ist zu Ende: die letzte Runde ist gespielt.
builder-quadrants-now = Jetzt werden die Quadranten gezogen.
builder-cards-now = Jetzt werden die Kingdom-Builder-Karten gezogen.
builder-start-now = Jetzt wird entschieden, wer beginnt.
builder-card-now = Jetzt zieht { $seat } eine Landschaftskarte.
builder-seat-now = { $seat } ist am Zug.
builder-lift-now = { $seat } muss erst eine Siedlung aufnehmen ({ $tile }).
builder-put-now = { $seat } muss erst die Aktion des Plättchens abschließen ({ $tile }).
builder-end-early = Die Pflichtaktion ist nicht fertig: { $owed ->
        [one] noch 1 Siedlung ist
       *[other] noch { $owed } Siedlungen sind
    } zu bauen.
builder-all-built = Alle Siedlungen der Pflichtaktion sind gebaut.
builder-nothing-to-lift = Eine Siedlung kann nur mit einem Plättchen aufgenommen werden, das versetzt.
builder-supply-empty = Es ist keine Siedlung mehr zum Bauen da.
builder-no-card-left = Es gibt keine Landschaftskarte mehr, also ist nichts mehr zu bauen.
builder-same-hex = Von { $hex } kommt die Siedlung; sie muss auf ein anderes Feld.
builder-occupied = Auf { $hex } steht eine Siedlung von { $seat }.
builder-not-buildable = { $hex } ist { $land }; dort kann nicht gebaut werden.
builder-wrong-land = { $hex } ist { $land }; diese Aktion verlangt { $wanted }.
builder-not-border = { $hex } liegt nicht am Rand des Spielplans.
builder-no-line = { $hex } liegt nicht am Ende einer geraden Linie von drei eigenen Siedlungen.
builder-not-two-away = { $hex } liegt nicht in gerader Linie zwei Felder von { $from } entfernt.
builder-not-adjacent = { $hex } grenzt nicht an deine Siedlungen, und es gibt ein freies Feld, das an sie grenzt.
builder-not-yours = Auf { $hex } steht keine Siedlung von dir.
builder-nowhere-to-go = Die Siedlung auf { $hex } könnte nirgends hin.
builder-no-tile = Du hast dieses Plättchen nicht: { $tile }.
builder-between = Ein Plättchen ({ $tile }) darf vor oder nach der Pflichtaktion genutzt werden, nicht mittendrin; noch { $owed }.
builder-tile-spent = Dieses Plättchen wurde in diesem Zug schon genutzt oder erst gewonnen: { $tile }.
builder-no-room = Mit diesem Plättchen ist jetzt nichts möglich: { $tile }.

## Die Regeln
builder-rule-B1 = Zwei bis vier Personen spielen mit je 40 Siedlungen. Vier der acht Quadranten werden gezogen und zwei mal zwei ausgelegt, jeder um eine halbe Drehung gewendet oder nicht: ein Spielplan mit 20 Zeilen zu 20 Feldern. Ungerade Zeilen liegen ein halbes Feld weiter rechts, sodass jedes Feld im Inneren sechs Nachbarn hat.
builder-rule-B2 = Auf jedem Ortsfeld liegen am Anfang zwei Plättchen. Die Quadranten von Orakel und Hafen haben einen Ort und zwei Schlösser, die anderen sechs zwei Orte und ein Schloss.
builder-rule-B3 = Es gibt 25 Landschaftskarten, je fünf mit Gras, Canyon, Wüste, Blumen und Wald. Sie werden gemischt, und jeder hält eine geheim. Drei der zehn Kingdom-Builder-Karten werden gezogen und liegen offen: sie sagen, wofür es diesmal Gold gibt.
builder-rule-B4 = Startspieler ist, wer genannt wurde, sonst ein zufälliger. Die Züge gehen im Uhrzeigersinn.
builder-rule-B5 = Für ein erstes Spiel lege Taverne, Koppel, Oase und Bauernhof in Leserichtung, keinen gedreht, und spiele mit Fischern, Rittern und Händlern. Zwei Tipps für die ersten Siedlungen: beginne neben einem Ort, dann hast du ab dem zweiten Zug sein Plättchen; und berühre möglichst wenige andere Landschaften, denn mit der Karte einer Landschaft, die du nicht berührst, darfst du überall bauen.
builder-rule-B6 = In deinem Zug zeigst du deine Karte und baust drei Siedlungen, eine nach der anderen, auf freie Felder dieser Landschaft. Das ist die Pflichtaktion.
builder-rule-B7 = Jedes Ortsplättchen, das du schon vor diesem Zug hattest, darf einmal genutzt werden, vor oder nach der Pflichtaktion, aber nie zwischen ihren Siedlungen. Ein gewonnenes Plättchen gilt erst ab deinem nächsten Zug.
builder-rule-B8 = Am Ende deines Zuges legst du deine Karte ab und ziehst geheim eine neue. Muss eine Karte gezogen werden und ist der Stapel leer, wird die Ablage gemischt und zum Stapel, auch mit der eben gespielten Karte; gibt es auch keine Ablage, wird nichts gezogen.
builder-rule-B9 = Auf ein Feld passt eine Siedlung. Siedlungen stehen auf Gras, Canyon, Wüste, Blumen und Wald; nur der Hafen setzt sie auf Wasser.
builder-rule-B10 = Eine neue Siedlung muss an eine eigene grenzen, wenn das mit dieser Aktion geht; das wird für jede Siedlung neu beurteilt. Geht es nicht, darf es jedes freie Feld sein, das zur Aktion passt: die Landschaft deiner Karte bei Pflichtaktion, Orakel und Scheune, die des Plättchens bei Bauernhof, Oase und Hafen, der Rand beim Turm.
builder-rule-B11 = Ist kein Feld deiner Karte frei, zu Beginn deines Zuges oder nach einer Aktion, solange noch zu bauen ist und du noch Siedlungen hast, verlässt die Karte das Spiel, und du ziehst sofort eine andere, bis eine passt. Was noch zu bauen ist, kommt auf diese, und auch Orakel und Scheune folgen ihr. Gibt es keine Karte mehr zu ziehen, ist nichts mehr zu bauen.
builder-rule-B12 = Ist dein Vorrat leer, endet die Pflichtaktion, oder sie entfällt, wenn sie noch nicht begonnen hatte. Plättchen, die versetzen, sind weiter nutzbar, solche, die bauen, nicht.
builder-rule-B13 = Wer neben einem Ortsfeld baut oder eine Siedlung dorthin versetzt, nimmt sofort eines der Plättchen, wenn noch eines daliegt und dieser Spieler von dem Feld noch nie eines hatte. Die zwei Felder eines Quadranten können dir zwei gleiche Plättchen geben.
builder-rule-B14 = Verlässt deine letzte Siedlung die Nachbarschaft eines Ortsfeldes, verlässt das Plättchen von dort sofort das Spiel, und du kannst dort kein weiteres gewinnen.
builder-rule-B15 = Orakel: baue eine Siedlung auf die Landschaft deiner Karte. Bauernhof: baue eine auf Gras. Oase: baue eine auf Wüste. Jeweils neben eine eigene, wenn möglich.
builder-rule-B16 = Turm: baue eine Siedlung am Rand des Spielplans, auf eine der fünf Landschaften; neben eine eigene, wenn ein freies Randfeld an eine grenzt.
builder-rule-B17 = Taverne: baue eine Siedlung an eines der Enden einer geraden Linie von mindestens drei eigenen, in einer der drei Richtungen, auf ein bebaubares Feld. Siedlungen auf Wasser zählen in der Linie mit.
builder-rule-B18 = Scheune: versetze eine eigene Siedlung auf die Landschaft deiner Karte. Hafen: versetze eine auf Wasser. Sie wird zuerst aufgenommen, kommt wenn möglich neben deine anderen und darf nicht auf ihr altes Feld zurück.
builder-rule-B19 = Koppel: versetze eine eigene Siedlung genau zwei Felder in gerader Linie, über alles hinweg, auf ein freies bebaubares Feld. Sie muss nicht an eine andere grenzen.
builder-rule-B20 = Was ein Versetzen verliert und gewinnt, wird beurteilt, wenn die Siedlung steht, zuerst die Verluste; wer von einer Seite eines Ortes auf die andere geht, behält also das Plättchen. Von zwei gleichen Plättchen geht zuerst das weg, das in diesem Zug nicht mehr nutzbar ist.
builder-rule-B21 = Baut jemand die letzte Siedlung des Vorrats, wird die Runde zu Ende gespielt: der Spieler rechts vom Startspieler hat den letzten Zug.
builder-rule-B22 = Jedes Schloss mit mindestens einer deiner Siedlungen daneben bringt 3 Gold. Hier und bei allen Karten zählen Siedlungen auf Wasser mit, wenn keine Regel etwas anderes sagt.
builder-rule-B23 = Das meiste Gold gewinnt. Wer gleich viel hat, teilt den Sieg.
builder-rule-B24 = Fischer: 1 Gold für jede deiner Siedlungen, die an Land neben Wasser steht.
builder-rule-B25 = Händler: 4 Gold für jeden Ort und jedes Schloss neben einer Gruppe deiner Siedlungen, die auch einen anderen Ort oder ein anderes Schloss berührt.
builder-rule-B26 = Entdecker: 1 Gold für jede der 20 waagrechten Linien, auf der du eine Siedlung hast.
builder-rule-B27 = Einsiedler: 1 Gold für jede getrennte Gruppe deiner Siedlungen.
builder-rule-B28 = Bürger: 1 Gold für je zwei Siedlungen deiner größten Gruppe, abgerundet.
builder-rule-B29 = Bergleute: 1 Gold für jede deiner Siedlungen neben einem Berg.
builder-rule-B30 = Arbeiter: 1 Gold für jede deiner Siedlungen neben einem Ort oder Schloss.
builder-rule-B31 = Ritter: 2 Gold für jede deiner Siedlungen auf der waagrechten Linie, auf der du die meisten hast; nur eine Linie zählt.
builder-rule-B32 = Lords: in jedem Quadranten 12 Gold für die meisten Siedlungen und 6 für die zweitmeisten. Alle mit gleicher Zahl bekommen das Gold, und ein Gleichstand an der Spitze lässt den zweiten Rang bestehen. Keine zu haben ist eine Zahl wie jede andere, kann also einen Rang halten.
builder-rule-B33 = Bauern: 3 Gold für jede deiner Siedlungen in dem Quadranten, in dem du die wenigsten hast; nichts, wenn du dort keine hast.
builder-rule-B34 = Geheim sind die Karten, die Spieler halten, bis sie auf deren Landschaft bauen, und die Folge des Stapels. Ablage und Karten aus dem Spiel liegen offen.

## Der Wertungsblock
builder-sheet-random = Das Wertungsblatt muss seine '{ $option }' nennen: erwartet wird first_game oder eine Liste von Namen.
builder-sheet-hex = Im Wertungsblatt hat '{ $where }' '{ $value }', und das ist kein Feld: erwartet wird eine Zeile und eine Spalte, etwa 12,7.
builder-sheet-twice = Auf { $hex } stehen zwei Siedlungen ({ $seats }).
builder-sheet-no-harbor = { $seat } hat eine Siedlung auf dem Wasser von { $hex }, aber auf diesem Plan ist kein Hafen.
builder-sheet-too-many = { $seat } hat { $count } Siedlungen; es gibt { $most }.
builder-sheet-water = { $seats } haben Siedlungen auf dem Wasser, aber nur { $tiles } Spieler können ein Hafenplättchen gehabt haben.
builder-sheet-not-over = Das Spiel ist nicht zu Ende: niemand hat alle { $all } Siedlungen gebaut, die höchste Zahl ist { $most }.
builder-sheet-too-few = { $seat } hat nur { $count ->
        [one] 1 Siedlung
       *[other] { $count } Siedlungen
    }: das Spiel hatte mindestens { $turns } Runden, also sind es { $least } oder mehr.
builder-sheet-tile = { $seat } hat { $count } Plättchen der Art { $tile }, aber Siedlungen neben { $places ->
        [0] keinem solchen Ort
        [one] nur 1 solchem Ort
       *[other] { $places } solchen Orten
    }.
builder-sheet-tiles = Die Spieler haben mehr Plättchen der Art { $tile }, als dort lagen: { $tiles } auf jedem Ort, eines je Spieler.

## Optionen
builder-option-quadrants = Spielpläne
builder-option-cards = Karten
builder-option-start = Startspieler
builder-about-quadrants = Welche vier Pläne das Land bilden: zufällige, die des ersten Spiels oder gewählte.
builder-about-cards = Welche Karten Gold geben: zufällige, die des ersten Spiels oder gewählte.
builder-about-start = Wer beginnt.
