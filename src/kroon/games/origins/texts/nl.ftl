origins = Kingdomino Origins
origins-about = Kingdomino in de steentijd: vulkanen slingeren vuur, mammoeten grazen, holbewoners sluiten zich bij je stam aan.
origins-desert = woestijn
origins-steppe = steppe
origins-lake = meer
origins-jungle = jungle
origins-quarry = steengroeve
origins-volcano = vulkaan
origins-desert-letter = W
origins-steppe-letter = S
origins-lake-letter = M
origins-jungle-letter = J
origins-quarry-letter = G
origins-volcano-letter = V
origins-mammoth = mammoet
origins-fish = vis
origins-mushroom = paddenstoel
origins-flint = vuursteen
origins-mammoth-letter = m
origins-fish-letter = v
origins-mushroom-letter = p
origins-flint-letter = s
origins-hunter = jager
origins-fisher = visser
origins-gatherer = verzamelaar
origins-sculptor = beeldhouwer
origins-artist = kunstenaar
origins-firelady = vuurvrouw
origins-shaman = sjamaan
origins-warrior1 = krijger met kracht 1
origins-warrior2 = krijger met kracht 2
origins-warrior3 = krijger met kracht 3
origins-hunter-mark = Ja
origins-fisher-mark = Vi
origins-gatherer-mark = Ve
origins-sculptor-mark = Be
origins-artist-mark = Ku
origins-firelady-mark = VV
origins-shaman-mark = Sj
origins-warrior1-mark = K1
origins-warrior2-mark = K2
origins-warrior3-mark = K3
origins-fire = vuur
origins-token = fiche
origins-crater = krater

## De tafel
origins-ask-take = Neem tegel 1 en 4 van de rij (outer) of 2 en 3 (inner).
origins-ask-fire = Waar landt het vuur? Het is { $fires } sterk en vliegt tot { $range ->
        [one] 1 veld
       *[other] { $range } velden
    } ver.
origins-ask-totem = Wie krijgt de totem { $name }?
origins-ask-recruit = Iemand aantrekken? Open liggende kosten 2 verschillende hulpbronnen, van de stapel 4.
origins-ask-pay = Betaal voor de { $name }: { $owed ->
        [one] nog 1 hulpbron
       *[other] nog { $owed } hulpbronnen
    }, van een soort die nog niet betaald is.
origins-ask-settle = Waar gaat de { $name } wonen?
origins-tell-cave = Holbewoners komen tevoorschijn: { $names }.
origins-tell-take = { $seat } neemt de { $which ->
       *[outer] buitenste
        [inner] binnenste
    } tegels.
    .move = Neem de { $which ->
           *[outer] buitenste
            [inner] binnenste
        } tegels
origins-tell-fire = Het vuur van { $seat } landt op { $place }.
    .move = Laat het vuur op { $place } landen
origins-tell-totem = { $seat } geeft de totem { $name } aan { $heir }.
    .move = Geef de totem { $name } aan { $heir }
origins-tell-recruit-none = { $seat } trekt niemand aan.
    .move = Trek niemand aan
origins-tell-recruit-open = { $seat } trekt een open holbewoner aan: { $name }.
    .move = Trek een open holbewoner aan: { $name }
origins-tell-recruit-pile = { $seat } trekt iemand van de stapel aan: { $name }.
    .move = Trek iemand van de stapel aan: { $name }
origins-tell-pay = { $seat } betaalt met de hulpbron op { $place }.
    .move = Betaal met de hulpbron op { $place }
origins-tell-settle = { $seat } laat de { $name } op { $place } wonen.
    .move = Laat de { $name } op { $place } wonen
origins-totems = Totems: { $list }
origins-open-people = Open: { $list }
origins-cave = Stapel: { $list }
origins-nobody = niemand
origins-none = geen

## Het scoreblad
origins-sheet-of = { $seat }: { $total ->
        [one] 1 punt
       *[other] { $total } punten
    }
origins-region = { $terrain }: { $squares ->
        [one] 1 veld
       *[other] { $squares } velden
    } × { $crowns ->
        [one] 1 vuur
       *[other] { $crowns } vuren
    } = { $points }
origins-part-resource = { $name }: { $points }
origins-part-totem = totem { $name }: { $points }
origins-part-person = { $name } op { $place }: { $count } × { $each } = { $points }
origins-part-warriors = krijgers: { $number } × kracht { $strength } = { $points }
origins-bonus-emperor = Keizer van het vuur: de hut ligt in het midden, { $points }
origins-bonus-no-emperor = Keizer van het vuur: de hut ligt niet in het midden, { $points }
origins-bonus-habilis = Homo habilis: geen tegel weggelegd, { $points }
origins-bonus-no-habilis = Homo habilis: er is een tegel weggelegd, { $points }

## Weigeringen
origins-cave-now = Nu worden holbewoners opengelegd.
origins-take-now = Nu neemt { $seat } de buitenste of de binnenste tegels.
origins-fire-now = Eerst moet het vuur van { $seat } landen.
origins-totem-now = Eerst moet { $seat } de totem doorgeven.
origins-recruit-now = Nu trekt { $seat } iemand aan, of niemand.
origins-pay-now = Eerst moet { $seat } voor de holbewoner betalen.
origins-settle-now = Eerst moet { $seat } de holbewoner op een veld zetten.
origins-no-tile = Er is geen '{ $name }' meer in de stapel.
origins-cave-count = { $given } genoemd, maar het aantal holbewoners dat op de { $open } open plaatsen ontbreekt is { $due }.
origins-no-heir = Die speler heeft niet het meest van wat bij de totem { $totem } hoort.
origins-not-open = Er ligt geen '{ $name }' open.
origins-not-in-pile = Er ligt geen '{ $name }' in de stapel.
origins-pile-price = Iemand van de stapel kost vier verschillende hulpbronnen.
origins-no-square = { $place } is geen veld van je jachtgebied.
origins-no-resource = Op { $place } ligt geen hulpbron.
origins-paid-already = Van de soort op { $place } is al betaald.
origins-on-volcano = { $place } is een vulkaan.
origins-on-token = Op { $place } ligt een vuurfiche.
origins-on-fire = Op { $place } is een vuur gedrukt.
origins-too-far = { $place } ligt buiten het bereik van het vuur.
origins-on-resource = Op { $place } ligt een hulpbron.
origins-on-tile = Op { $place } woont al iemand.

## De regels
origins-rule-O1 = Met elk aantal spelers worden alle 48 tegels gebruikt, en een rij heeft er altijd vier. Met drie spelers gaat de tegel die niemand koos uit het spel. Er zijn 12 ronden.
origins-rule-O2 = Opening: de stamhoofden worden één voor één getrokken, en ieder kiest meteen een vrije tegel van de eerste rij.
origins-rule-O3 = Een beurt: leg je tegel, kies dan een nieuwe. In de laatste ronde wordt alleen gelegd.
origins-rule-O4 = Leggen gaat als in Kingdomino (K11, K12), in een raster van 5 bij 5. De landschappen zijn woestijn, steppe, meer, jungle, steengroeve en vulkaan; een vulkaan past bij een vulkaan.
origins-rule-O5 = Een tegel die past moet gelegd worden. Een die niet past gaat uit het spel.
origins-rule-O6 = Zodra een vulkaan in je gebied komt, vliegt zijn vuur: met 1 krater 1 vuur tot 3 velden ver, met 2 kraters 2 vuren tot 2, met 3 kraters 3 vuren 1 veld.
origins-rule-O7 = Het fiche moet binnen zijn bereik in je gebied landen, op een veld zonder gedrukt vuur en zonder fiche dat geen vulkaan is. Het bereik telt in stappen in alle acht richtingen, over alles heen. De starttegel is geen doel; de velden van de tegel die net gelegd is wel.
origins-rule-O8 = Kan het fiche landen, dan moet het; anders gaat het uit het spel. Er zijn evenveel fiches als vulkanen: 5, 4 en 1.
origins-rule-O9 = Elk gebied is zijn velden maal zijn vuren waard, gedrukt en op fiches. Een gebied van vulkanen is niets waard.
origins-rule-O10 = Gelijke stand: het grootste gebied, met of zonder vuur, ook van vulkanen; dan de meeste vuren; dan wordt de winst gedeeld.
origins-rule-O11 = Totemmodus: een rij komt met een hulpbron op elk veld zonder gedrukt vuur: mammoet op steppe, vis op meer, paddenstoel op jungle, vuursteen op steengroeve; niets op woestijn en vulkaan.
origins-rule-O12 = Vuur dat op een hulpbron landt vernietigt die.
origins-rule-O13 = Na het leggen en het vuur pakt wie strikt meer van een hulpbron heeft dan alle anderen de totem daarvan, ook van een ander.
origins-rule-O14 = Wie niet meer het meest heeft geeft de totem aan wie dat wel heeft; staan er meer gelijk, dan kiest de houder uit hen. Wie met de beste gelijk staat houdt hem, ook met niets.
origins-rule-O15 = Aan het eind is elke hulpbron op je tegels 1 waard, de totems mammoet 3, vis 4, paddenstoel 5 en vuursteen 6, naast de gebieden.
origins-rule-O16 = Stammodus: hulpbronnen als in de totemmodus, geen totems. De 22 holbewoners worden gedekt geschud, en vier liggen open.
origins-rule-O17 = Na het kiezen van een tegel mag je één keer iemand aantrekken: betaal twee verschillende hulpbronnen uit je gebied voor een open holbewoner, of vier verschillende voor een naar keuze uit de stapel. Wat betaald is gaat uit het spel; jij kiest welke velden betalen.
origins-rule-O18 = De vier open plaatsen worden alleen aangevuld als er een nieuwe rij komt.
origins-rule-O19 = De holbewoner komt op een veld van jou zonder gedrukt vuur, fiche, hulpbron of andere holbewoner, of het nu betaalde of niet. Vulkanen mogen, de starttegel niet.
origins-rule-O20 = Vuur mag op een holbewoner landen en vernietigt die.
origins-rule-O21 = In de laatste ronde wordt niemand aangetrokken, omdat dan alleen gelegd wordt.
origins-rule-O22 = Jager-verzamelaars, twee van elk, tellen naar hun acht buren: jager 3 per mammoet, visser 3 per vis, verzamelaar 4 per paddenstoel, beeldhouwer 5 per vuursteen, kunstenaar 2 per hulpbron van welke soort ook, vuurvrouw 1 per vuur, sjamaan 2 per holbewoner.
origins-rule-O23 = Krijgers: vier met kracht 1, drie met kracht 2, één met kracht 3. Een groep die met de zijden aan elkaar ligt is zijn aantal maal zijn hele kracht waard.
origins-rule-O24 = Aan het eind van een spel in de stammodus tellen gebieden en holbewoners; hulpbronnen die over zijn niet.
origins-rule-O25 = Twee spelers spelen het neolithische spel: 7 bij 7 velden, alle 48 tegels, twee stamhoofden ieder, 12 ronden. Wiens stamhoofd het eerst getrokken wordt neemt tegel 1 en 4 of 2 en 3 van de eerste rij, de ander krijgt de andere twee. Later kiest elk stamhoofd apart.
origins-rule-O26 = Keizer van het vuur: 10 punten als de hut in het midden ligt, zoals in K21.
origins-rule-O27 = Homo habilis: 5 punten als geen van je tegels uit het spel ging.
origins-rule-O28 = De volgorde van de gedekte tegels en van de stapel holbewoners weet niemand. Welke holbewoners in de stapel liggen volgt uit wat er gezien is; als iemand hem doorkijkt, wordt hij daarna geschud.

## Het scoreblok
origins-sheet-square = In het scoreblad heeft '{ $where }' een veld '{ $value }': verwacht een van { $names }, dan * voor elk gedrukt vuur, ^ voor elke krater, ' voor elk vuur van een fiche, + voor een hulpbron, en : met een van { $people }, in deze volgorde.
origins-sheet-token-on-volcano = { $seat }: op de vulkaan op { $place } ligt een vuurfiche.
origins-sheet-token-on-fire = { $seat }: op het gedrukte vuur van { $place } ligt een vuurfiche.
origins-sheet-no-resources = { $seat }: op { $place } ligt een hulpbron, maar die zijn er niet in de ontdekkingsmodus.
origins-sheet-resource-place = { $seat }: op { $place } kan geen hulpbron liggen: het is een woestijn of een vulkaan, of er staat een vuur gedrukt.
origins-sheet-resource-burnt = { $seat }: de hulpbron op { $place } is vernietigd door het vuur dat daar ligt.
origins-sheet-resource-missing = { $seat }: de hulpbron op { $place } ontbreekt, maar er is geen vuur gevallen.
origins-sheet-no-people = { $seat }: op { $place } woont iemand, maar alleen de stammodus heeft holbewoners.
origins-sheet-person-place = { $seat }: op { $place } kan niemand wonen: er is een gedrukt vuur of een hulpbron.
origins-sheet-person-burnt = { $seat }: wie op { $place } woonde is vernietigd door het vuur dat daar ligt.
origins-sheet-payments = { $seat }: de hulpbronnen die weg zijn kunnen niet voor de holbewoners betaald zijn: twee verschillende voor een open holbewoner, vier voor een uit de stapel.
origins-sheet-tokens = { $seat }: voor vulkanen met { $craters ->
        [one] 1 krater
       *[other] { $craters } kraters
    } is het aantal fiches met evenveel vuren { $tokens }, niet { $volcanoes }; elke vulkaan had een veld voor zijn vuur.
origins-sheet-range = { $seat }: de fiches liggen te ver van de vulkanen waar ze vandaan komen.
origins-sheet-tiles = Er zijn { $count } keer '{ $name }', maar de doos heeft er maar { $there }.
origins-sheet-no-totems = Alleen de totemmodus heeft totems.
origins-sheet-totem-twice = { $seats } hebben de totem '{ $totem }', maar er is er maar één.
origins-sheet-totem-tie = { $seats } hebben evenveel hulpbronnen van de totem '{ $totem }': het scoreblad moet met 'totems' zeggen wie welke heeft.
origins-sheet-totem-nobody = Niemand heeft de totem '{ $totem }', maar iemand heeft er hulpbronnen van en heeft hem dus genomen.
origins-sheet-totem-holder = { $seat } heeft de totem '{ $totem }', maar { $best } heeft er meer hulpbronnen van.
origins-sheet-unchecked-totems = Of de totems kloppen met de hulpbronnen van de anderen is niet nagegaan.

## Opties
origins-option-mode = Variant
origins-option-emperor_of_fire = Keizer van het vuur
origins-option-homo_habilis = Homo habilis
origins-about-mode = Hoeveel er uit de doos meedoet, van ontdekken tot stammen.
origins-about-emperor_of_fire = Extra punten voor vuren.
origins-about-homo_habilis = Extra punten voor een gebied waarvoor geen domino is afgelegd.
