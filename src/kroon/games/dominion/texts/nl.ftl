dominion = Het Koninkrijk Dominion
dominion-about = Begin met tien arme kaarten en bouw een stapel waarmee je provincies koopt.
dominion-card-copper = Koper
dominion-card-silver = Zilver
dominion-card-gold = Goud
dominion-card-estate = Landgoed
dominion-card-duchy = Hertogdom
dominion-card-province = Provincie
dominion-card-cellar = Kelder
dominion-card-crossroads = Splitsing
dominion-card-steward = Lakei
dominion-card-smugglers = Smokkelaar
dominion-card-sage = Wijsgeer
dominion-card-militia = Militie
dominion-card-bridge = Brug
dominion-card-remodel = Verbouwing
dominion-card-farming-village = Boerendorp
dominion-card-market = Markt
dominion-card-mine = Mijn
dominion-card-mystic = Toverfeeks
dominion-card-rabble = Gespuis
dominion-card-library = Bibliotheek
dominion-card-vault = Schatkelder
dominion-card-harem = Harem

## The table
dominion-played = Gespeeld
dominion-aside = Op tafel
dominion-trash = Vernietigd
dominion-hand = Je hand
dominion-supply = Voorraad: kosten, kaart, aantal
dominion-discarding = { $count ->
        [one] 1 kaart gekozen om af te leggen
       *[other] { $count } kaarten gekozen om af te leggen
    }
dominion-counters = Acties { $actions }, aanschaffen { $buys }, munten { $coins }
dominion-phase-set-up = Voorbereiding
dominion-phase-action = { $seat }: actiefase
dominion-phase-buy = { $seat }: aanschaffase
dominion-phase-clean-up = { $seat }: opschoonfase
dominion-phase-over = Het spel is afgelopen
dominion-points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
dominion-to-move = aan zet
dominion-hand-size = { $count ->
        [one] 1 kaart in de hand
       *[other] { $count } kaarten in de hand
    }
dominion-draw-pile = { $count ->
        [one] 1 kaart in de trekstapel
       *[other] { $count } kaarten in de trekstapel
    }
dominion-words-pile = { $pile }: { $cards }
dominion-words-cards = { $count } × { $card }
dominion-words-supply = { $cost }, { $card }, { $left }
dominion-words-seat = { $seat }: { $hand }, { $pile }
dominion-words-seat-top = { $seat }: { $hand }, { $pile }, { $top }
dominion-revealed = daarvan heeft iedereen gezien: { $cards }
dominion-discard-top = boven op de aflegstapel: { $card }
dominion-gained = laatst gepakt: { $cards }

## What is asked
dominion-ask-over = Het spel is afgelopen.
dominion-ask-chance = Het toeval beslist.
dominion-ask-draft = Kies een koninkrijkkaart voor dit spel.
dominion-ask-action = Speel een actie (nog { $actions }), of beëindig de actiefase.
dominion-ask-buy = { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }, nog { $worth } aan geldkaarten in de hand, aanschaffen: { $buys }. Speel geldkaarten, koop, of beëindig de beurt.
dominion-ask-discard-any = { $card }: leg een kaart af, of stop.
dominion-ask-discard-down = { $card }: leg af tot je { $left } kaarten over hebt.
dominion-ask-may-discard = { $card }: leg 2 kaarten af om er 1 te trekken, of pas.
dominion-ask-choose = { $card }: kies kaarten, munten of vernietigen.
dominion-ask-trash = { $card }: vernietig een kaart.
dominion-ask-trash-treasure = { $card }: vernietig een geldkaart.
dominion-ask-gain = { $card }: pak een kaart.
dominion-ask-name = { $card }: noem een kaart.
dominion-ask-keep = { $card }: houd { $drawn }, of leg de kaart apart.
dominion-ask-topdeck = { $card }: leg een kaart terug op de trekstapel; de laatste komt bovenop.

## Events in words
dominion-tell-kingdom = Het koninkrijk: { $cards }.
dominion-tell-start = { $seat } begint.
dominion-tell-draft = { $seat } kiest { $card } voor het koninkrijk.
    .move = Kies { $card } voor het koninkrijk
dominion-tell-draw = { $seat } trekt { $card }.
dominion-tell-reveal = { $seat } toont { $card }.
dominion-tell-play = { $seat } speelt { $card }.
    .move = Speel { $card }
dominion-tell-treasures = { $seat } speelt alle geldkaarten, voor { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }.
    .move = Speel alle geldkaarten ({ $coins ->
            [one] 1 munt
           *[other] { $coins } munten
        })
dominion-tell-buy = { $seat } koopt { $card }.
    .move = Koop { $card }
dominion-tell-end-actions = { $seat } beëindigt de actiefase.
    .move = Beëindig de actiefase
dominion-tell-end-turn = { $seat } beëindigt de beurt.
    .move = Beëindig de beurt
dominion-tell-discard = { $seat } legt { $card } af.
    .move = Leg { $card } af
dominion-tell-done = { $seat } is klaar met afleggen.
    .move = Klaar met afleggen
dominion-tell-pass = { $seat } legt niets af.
    .move = Leg niets af
dominion-tell-choose-cards = { $seat } kiest kaarten.
    .move = Kies kaarten
dominion-tell-choose-coins = { $seat } kiest munten.
    .move = Kies munten
dominion-tell-choose-trash = { $seat } kiest vernietigen.
    .move = Kies vernietigen
dominion-tell-trash = { $seat } vernietigt { $card }.
    .move = Vernietig { $card }
dominion-tell-gain = { $seat } pakt { $card }.
    .move = Pak { $card }
dominion-tell-name = { $seat } noemt { $card }.
    .move = Noem { $card }
dominion-tell-keep = { $seat } houdt { $card }.
    .move = Houd { $card }
dominion-tell-aside = { $seat } legt { $card } apart.
    .move = Leg { $card } apart
dominion-tell-topdeck = { $seat } legt { $card } terug op de trekstapel.
    .move = Leg { $card } terug op de trekstapel
dominion-tell-hidden-draw = { $seat } trekt een kaart.
dominion-tell-hidden-discard = { $seat } legt een kaart af.
dominion-tell-hidden-topdeck = { $seat } legt een kaart terug op de trekstapel.

## The score sheet
dominion-sheet-of = { $seat }: { $total ->
        [one] 1 punt
       *[other] { $total } punten
    }
dominion-sheet-line = { $count } × { $card } à { $worth } = { $points }
dominion-tie = { $seats } staan gelijk met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
dominion-tie-turns = Speelbeurten: { $values }.
dominion-tie-won = Daarmee wint { $seats } (regel { $rule }).
dominion-tie-shared = { $seats } delen de overwinning (regel { $rule }).

## Refusals
dominion-start-seat = Er is aan deze tafel geen plaats { $seat } om te beginnen: verwacht random of een van { $seats } (regel D1).
dominion-expected = '{ $event }' kan hier niet: verwacht '{ $expected }'.
dominion-no-card = '{ $event }': '{ $word }' is geen kaart; verwacht een van { $ids }.
dominion-no-kingdom-card = '{ $event }': '{ $word }' is geen koninkrijkkaart; verwacht een van { $ids }.
dominion-kingdom-order = '{ $event }': de kaarten van een koninkrijk staan in alfabetische volgorde.
dominion-over = Het spel is afgelopen.
dominion-seat-now = Nu moet { $seat } beslissen.
dominion-now-kingdom = Nu worden de koninkrijkkaarten getrokken.
dominion-now-start = Nu wordt bepaald wie begint.
dominion-now-draft = Nu moet een koninkrijkkaart worden gekozen.
dominion-now-draw = Nu neemt { $drawer } de volgende kaart van de trekstapel.
dominion-now-action = Nu mag een actie worden gespeeld, of de actiefase beëindigd.
dominion-now-buy = Nu mogen geldkaarten worden gespeeld, kaarten gekocht, of de beurt beëindigd.
dominion-now-discard-any = Nu mogen kaarten worden afgelegd, een voor een, tot 'done'.
dominion-now-discard-down = Nu moet een kaart worden afgelegd.
dominion-now-may-discard = Nu mogen twee kaarten worden afgelegd, of geen.
dominion-now-choose = Nu moet een van de mogelijkheden van de kaart worden gekozen.
dominion-now-trash = Nu moet een kaart worden vernietigd.
dominion-now-trash-treasure = Nu moet een geldkaart worden vernietigd.
dominion-now-gain = Nu moet een kaart worden gepakt.
dominion-now-name = Nu moet een kaart worden genoemd.
dominion-now-keep = Nu moet de zojuist getrokken actie worden gehouden of apart gelegd.
dominion-now-topdeck = Nu moet een getoonde kaart worden teruggelegd.
dominion-no-seat = Er zijn { $players } spelers.
dominion-already-chosen = { $card } zit al in het koninkrijk.
dominion-not-in-pile = { $card } kan niet worden getrokken: { $seat } heeft er geen in de trekstapel.
dominion-treasures-later = Geldkaarten worden in de aanschaffase gespeeld.
dominion-treasures-before = Na de eerste aankoop wordt geen geldkaart meer gespeeld.
dominion-no-treasures = Je hebt geen geldkaart in de hand.
dominion-not-in-hand = Je hebt geen { $card } in de hand.
dominion-action-phase-over = { $card } is een actie; de actiefase is voorbij.
dominion-never-played = { $card } is geen actie en geen geldkaart en kan niet worden gespeeld.
dominion-buy-later = Kaarten worden in de aanschaffase gekocht.
dominion-too-dear = { $card } kost { $cost }; je hebt { $coins }.
dominion-not-done = Met dit afleggen kun je hier niet stoppen.
dominion-no-pass = Passen kan hier niet.
dominion-no-treasure = { $card } is geen geldkaart.
dominion-not-revealed = { $card } zit niet bij de getoonde kaarten die terug moeten.
dominion-not-smuggled = { $seat } heeft in de laatste beurt geen { $card } gepakt.
dominion-gain-too-dear = { $card } kost { $cost }; dat mag hoogstens { $most } zijn.
dominion-no-pile = { $card } heeft geen stapel in de voorraad; niemand kan er een pakken.
dominion-not-chosen = { $card } zit niet in het koninkrijk van dit spel.
dominion-pile-empty = De stapel { $card } is op.

## The rules
dominion-rule-D1 = Twee tot vier mensen spelen. Het toeval bepaalt wie begint; in een reeks is dat de speler links van de laatste winnaar, en van meerdere winnaars telt de eerste na de vorige startspeler.
dominion-rule-D2 = Acht van de zestien koninkrijkkaarten doen mee, elk met 8 stuks. Van Harem zijn er 8 met twee spelers en 12 met drie of vier.
dominion-rule-D3 = In de voorraad liggen 24 Zilver en 16 Goud, en 8 Hertogdommen en 8 Provincies met twee spelers, 12 van elk met drie of vier.
dominion-rule-D4 = Iedereen begint met 7 Koper en 3 Landgoederen, geschud, en een hand van 5. Het overige Koper en de overige Landgoederen blijven in de doos: geen van beide heeft een voorraadstapel, dus niemand kan er een pakken, en ze tellen niet als stapels voor het einde van het spel.
dominion-rule-D5 = De acht kaarten worden gekozen op naam, als een van de vijf aanbevolen combinaties (eerste spel, interactief, groot denken, klein maar fijn, geheimzinnigheid), willekeurig, of door draft: vanaf de eerste speler neemt iedereen om de beurt een van de zestien tot er acht gekozen zijn.
dominion-rule-D6 = Actiefase: speel een actie uit je hand, en meer als kaarten meer acties geven. Elke kaart wordt helemaal uitgevoerd, voor zover mogelijk en op volgorde, vóór de volgende. Acties die over zijn vervallen; de fase mag worden beëindigd met acties in de hand.
dominion-rule-D7 = Aanschaffase: speel zoveel geldkaarten als je wilt, koop daarna een kaart, of meer als dat mag, voor de munten die je hebt. Wat je koopt gaat naar je aflegstapel. Na de eerste aankoop worden geen geldkaarten meer gespeeld.
dominion-rule-D8 = Opschoonfase: eerst gaat de rest van de hand naar de aflegstapel, in de volgorde van de kaartenlijst, dan de gespeelde kaarten in de volgorde waarin ze gespeeld zijn; trek er 5. Alle geldkaarten tegelijk gaan in de volgorde van de kaartenlijst, en getoonde kaarten worden afgelegd zoals ze kwamen.
dominion-rule-D9 = Wie meer kaarten nodig heeft dan de trekstapel bevat, neemt wat er is, schudt de aflegstapel tot een nieuwe trekstapel en neemt de rest; is dat niet genoeg, dan zoveel als er zijn. De aflegstapel wordt pas geschud als een kaart nodig is en er geen meer is. Al getoonde of apart gelegde kaarten doen niet mee.
dominion-rule-D10 = Vernietigde kaarten gaan in de doos, uit het spel, waar iedereen ze mag bekijken. Een gepakte kaart komt uit de voorraad en gaat naar de aflegstapel, tenzij een kaart iets anders zegt; ze wordt niet meteen gespeeld.
dominion-rule-D11 = Een getoonde kaart laat je aan iedereen zien en leg je terug waar ze was, tenzij een kaart iets anders zegt.
dominion-rule-D12 = Wat meer spelers aangaat gebeurt in beurtvolgorde, te beginnen bij de speler die aan de beurt is.
dominion-rule-D18 = Het spel eindigt aan het einde van een beurt als de Provincies of drie willekeurige voorraadstapels op zijn.
dominion-rule-D19 = De punten van al je kaarten tellen, waar ze ook zijn. De meeste punten winnen; bij gelijke stand wie minder beurten heeft gehad; anders wordt de winst gedeeld.
dominion-rule-D20 = Koper kost 0 en geeft 1 munt, Zilver 3 en 2, Goud 6 en 3. Landgoed kost 2 en is 1 punt waard, Hertogdom 5 en 3, Provincie 8 en 6.
dominion-rule-D21 = Kelder (2): +1 actie. Leg zoveel kaarten als je wilt tegelijk af en trek er evenveel; moet je daarvoor schudden, dan gaan de afgelegde mee.
dominion-rule-D22 = Splitsing (2): toon je hand en trek een kaart voor elke overwinningkaart daarin, ook Harem. +3 acties als het de eerste Splitsing is die je deze beurt speelt.
dominion-rule-D23 = Lakei (3): kies een: +2 kaarten, of +2 munten, of vernietig 2 kaarten uit je hand, precies 2, of je enige. Ook met een lege hand mag je dat kiezen; dan gebeurt er niets.
dominion-rule-D24 = Smokkelaar (3): pak een kaart zoals de speler rechts van je die in diens laatste beurt pakte, hoe dan ook, en die nu hoogstens 6 kost. Is er geen, of is de stapel op, dan gebeurt er niets.
dominion-rule-D25 = Wijsgeer (3): +1 actie. Toon kaarten tot er een minstens 3 kost: die gaat naar je hand, de andere leg je af. Is er geen, dan leg je alles af.
dominion-rule-D26 = Militie (4, aanval): +2 munten. Elke andere speler legt af tot er 3 kaarten in de hand over zijn.
dominion-rule-D27 = Brug (4): +1 aanschaf, +1 munt. Deze beurt kosten alle kaarten, waar ze ook zijn, 1 minder, maar nooit minder dan 0. Meer Bruggen tellen op.
dominion-rule-D28 = Verbouwing (4): vernietig een kaart uit je hand, als je er een hebt; pak dan een kaart die hoogstens 2 meer kost. Ze gaat naar je hand, of met de optie 'discard' naar je aflegstapel.
dominion-rule-D29 = Boerendorp (4): +2 acties. Toon kaarten tot er een actie of geldkaart komt: die gaat naar je hand, de andere leg je af. Harem is een geldkaart.
dominion-rule-D30 = Markt (5): +1 kaart, +1 actie, +1 aanschaf, +1 munt. Met de extra aanschaf mag elke kaart worden gekocht.
dominion-rule-D31 = Mijn (5): vernietig een geldkaart uit je hand, als je er een hebt; pak dan een geldkaart die hoogstens 3 meer kost, in je hand. Ze mag goedkoper of dezelfde zijn. Is er geen te krijgen, dan pak je niets.
dominion-rule-D32 = Toverfeeks (5): +1 actie, +2 munten. Noem een kaart uit de doos en toon dan de bovenste kaart van je trekstapel. Is het die kaart, dan gaat ze naar je hand, anders blijft ze liggen en kent iedereen haar. Je noemt ook een kaart als er geen te tonen is.
dominion-rule-D33 = Gespuis (5, aanval): +3 kaarten. In beurtvolgorde toont elke andere speler de bovenste 3 kaarten van de trekstapel, legt de acties en geldkaarten daarvan af, ook Harem, en legt de rest in een volgorde naar keuze terug.
dominion-rule-D34 = Bibliotheek (5): trek kaart na kaart tot je er 7 hebt. Een actie die je zo trekt mag je apart leggen; wat apart ligt, leg je aan het einde af. Met 7 of meer in de hand gebeurt er niets.
dominion-rule-D35 = Schatkelder (5): +2 kaarten. Leg zoveel kaarten af als je wilt, +1 munt voor elk. Daarna mag elke andere speler, in beurtvolgorde, precies 2 kaarten afleggen en er 1 trekken; wie maar een kaart heeft, mag die afleggen en trekt niets.
dominion-rule-D36 = Harem (6, geld en overwinning): 2 munten, en 2 punten aan het einde.
dominion-rule-D37 = Geheim zijn handen, de volgorde van trekstapels, en wat onder de bovenste kaart van een aflegstapel ligt. Open zijn de bovenste kaart van elke aflegstapel, de voorraad, de vernietigde en de gespeelde kaarten, en hoeveel kaarten er in een hand of trekstapel zijn, maar niet in een aflegstapel. Niemand mag een stapel doorkijken, ook niet de eigen.
dominion-rule-D38 = Een kaart die naar een hand wordt getrokken ziet alleen de eigenaar. Kaarten die worden getoond, gepakt, gekocht, gespeeld, vernietigd, genoemd of apart gelegd ziet iedereen. Van kaarten die uit een hand worden afgelegd zien de anderen het aantal en, als het afleggen klaar is, de laatste bovenop. De volgorde van kaarten die door Gespuis teruggaan kent alleen hun eigenaar. Dat de eigenaar van de Bibliotheek een actie hield, gaat niemand iets aan.

## Het scoreblok
dominion-sheet-kingdom = Het scoreblad moet de acht koninkrijkkaarten noemen, of een van de aanbevolen combinaties, niet '{ $value }'.
dominion-sheet-start-cards = { $seat } heeft { $count } keer { $card }: iedereen begint met { $most }, en niemand kan er een bij krijgen.
dominion-sheet-never-trashed = { $card } zou { $gone } keer vernietigd zijn, maar geen koninkrijkkaart in het spel kan dat.
dominion-sheet-start-trash = De spelers missen { $gone } keer { $card }, maar bij de vernietigde kaarten ligt die { $trash } keer.
dominion-sheet-too-many = Er zijn { $found } kaarten { $card }, waarvan { $owned } bij de spelers, maar er zijn er maar { $there } in het spel.
dominion-sheet-too-few = { $card } is maar { $found } keer terug te vinden, waarvan { $owned } keer bij de spelers, maar er zijn er { $there } in het spel.
dominion-sheet-not-over = Het spel kan niet uit zijn: de stapel Provincies heeft er nog { $provinces }, en het aantal lege stapels is hoogstens { $empty }.
dominion-sheet-turns = Beurten gaan rond vanaf de startspeler, en deze niet: { $turns }.
dominion-sheet-unchecked-end = Of het spel uit was kon zonder de voorraad of de vernietigde kaarten niet nagegaan worden.
dominion-sheet-unchecked-turns = Wie van hen die gelijk staan minder beurten had, is niet bekend, dus gelden ze allemaal als winnaar.

## Opties
dominion-option-kingdom = Koninkrijk
dominion-option-remodel = Verbouwing
dominion-option-start = Beginspeler
dominion-about-kingdom = Welke acht koninkrijkkaarten er in de voorraad liggen: een voorgestelde set, willekeurig, om de beurt gekozen, of zelf gekozen.
dominion-about-remodel = Waar een kaart heen gaat die met Verbouwing gepakt wordt.
dominion-about-start = Wie begint.
