### On the page.

web-advice-builder = Het eerste spel van het boekje heeft vaste borden en de kaarten Vissers, Ridders en Handelaren. Begin naast een stad, en raak zo weinig mogelijk gebieden aan.
web-value-quadrants-random = Willekeurig
web-value-quadrants-first_game = Eerste spel
web-value-quadrants-first_game-about = De vier borden die het boekje voor het eerste spel neerlegt.
web-value-cards-random = Willekeurig
web-value-cards-first_game = Eerste spel
web-value-cards-first_game-about = Vissers, Ridders en Handelaren.
web-builder-board-label = Het bord. Plus en min zoomen, Shift met pijltjes verschuift het.
web-builder-build-label = Het bord: { $count ->
        [one] 1 veld
       *[other] { $count } velden
    } om op te bouwen. Pijltjes gaan van het ene naar het andere, Enter kiest.
web-builder-lift-label = Het bord: { $count ->
        [one] 1 nederzetting
       *[other] { $count } nederzettingen
    } om te verplaatsen. Pijltjes gaan van de ene naar de andere, Enter kiest.
web-builder-hex-of = { $hex }: { $land }, nederzetting van { $name }
web-builder-option = { $gain ->
        [0] { $hex }
       *[other] { $hex }, { NUMBER($gain, signDisplay: "always") } goud
    }
web-builder-zoom-in = Inzoomen
web-builder-zoom-out = Uitzoomen
web-builder-card = Jouw kaart
web-builder-card-of = Kaart van { $name }
web-builder-owed = nog { $owed } te bouwen
web-builder-supply = nog te bouwen
web-builder-last-round = Laatste ronde: die wordt uitgespeeld.
web-builder-tiles = Jouw tegels
web-builder-tiles-none = Bouw naast een stad om haar tegel te winnen.
web-builder-tile-usable = nu te gebruiken
web-builder-tile-in-use = in gebruik
web-builder-tile-used = deze beurt gebruikt of gewonnen
web-builder-tile-later = later deze beurt
web-builder-tile-nothing = nu niets mee te doen
web-builder-tile-held = voor je beurt
web-builder-does-oracle = bouw er een op het gebied van je kaart
web-builder-does-farm = bouw er een op gras
web-builder-does-oasis = bouw er een op woestijn
web-builder-does-tower = bouw er een aan de rand
web-builder-does-tavern = bouw er een aan het eind van een lijn van drie
web-builder-does-barn = verplaats er een naar het gebied van je kaart
web-builder-does-harbor = verplaats er een naar water
web-builder-does-paddock = verplaats er een twee velden rechtuit
web-builder-goals = Goud als het nu eindigde
web-builder-end-turn = Beurt beëindigen
web-builder-starter = begon
web-builder-how-build = { $count ->
        [one] Eén veld is verlicht.
       *[other] { $count } velden zijn verlicht: tik er een aan.
    }
web-builder-how-lift = Tik de nederzetting aan die je verplaatst.
web-builder-how-put = { $count ->
        [one] Ze kan naar één veld.
       *[other] Ze kan naar { $count } velden.
    }
web-learn-builder-first = In je beurt bouw je drie nederzettingen op het landschap van je kaart. De eerste mag daar overal staan: het liefst naast een stad, want dan krijg je de tegel ervan.
web-learn-builder-first-do = Bouw op gras, naast een stad
web-learn-builder-first-right = Je krijgt de tegel meteen en mag hem vanaf je volgende beurt gebruiken.
web-learn-builder-first-wrong = Mag, maar er ligt geen stad naast. Steden zijn de ronde tekens op het bord.
web-learn-builder-beside = Elke volgende nederzetting moet aan een van je eigen grenzen, zolang je kaart dat toelaat. Daarom lichten er nu zo weinig velden op.
web-learn-builder-beside-do = Bouw de tweede nederzetting
web-learn-builder-beside-right = Zo groeien je nederzettingen in groepen.
web-learn-builder-beside-wrong = Hij moet op gras staan, naast je eerste nederzetting (regel B10).
web-learn-builder-end = Er staan drie nederzettingen, en je tegel is pas vanaf de volgende beurt te gebruiken. Aan het eind van je beurt trek je een nieuwe gebiedskaart.
web-learn-builder-end-do = Beëindig je beurt
web-learn-builder-end-right = Nu is Ada, en daarna jij weer.
web-learn-builder-end-wrong = Iets anders kan nu niet. De knop staat naast het bord.
web-learn-builder-free = Je nieuwe kaart is woestijn, en geen woestijn grenst aan je nederzettingen. Je mag dus weer op elk woestijnveld van het bord beginnen.
web-learn-builder-free-do = Neem een woestijnveld naast een andere stad
web-learn-builder-free-right = Een tweede tegel, in een ander deel van het land.
web-learn-builder-free-wrong = Mag, maar een stad ernaast zou een tegel opleveren.
web-learn-builder-use = Tegels geven een extra actie, vóór of na je drie nederzettingen. De herberg bouwt aan een van de uiteinden van een rechte lijn van drie.
web-learn-builder-use-do = Gebruik de herberg
web-learn-builder-use-right = Een extra nederzetting, elke beurt weer.
web-learn-builder-use-wrong = Je hebt nog een ongebruikte tegel. Tik op de herberg bij je tegels.
web-learn-builder-tavern = De Handelaren betalen 4 goud voor elke stad die je groep met een andere verbindt. Aan één kant van je lijn ligt de weide.
web-learn-builder-tavern-do = Verbind de herberg met de weide
web-learn-builder-tavern-right = Twee steden verbonden, en nog een tegel ook.
web-learn-builder-tavern-wrong = Dat uiteinde verbindt niets. Zoek het eind van de lijn dat aan een andere stad grenst.
web-learn-builder-castle = Een kasteel levert aan het eind 3 goud op als er een nederzetting van jou naast staat. Dat geldt in elk spel, wat de drie kaarten ook zeggen.
web-learn-builder-castle-do = Bouw op bloemen naast een kasteel
web-learn-builder-castle-right = Drie goud zijn binnen.
web-learn-builder-castle-wrong = Naast dit veld ligt geen kasteel. Dat zijn de torentjes met een vlag.
web-learn-builder-goals = Drie kaarten zeggen wat er verder goud oplevert, en dat zijn elk spel andere. Hier betalen de Vissers 1 goud voor een nederzetting naast water.
web-learn-builder-goals-do = Bouw op bos naast water
web-learn-builder-goals-right = De Vissers zijn tevreden.
web-learn-builder-goals-wrong = Hier ligt geen water naast.
web-learn-builder-knights = De Ridders betalen 2 goud voor elke nederzetting op je volste horizontale lijn. In dit afgelopen spel staan er daar 9.
web-learn-builder-knights-do = Hoeveel goud is dat?
web-learn-builder-knights-right = 9 × 2 = 18 goud.
web-learn-builder-knights-wrong = Twee goud voor elk van de negen.
web-learn-builder-last = Het spel eindigt in de ronde waarin iemand de laatste nederzetting bouwt. Iedereen begint met dezelfde voorraad.
web-learn-builder-last-do = Hoeveel nederzettingen heb je aan het begin?
web-learn-builder-last-right = Veertig: ongeveer elf beurten, met wat hulp van tegels.
web-learn-builder-last-wrong = Kijk naar het getal naast je kaart.
web-learn-builder-tip-1 = Bouw je allereerste nederzetting naast een stad: de tegel helpt je al vanaf de tweede beurt.
web-learn-builder-tip-2 = Zet de eerste drie zo neer dat ze aan zo weinig mogelijk andere landschappen grenzen. Dan mag je met de volgende kaart waarschijnlijk ergens anders beginnen.
web-learn-builder-tip-3 = Verzamel vroeg verschillende tegels; elk ervan is een extra actie in alle beurten die volgen.
web-learn-builder-tip-4 = Lees eerst de drie doelen, en vraag je bij elk veld af wat het opbrengt.
web-learn-builder-tip-5 = Kastelen zijn snel goud: één nederzetting naast elk is genoeg.
web-learn-builder-set-up = Het bord en de kaarten die het boek voor een eerste spel aanraadt, tegen twee beginners.
web-pad-how-builder = Leg het bord neer zoals bij jullie, en tik dan de nederzettingen van iedereen aan.
web-pad-quadrants = De vier kwadranten, zoals ze liggen
web-pad-quadrant = { $at ->
        [1] Linksboven
        [2] Rechtsboven
        [3] Linksonder
       *[other] Rechtsonder
    }
web-pad-turned = Ondersteboven: { $quadrant }
web-pad-hexes = Het bord. Pijltjes gaan van veld naar veld, Enter zet een nederzetting of haalt haar weg, plus en min zoomen.
web-pad-settlements = { $count } van { $of } nederzettingen
web-pad-tiles = Stadstegels in bezit
web-pad-tiles-about = Niet nodig voor het goud; maar zo kan er meer gecontroleerd worden.
web-pad-begin-builder = Als alle nederzettingen staan, verschijnt hier het goud.
web-companion-about-builder = Speel met de echte doos. Gebiedskaarten blijven geheim: op een eigen apparaat tikt iedereen de eigen kaart in, op een gedeeld apparaat gebeurt dat als hij getoond wordt.
web-companion-type-quadrants = Welke vier kwadranten vormen het land, in leesvolgorde? ↻ betekent ondersteboven.
web-companion-type-cards = Welke drie Kingdom Builder-kaarten liggen er open?
web-companion-type-card = Welke gebiedskaart heeft { $name }?
web-companion-type-card-own = Welke gebiedskaart heb je getrokken?
web-gain-builder = { $gain } goud
web-won-builder = { $name } wint met { $points } goud
web-won-you-builder = Je wint met { $points } goud
web-won-shared-builder = { $names } delen de winst met { $points } goud
