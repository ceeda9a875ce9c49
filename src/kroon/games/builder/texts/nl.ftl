builder = Kingdom Builder
builder-about = Bewoon het land, veld voor veld. Drie kaarten zeggen wat goud oplevert, elke keer anders.
builder-grass = gras
builder-canyon = ravijn
builder-desert = woestijn
builder-flowers = bloemen
builder-forest = bos
builder-water = water
builder-mountain = berg
builder-castle = kasteel
builder-location = stad
builder-grass-letter = G
builder-canyon-letter = R
builder-desert-letter = D
builder-flowers-letter = B
builder-forest-letter = F
builder-water-letter = W
builder-mountain-letter = M
builder-oracle = orakel
builder-farm = boerderij
builder-tavern = herberg
builder-tower = toren
builder-harbor = haven
builder-paddock = weide
builder-barn = schuur
builder-oasis = oase
builder-oracle-code = Or
builder-farm-code = Bo
builder-tavern-code = He
builder-tower-code = To
builder-harbor-code = Ha
builder-paddock-code = We
builder-barn-code = Sc
builder-oasis-code = Oa
builder-citizens = Burgers
builder-discoverers = Ontdekkers
builder-farmers = Boeren
builder-fishermen = Vissers
builder-hermits = Kluizenaars
builder-knights = Ridders
builder-lords = Heren
builder-merchants = Handelaren
builder-miners = Mijnwerkers
builder-workers = Arbeiders
builder-castles = Kastelen
builder-citizens-pays = 1 per 2 in je grootste groep
builder-discoverers-pays = 1 per lijn waarop je staat
builder-farmers-pays = 3 per stuk in je zwakste kwadrant
builder-fishermen-pays = 1 per stuk op land naast water
builder-hermits-pays = 1 per groep van jou
builder-knights-pays = 2 per stuk op je volste lijn
builder-lords-pays = 12 en 6 voor de meeste per kwadrant
builder-merchants-pays = 4 per plaats die je verbindt
builder-miners-pays = 1 per stuk naast een berg
builder-workers-pays = 1 per stuk naast stad of kasteel
builder-castles-pays = 3 per kasteel dat je raakt

## De tafel
builder-heading-set-up = De tafel wordt klaargezet
builder-heading-turn = Beurt van { $seat }
builder-heading-over = Het spel is uit
builder-heading-last = laatste ronde
builder-heading-start = { $seat } begon
builder-gold = Goud als het nu eindigde
builder-total = Totaal
builder-seat-line = { $supply ->
        [one] nog 1 nederzetting
       *[other] nog { $supply } nederzettingen
    }
builder-tiles-none = geen tegels
builder-tile-usable = { $tile }
builder-tile-used = ({ $tile })
builder-card-own = kaart: { $terrain }
builder-card-hidden = kaart verborgen
builder-card-could = kaart verborgen, kan { $terrains } zijn
builder-card-none = geen kaart
builder-locations = Tegels over
builder-pile = { $pile ->
        [one] 1 kaart
       *[other] { $pile } kaarten
    } op de stapel; aflegstapel: { $discards }
builder-removed = Uit het spel: { $cards }
builder-nothing = niets
builder-hex = { $hex }: { $land }
builder-words-place = { $place }, { $tiles ->
        [0] geen tegels meer
        [one] nog 1 tegel
       *[other] nog { $tiles } tegels
    }
builder-words-seat = { $you ->
        [yes] Jij
       *[no] { $seat }
    }: nog { $supply ->
        [one] 1 nederzetting
       *[other] { $supply } nederzettingen
    }; tegels: { $tiles }; kaart: { $card }.
builder-words-settlements = Nederzettingen van { $seat }: { $hexes }.
builder-words-row = Rij { $row }: { $lands }.
builder-words-run = { $land } { $from } tot { $to }
builder-legend-legal = hier mag gebouwd worden
builder-legend-lift = mag verplaatst worden
builder-ask-over = Het spel is uit.
builder-ask-chance = Het toeval beslist.
builder-ask-build = Bouw op { $terrain }, nog { $owed } te gaan.
builder-ask-build-or-tile = Bouw op { $terrain }, nog { $owed } te gaan, of gebruik eerst een tegel.
builder-ask-end-or-tile = Gebruik een tegel, of beëindig je beurt.
builder-ask-end = Beëindig je beurt.
builder-ask-lift = Welke nederzetting verplaats je ({ $tile })?
builder-ask-put = Bouw een nederzetting ({ $tile }).
builder-ask-land = Waar gaat de nederzetting van { $hex } heen ({ $tile })?
builder-tell-quadrants = Het bord: { $names }.
builder-tell-cards = Goud is er dit keer voor: { $names }.
builder-tell-start = { $seat } begint.
builder-tell-card = { $seat } trekt een gebiedskaart: { $terrain }.
builder-tell-replace = { $seat } vindt geen vrij veld voor de kaart en trekt een andere: { $terrain }.
builder-tell-build = { $seat } bouwt op { $hex } ({ $land }).
    .move = Bouw op { $hex } ({ $land })
builder-tell-land = { $seat } zet de nederzetting neer op { $hex } ({ $land }).
    .move = Zet de nederzetting neer op { $hex } ({ $land })
builder-tell-use = { $seat } gebruikt een tegel: { $tile }.
    .move = Gebruik een tegel: { $tile }
builder-tell-lift = { $seat } neemt de nederzetting van { $hex } op.
    .move = Neem de nederzetting van { $hex } op
builder-tell-end = { $seat } beëindigt de beurt.
    .move = Beëindig je beurt
builder-tell-hidden = { $seat } trekt een gebiedskaart.

## Het scoreblad
builder-sheet-of = { $seat }: { $total } goud
builder-sheet-line = { $line }: { $gold }
builder-quadrant = { $name }
builder-quadrant-turned = { $name }'
builder-quadrant-place = { $place ->
        [0] linksboven
        [1] rechtsboven
        [2] linksonder
       *[other] rechtsonder
    }
builder-citizens-part = grootste groep van { $count }: { $gold }
builder-discoverers-part = lijn { $row }: { $gold }
builder-farmers-part = { $count } in het kwadrant { $quadrant }: { $gold }
builder-fishermen-part = { $count } op land naast water: { $gold }
builder-hermits-part = een groep van { $count }: { $gold }
builder-knights-part = { $count } op lijn { $row }: { $gold }
builder-lords-part = { $count } in het kwadrant { $quadrant }: { $gold }
builder-merchants-part = verbonden: { $hexes }: { $gold }
builder-miners-part = { $count } naast een berg: { $gold }
builder-workers-part = { $count } naast een stad of kasteel: { $gold }
builder-castles-part = kasteel op { $hexes }: { $gold }
builder-tie = { $seats } delen de overwinning met { $gold } goud (regel B23).

## Weigeringen
builder-quadrant-twice = Een kwadrant kan maar één keer op het bord liggen, gedraaid of niet: '{ $value }' (regel B1).
builder-start-seat = Plaats { $seat } kan niet beginnen: er zijn { $players } spelers (regel B4).
builder-expected = '{ $event }' kan hier niet: verwacht werd '{ $expected }'.
builder-cards-order = '{ $event }': de kaarten staan op alfabet; verwacht werd '{ $expected }'.
builder-place = '{ $event }' noemt geen veld: verwacht werd '{ $expected }', zoals '{ $example }'.
builder-tile-name = '{ $event }' noemt geen tegel: verwacht werd 'use' en een van { $names }.
builder-off-board = { $hex } ligt niet op het bord: rijen en kolommen gaan van 0 tot 19.
builder-quadrant-laid = Dit kwadrant kan maar één keer op het bord liggen: { $name }.
builder-card-open = { $name } ligt al open.
builder-no-seat = Er zijn { $players } spelers.
builder-no-card = Op de stapel ligt geen kaart meer met { $terrain }.
builder-over = Het spel is uit: de laatste ronde is gespeeld.
builder-quadrants-now = Nu worden de kwadranten getrokken.
builder-cards-now = Nu worden de Kingdom Builder-kaarten getrokken.
builder-start-now = Nu wordt bepaald wie begint.
builder-card-now = Nu trekt { $seat } een gebiedskaart.
builder-seat-now = { $seat } is aan de beurt.
builder-lift-now = { $seat } moet eerst een nederzetting opnemen ({ $tile }).
builder-put-now = { $seat } moet eerst de actie van de tegel afmaken ({ $tile }).
builder-end-early = De verplichte actie is niet klaar: { $owed ->
        [one] nog 1 nederzetting is
       *[other] nog { $owed } nederzettingen zijn
    } te bouwen.
builder-all-built = Alle nederzettingen van de verplichte actie zijn gebouwd.
builder-nothing-to-lift = Een nederzetting kan alleen worden opgenomen met een tegel die verplaatst.
builder-supply-empty = Er is geen nederzetting meer om te bouwen.
builder-no-card-left = Er is geen gebiedskaart meer, dus er hoeft niets meer gebouwd te worden.
builder-same-hex = Van { $hex } komt de nederzetting; ze moet naar een ander veld.
builder-occupied = Op { $hex } staat een nederzetting van { $seat }.
builder-not-buildable = { $hex } is { $land }; daar kan niet gebouwd worden.
builder-wrong-land = { $hex } is { $land }; deze actie vraagt om { $wanted }.
builder-not-border = { $hex } ligt niet aan de rand van het bord.
builder-no-line = { $hex } ligt niet aan het eind van een rechte lijn van drie eigen nederzettingen.
builder-not-two-away = { $hex } ligt niet in een rechte lijn twee velden van { $from } af.
builder-not-adjacent = { $hex } grenst niet aan je nederzettingen, en er is een vrij veld dat dat wel doet.
builder-not-yours = Op { $hex } staat geen nederzetting van jou.
builder-nowhere-to-go = De nederzetting op { $hex } zou nergens heen kunnen.
builder-no-tile = Je hebt deze tegel niet: { $tile }.
builder-between = Een tegel ({ $tile }) kan voor of na de verplichte actie gebruikt worden, niet ertussen; nog { $owed } te gaan.
builder-tile-spent = Deze tegel is in deze beurt al gebruikt, of pas gewonnen: { $tile }.
builder-no-room = Met deze tegel kan nu niets gedaan worden: { $tile }.

## De regels
builder-rule-B1 = Twee tot vier mensen spelen, elk met 40 nederzettingen. Vier van de acht kwadranten worden getrokken en twee aan twee gelegd, elk een halve slag gedraaid of niet: een bord van 20 rijen met 20 velden. Oneven rijen liggen een half veld verder naar rechts, zodat elk veld binnen het bord zes buren heeft.
builder-rule-B2 = Elk stadsveld begint met twee tegels. Het kwadrant van het orakel en dat van de haven hebben één stad en twee kastelen, de andere zes twee steden en één kasteel.
builder-rule-B3 = Er zijn 25 gebiedskaarten, vijf elk van gras, ravijn, woestijn, bloemen en bos. Ze worden geschud, en iedereen heeft er in het geheim één. Drie van de tien Kingdom Builder-kaarten worden getrokken en liggen open: zij zeggen waar dit keer goud mee te verdienen is.
builder-rule-B4 = De startspeler is wie genoemd is, en anders een willekeurige. De beurten gaan met de klok mee.
builder-rule-B5 = Leg voor een eerste spel herberg, weide, oase en boerderij in leesrichting, geen ervan gedraaid, en speel met Vissers, Ridders en Handelaren. Twee tips voor de eerste nederzettingen: begin naast een stad, dan heb je vanaf je tweede beurt haar tegel; en raak zo weinig mogelijk andere soorten gebied, want met een kaart van een gebied dat je niet raakt mag je overal bouwen.
builder-rule-B6 = In je beurt laat je je kaart zien en bouw je drie nederzettingen, een voor een, op vrije velden van dat gebied. Dat is de verplichte actie.
builder-rule-B7 = Elke stadstegel die je al voor deze beurt had mag één keer gebruikt worden, voor of na de verplichte actie, maar nooit tussen haar nederzettingen in. Een tegel die je wint is pas in je volgende beurt te gebruiken.
builder-rule-B8 = Aan het eind van je beurt leg je je kaart af en trek je in het geheim een nieuwe. Is er een kaart nodig en is de stapel leeg, dan worden de afgelegde kaarten geschud en worden ze de stapel, ook de kaart die net gespeeld is; zijn die er ook niet, dan wordt er niets getrokken.
builder-rule-B9 = Op een veld past één nederzetting. Nederzettingen staan op gras, ravijn, woestijn, bloemen en bos; alleen de haven zet ze op water.
builder-rule-B10 = Een nieuwe nederzetting moet aan een eigen grenzen als dat met deze actie kan; dat wordt voor elke nederzetting opnieuw bekeken. Kan het niet, dan mag elk vrij veld dat bij de actie past: het gebied van je kaart voor de verplichte actie, orakel en schuur, dat van de tegel voor boerderij, oase en haven, de rand voor de toren.
builder-rule-B11 = Is er geen veld van je kaart vrij, aan het begin van je beurt of na een actie zolang je nog moet bouwen en nog iets hebt, dan gaat de kaart uit het spel en trek je meteen een andere, tot er een past. Wat nog gebouwd moet worden komt daarop, en ook orakel en schuur volgen die kaart. Is er geen kaart meer te trekken, dan hoef je niets meer te bouwen.
builder-rule-B12 = Is je voorraad op, dan houdt de verplichte actie op, of vervalt ze als ze nog niet begonnen was. Tegels die verplaatsen kun je nog gebruiken, tegels die bouwen niet.
builder-rule-B13 = Wie naast een stadsveld bouwt, of een nederzetting daarheen verplaatst, neemt meteen een van de tegels, als er nog een ligt en deze speler er van dat veld nooit een had. De twee velden van een kwadrant kunnen je twee gelijke tegels geven.
builder-rule-B14 = Als je laatste nederzetting naast een stadsveld weggaat, gaat de tegel van daar meteen uit het spel, en kun je er geen andere meer winnen.
builder-rule-B15 = Orakel: bouw een nederzetting op het gebied van je kaart. Boerderij: bouw er een op gras. Oase: bouw er een op woestijn. Steeds naast een eigen als dat kan.
builder-rule-B16 = Toren: bouw een nederzetting aan de rand van het bord, op een van de vijf gebieden; naast een eigen als er een vrij veld aan de rand is dat daaraan grenst.
builder-rule-B17 = Herberg: bouw een nederzetting aan een van de einden van een rechte lijn van minstens drie eigen, in een van de drie richtingen, op een veld waar gebouwd mag worden. Nederzettingen op water tellen mee in de lijn.
builder-rule-B18 = Schuur: verplaats een eigen nederzetting naar het gebied van je kaart. Haven: verplaats er een naar water. Ze wordt eerst opgenomen, komt zo mogelijk naast je andere, en kan niet terug op haar plek.
builder-rule-B19 = Weide: verplaats een eigen nederzetting precies twee velden in een rechte lijn, over wat er ook tussen ligt, naar een vrij veld waar gebouwd mag worden. Ze hoeft niet aan een andere te grenzen.
builder-rule-B20 = Wat een verplaatsing verliest en wint wordt bekeken als de nederzetting staat, eerst wat verloren gaat; wie van de ene kant van een stad naar de andere gaat houdt de tegel dus. Van twee gelijke tegels gaat eerst die weg die deze beurt niet meer te gebruiken is.
builder-rule-B21 = Als iemand de laatste nederzetting van de voorraad bouwt, wordt de ronde uitgespeeld: de speler rechts van de startspeler heeft de laatste beurt.
builder-rule-B22 = Elk kasteel met minstens één nederzetting van jou ernaast geeft 3 goud. Hier en voor alle kaarten tellen nederzettingen op water mee, tenzij een regel iets anders zegt.
builder-rule-B23 = Het meeste goud wint. Wie evenveel heeft deelt de overwinning.
builder-rule-B24 = Vissers: 1 goud voor elke nederzetting van jou die op land naast water staat.
builder-rule-B25 = Handelaren: 4 goud voor elke stad en elk kasteel naast een groep van jouw nederzettingen die ook een andere stad of een ander kasteel raakt.
builder-rule-B26 = Ontdekkers: 1 goud voor elk van de 20 horizontale lijnen waarop je een nederzetting hebt.
builder-rule-B27 = Kluizenaars: 1 goud voor elke losse groep van jouw nederzettingen.
builder-rule-B28 = Burgers: 1 goud voor elke twee nederzettingen van je grootste groep, naar beneden afgerond.
builder-rule-B29 = Mijnwerkers: 1 goud voor elke nederzetting van jou naast een berg.
builder-rule-B30 = Arbeiders: 1 goud voor elke nederzetting van jou naast een stad of kasteel.
builder-rule-B31 = Ridders: 2 goud voor elke nederzetting van jou op de horizontale lijn waar je er de meeste hebt; maar één lijn telt.
builder-rule-B32 = Heren: in elk kwadrant 12 goud voor de meeste nederzettingen en 6 voor de op één na meeste. Wie gelijk staat krijgt evenveel, en een gelijke eerste plaats laat de tweede bestaan. Geen enkele hebben is ook een aantal, dus ook daarmee kun je een plaats halen.
builder-rule-B33 = Boeren: 3 goud voor elke nederzetting van jou in het kwadrant waar je er de minste hebt; niets als je er daar geen hebt.
builder-rule-B34 = Geheim zijn de kaarten die spelers vasthouden, tot ze op dat gebied bouwen, en de volgorde van de stapel. Afgelegde kaarten en kaarten uit het spel liggen open.

## Het scoreblok
builder-sheet-random = Het scoreblad moet zijn '{ $option }' noemen: verwacht first_game of een lijst van namen.
builder-sheet-hex = In het scoreblad heeft '{ $where }' '{ $value }', en dat is geen veld: verwacht een rij en een kolom, zoals 12,7.
builder-sheet-twice = Op { $hex } staan twee nederzettingen ({ $seats }).
builder-sheet-no-harbor = { $seat } heeft een nederzetting op het water van { $hex }, maar op dit bord is geen haven.
builder-sheet-too-many = { $seat } heeft { $count } nederzettingen; er zijn er { $most }.
builder-sheet-water = { $seats } hebben nederzettingen op het water, maar hoogstens { $tiles } spelers kunnen een haventegel gehad hebben.
builder-sheet-not-over = Het spel is niet uit: niemand heeft alle { $all } nederzettingen gebouwd, het hoogste aantal is { $most }.
builder-sheet-too-few = { $seat } heeft maar { $count ->
        [one] 1 nederzetting
       *[other] { $count } nederzettingen
    }: het spel had minstens { $turns } ronden, dus zijn het er { $least } of meer.
builder-sheet-tile = { $seat } heeft { $count ->
        [one] 1 tegel
       *[other] { $count } tegels
    } van de soort { $tile }, maar nederzettingen naast { $places ->
        [0] geen enkele stad van die soort
        [one] maar 1 stad van die soort
       *[other] { $places } steden van die soort
    }.
builder-sheet-tiles = De spelers hebben meer tegels van de soort { $tile } dan er lagen: { $tiles } op elke stad, één per speler.

## Opties
builder-option-quadrants = Borden
builder-option-cards = Kaarten
builder-option-start = Beginspeler
builder-about-quadrants = Welke vier borden het land vormen: willekeurig, die van het eerste spel, of gekozen.
builder-about-cards = Welke kaarten goud geven: willekeurig, die van het eerste spel, of gekozen.
builder-about-start = Wie begint.
