### On the page.

web-advice-builder = Das erste Spiel der Anleitung hat feste Spielplanteile und die Karten Fischer, Ritter und Händler. Beginne neben einem Ort, und grenze an möglichst wenige Landschaften.
web-value-quadrants-random = Zufällig
web-value-quadrants-first_game = Erstes Spiel
web-value-quadrants-first_game-about = Die vier Spielplanteile, die die Anleitung für das erste Spiel auslegt.
web-value-cards-random = Zufällig
web-value-cards-first_game = Erstes Spiel
web-value-cards-first_game-about = Fischer, Ritter und Händler.
web-builder-board-label = Der Spielplan. Plus und Minus zoomen, Umschalt mit Pfeiltasten verschiebt ihn.
web-builder-build-label = Der Spielplan: { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } zum Bauen. Pfeiltasten gehen von einem zum anderen, Eingabe wählt.
web-builder-lift-label = Der Spielplan: { $count ->
        [one] 1 Siedlung
       *[other] { $count } Siedlungen
    } zum Versetzen. Pfeiltasten gehen von einer zur anderen, Eingabe wählt.
web-builder-hex-of = { $hex }: { $land }, Siedlung von { $name }
web-builder-option = { $gain ->
        [0] { $hex }
       *[other] { $hex }, { NUMBER($gain, signDisplay: "always") } Gold
    }
web-builder-zoom-in = Vergrößern
web-builder-zoom-out = Verkleinern
web-builder-card = Deine Karte
web-builder-card-of = Karte von { $name }
web-builder-owed = noch { $owed } zu bauen
web-builder-supply = noch zu bauen
web-builder-last-round = Letzte Runde: Sie wird zu Ende gespielt.
web-builder-tiles = Deine Plättchen
web-builder-tiles-none = Baue neben einen Ort, um sein Plättchen zu bekommen.
web-builder-tile-usable = jetzt nutzbar
web-builder-tile-in-use = im Einsatz
web-builder-tile-used = in diesem Zug genutzt oder neu
web-builder-tile-later = später in diesem Zug
web-builder-tile-nothing = damit geht jetzt nichts
web-builder-tile-held = für deinen Zug
web-builder-does-oracle = baue eine auf die Landschaft deiner Karte
web-builder-does-farm = baue eine auf Gras
web-builder-does-oasis = baue eine in die Wüste
web-builder-does-tower = baue eine an den Rand
web-builder-does-tavern = baue eine ans Ende einer Dreierreihe
web-builder-does-barn = versetze eine auf die Landschaft deiner Karte
web-builder-does-harbor = versetze eine aufs Wasser
web-builder-does-paddock = versetze eine zwei Felder geradeaus
web-builder-goals = Gold, wenn jetzt Schluss wäre
web-builder-end-turn = Zug beenden
web-builder-starter = hat begonnen
web-builder-how-build = { $count ->
        [one] Ein Feld leuchtet.
       *[other] { $count } Felder leuchten: Tippe eines an.
    }
web-builder-how-lift = Tippe die Siedlung an, die du versetzt.
web-builder-how-put = { $count ->
        [one] Sie kann auf ein Feld.
       *[other] Sie kann auf { $count } Felder.
    }
web-learn-builder-first = In deinem Zug baust du drei Siedlungen auf der Landschaft deiner Karte. Die erste darf dort überall stehen: am besten neben einem Ort, denn das bringt dir sein Plättchen.
web-learn-builder-first-do = Baue auf Gras, neben einem Ort
web-learn-builder-first-right = Du bekommst das Plättchen sofort und darfst es ab deinem nächsten Zug nutzen.
web-learn-builder-first-wrong = Erlaubt, aber daneben liegt kein Ort. Orte sind die runden Zeichen auf dem Spielplan.
web-learn-builder-beside = Jede weitere Siedlung muss an eine eigene grenzen, solange deine Karte das zulässt. Darum leuchten jetzt so wenige Felder.
web-learn-builder-beside-do = Baue die zweite Siedlung
web-learn-builder-beside-right = So wachsen deine Siedlungen in Gruppen.
web-learn-builder-beside-wrong = Sie muss auf Gras neben deiner ersten Siedlung stehen (Regel B10).
web-learn-builder-end = Drei Siedlungen stehen, und dein Plättchen gilt erst ab dem nächsten Zug. Am Ende des Zuges ziehst du eine neue Landschaftskarte.
web-learn-builder-end-do = Beende deinen Zug
web-learn-builder-end-right = Jetzt ist Ada am Zug, dann wieder du.
web-learn-builder-end-wrong = Etwas anderes geht jetzt nicht. Der Knopf steht neben dem Spielplan.
web-learn-builder-free = Deine neue Karte ist Wüste, und keine Wüste grenzt an deine Siedlungen. Also darfst du wieder auf jedem Wüstenfeld des Spielplans beginnen.
web-learn-builder-free-do = Nimm ein Wüstenfeld neben einem anderen Ort
web-learn-builder-free-right = Ein zweites Plättchen, in einem anderen Teil des Landes.
web-learn-builder-free-wrong = Erlaubt, aber ein Ort daneben würde ein Plättchen bringen.
web-learn-builder-use = Plättchen geben eine zusätzliche Aktion, vor oder nach deinen drei Siedlungen. Die Taverne baut an einem Ende einer geraden Linie von dreien.
web-learn-builder-use-do = Nutze die Taverne
web-learn-builder-use-right = Eine Siedlung mehr, und das in jedem Zug.
web-learn-builder-use-wrong = Du hast noch ein unbenutztes Plättchen. Tippe bei deinen Plättchen auf die Taverne.
web-learn-builder-tavern = Die Händler zahlen 4 Gold für jeden Ort, den deine Gruppe mit einem anderen verbindet. Am einen Ende deiner Linie liegt die Koppel.
web-learn-builder-tavern-do = Verbinde die Taverne mit der Koppel
web-learn-builder-tavern-right = Zwei Orte verbunden, und ein Plättchen dazu.
web-learn-builder-tavern-wrong = Dieses Ende verbindet nichts. Suche das Ende der Linie, das an einen anderen Ort grenzt.
web-learn-builder-castle = Ein Schloss bringt am Ende 3 Gold, wenn eine deiner Siedlungen daran grenzt. Das gilt in jedem Spiel, was auch immer die drei Karten sagen.
web-learn-builder-castle-do = Baue auf Blumen neben einem Schloss
web-learn-builder-castle-right = Drei Gold sind sicher.
web-learn-builder-castle-wrong = An dieses Feld grenzt kein Schloss. Das sind die kleinen Türme mit einer Fahne.
web-learn-builder-goals = Drei Karten sagen, was sonst noch Gold bringt, und es sind in jedem Spiel andere. Hier zahlen die Fischer 1 Gold für eine Siedlung am Wasser.
web-learn-builder-goals-do = Baue auf Wald am Wasser
web-learn-builder-goals-right = Die Fischer sind zufrieden.
web-learn-builder-goals-wrong = Hier liegt kein Wasser daneben.
web-learn-builder-knights = Die Ritter zahlen 2 Gold für jede Siedlung auf deiner vollsten waagrechten Linie. In diesem beendeten Spiel stehen dort 9.
web-learn-builder-knights-do = Wie viel Gold ist das?
web-learn-builder-knights-right = 9 × 2 = 18 Gold.
web-learn-builder-knights-wrong = Zwei Gold für jede der neun.
web-learn-builder-last = Das Spiel endet in der Runde, in der jemand die letzte Siedlung baut. Alle beginnen mit dem gleichen Vorrat.
web-learn-builder-last-do = Wie viele Siedlungen hast du am Anfang?
web-learn-builder-last-right = Vierzig: etwa elf Züge, mit etwas Hilfe von Plättchen.
web-learn-builder-last-wrong = Sieh dir die Zahl neben deiner Karte an.
web-learn-builder-tip-1 = Baue deine allererste Siedlung neben einen Ort: sein Plättchen hilft dir schon ab dem zweiten Zug.
web-learn-builder-tip-2 = Setze die ersten drei so, dass sie an möglichst wenige andere Landschaften grenzen. Dann darfst du mit der nächsten Karte wahrscheinlich anderswo neu beginnen.
web-learn-builder-tip-3 = Sammle früh verschiedene Plättchen; jedes ist eine Aktion mehr in allen folgenden Zügen.
web-learn-builder-tip-4 = Lies zuerst die drei Ziele, und frage dich bei jedem Feld, was es einbringt.
web-learn-builder-tip-5 = Schlösser sind schnelles Gold: eine einzige Siedlung neben jedem genügt.
web-learn-builder-set-up = Spielplan und Karten, die das Buch für ein erstes Spiel empfiehlt, gegen zwei Anfänger.
web-pad-how-builder = Lege den Spielplan wie bei euch, dann tippe die Siedlungen aller an.
web-pad-quadrants = Die vier Quadranten, wie sie liegen
web-pad-quadrant = { $at ->
        [1] Oben links
        [2] Oben rechts
        [3] Unten links
       *[other] Unten rechts
    }
web-pad-turned = Auf dem Kopf: { $quadrant }
web-pad-hexes = Der Spielplan. Pfeiltasten gehen von Feld zu Feld, Enter setzt eine Siedlung oder nimmt sie weg, Plus und Minus zoomen.
web-pad-settlements = { $count } von { $of } Siedlungen
web-pad-tiles = Ortsplättchen im Besitz
web-pad-tiles-about = Für das Gold nicht nötig; so kann aber mehr geprüft werden.
web-pad-begin-builder = Wenn alle Siedlungen stehen, erscheint hier das Gold.
web-companion-about-builder = Spielt mit der echten Schachtel. Landschaftskarten bleiben geheim: auf einem eigenen Gerät tippt jede Person die eigene Karte ein, auf einem gemeinsamen erst, wenn sie gezeigt wird.
web-companion-type-quadrants = Welche vier Quadranten bilden das Land, in Leserichtung? ↻ heißt auf dem Kopf.
web-companion-type-cards = Welche drei Kingdom-Builder-Karten liegen offen?
web-companion-type-card = Welche Landschaftskarte hat { $name }?
web-companion-type-card-own = Welche Landschaftskarte hast du gezogen?
web-gain-builder = { $gain } Gold
web-won-builder = { $name } gewinnt mit { $points } Gold
web-won-you-builder = Du gewinnst mit { $points } Gold
web-won-shared-builder = { $names } teilen sich den Sieg mit { $points } Gold
