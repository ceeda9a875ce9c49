### On the page.

web-advice-dominion = Begin met de set 'Eerste spel'. Koop vroeg Zilver, af en toe een actie, en provincies zodra er Goud in je stapel zit.
web-value-kingdom-first_game = Eerste spel
web-value-kingdom-interactive = Interactief
web-value-kingdom-think_big = Groot denken
web-value-kingdom-small_but_fine = Klein maar fijn
web-value-kingdom-secrecy = Heimelijk
web-value-kingdom-random = Acht willekeurige
web-value-kingdom-draft = Door de spelers gekozen
web-value-kingdom-first_game-about = Acht vriendelijke kaarten om mee te beginnen.
web-value-kingdom-interactive-about = Wat jij doet, raakt de anderen.
web-value-kingdom-think_big-about = Dure kaarten, lange beurten.
web-value-kingdom-small_but_fine-about = Een slanke stapel wint.
web-value-kingdom-secrecy-about = Raden, trekken, en meer weten dan de anderen.
web-value-kingdom-random-about = Acht van de zestien.
web-value-kingdom-draft-about = Om de beurt neemt iedereen een van de zestien, tot er acht zijn.
web-value-remodel-hand = Naar de hand
web-value-remodel-discard = Naar de aflegstapel
web-dominion-supply = Voorraad
web-dominion-ends = nog { $provinces ->
        [one] 1 Provincie
       *[other] { $provinces } Provincies
    } · { $empty } van { $all } stapels leeg
web-dominion-list-name = Noem een kaart
web-dominion-list-draft = Kies een kaart voor het koninkrijk
web-dominion-played = In het spel
web-dominion-played-none = nog niets
web-dominion-chosen = Al gekozen
web-dominion-past = Sinds je laatste zet
web-dominion-hand-none = Je hand is leeg.
web-dominion-draw-pile = Trekstapel
web-dominion-discard-pile = Aflegstapel
web-dominion-actions = { $count ->
        [one] actie
       *[other] acties
    }
web-dominion-buys = { $count ->
        [one] aanschaf
       *[other] aanschaffen
    }
web-dominion-coins = { $count ->
        [one] munt
       *[other] munten
    }
web-dominion-kind-action = Actie
web-dominion-kind-attack = Actie · Aanval
web-dominion-kind-treasure = Geld
web-dominion-kind-victory = Overwinning
web-dominion-kind-both = Geld · Overwinning
web-dominion-costs = kost { $cost }
web-dominion-left = nog { $left }
web-dominion-do-treasures = { $coins ->
        [one] Speel al je geld · 1 munt
       *[other] Speel al je geld · { $coins } munten
    }
web-dominion-do-end-actions = Naar het kopen
web-dominion-do-end-turn = Beurt beëindigen
web-dominion-do-done = Klaar
web-dominion-do-pass = Niets afleggen
web-dominion-do-choose-cards = +2 kaarten
web-dominion-do-choose-coins = +2 munten
web-dominion-do-choose-trash = 2 kaarten vernietigen
web-dominion-do-keep = Houden
web-dominion-do-aside = Apart leggen
web-dominion-did-play = speelt { $card }
web-dominion-did-treasures = speelt geld
web-dominion-did-buy = koopt { $card }
web-dominion-did-gain = pakt { $card }
web-dominion-did-trash = vernietigt { $card }
web-dominion-did-name = noemt { $card }
web-dominion-note-hand = hand { $count }
web-dominion-note-pile = stapel { $count }
web-dominion-note-top = bovenop: { $card }
web-dominion-note-turns = { $count ->
        [one] 1 beurt
       *[other] { $count } beurten
    }
web-dominion-how-action = Tik een actie in je hand aan; houd een kaart vast, of druk I, om hem te lezen.
web-dominion-how-treasures = Speel eerst je geld: na een aankoop is het te laat.
web-dominion-how-buy = Tik een verlichte kaart van de voorraad aan, of beëindig je beurt.
web-dominion-q-draft = Kies een kaart die in het koninkrijk van dit spel komt.
web-dominion-q-cellar-discard = Leg zoveel kaarten af als je wilt, een voor een; dan trek je er evenveel. Tot nu toe: { $chosen }.
web-dominion-q-vault-discard = Leg zoveel kaarten af als je wilt, een voor een, voor 1 munt per stuk. Tot nu toe: { $chosen }.
web-dominion-q-vault-may = { $chosen ->
        [0] Je mag 2 kaarten afleggen om er 1 te trekken.
       *[other] Leg nog een kaart af; dan trek je er 1.
    }
web-dominion-q-militia-discard = Leg kaarten af tot je er 3 hebt: nog { $left }.
web-dominion-q-steward-choose = Kies: trek 2 kaarten, neem 2 munten, of vernietig 2 kaarten uit je hand.
web-dominion-q-steward-trash = Vernietig 2 kaarten uit je hand, een voor een.
web-dominion-q-remodel-trash = Vernietig een kaart uit je hand; dan pak je er een die tot 2 meer kost.
web-dominion-q-remodel-gain = Pak een van de verlichte kaarten van de voorraad.
web-dominion-q-mine-trash = Vernietig een geldkaart uit je hand; dan pak je er een die tot 3 meer kost.
web-dominion-q-mine-gain = Pak een van de verlichte geldkaarten op handen.
web-dominion-q-smugglers-gain = Pak een kaart die de speler rechts van je in de laatste beurt ook gepakt heeft.
web-dominion-q-mystic-name = Noem een kaart. Ligt die boven op je trekstapel, dan komt hij in je hand.
web-dominion-q-library-keep = Je trok { $card }. Houd hem, of leg hem apart en trek verder.
web-dominion-q-rabble-topdeck = Leg deze kaarten een voor een terug op je trekstapel; de laatste ligt bovenop.
web-dominion-says-copper = { $coins } munt
web-dominion-says-silver = { $coins } munten
web-dominion-says-gold = { $coins } munten
web-dominion-says-estate = { $points } punt
web-dominion-says-duchy = { $points } punten
web-dominion-says-province = { $points } punten
web-dominion-says-cellar = +1 actie. Leg kaarten af, trek er evenveel.
web-dominion-says-crossroads = Toon je hand: +1 kaart per overwinningkaart. +3 acties de eerste keer deze beurt.
web-dominion-says-steward = Kies: +2 kaarten, of +2 munten, of vernietig 2 kaarten.
web-dominion-says-smugglers = Pak een kaart zoals je rechterbuur pakte in de laatste beurt, tot 6.
web-dominion-says-sage = +1 actie. Toon kaarten tot er een 3 of meer kost; pak die.
web-dominion-says-militia = +2 munten. Alle anderen leggen af tot 3 kaarten.
web-dominion-says-bridge = +1 aanschaf, +1 munt. Alles kost deze beurt 1 minder.
web-dominion-says-remodel = Vernietig een kaart, pak er een die tot 2 meer kost.
web-dominion-says-farming-village = +2 acties. Toon kaarten tot een actie of geld; pak die.
web-dominion-says-market = +1 kaart, +1 actie, +1 aanschaf, +1 munt.
web-dominion-says-mine = Vernietig een geldkaart, pak er een tot 3 duurder op handen.
web-dominion-says-mystic = +1 actie, +2 munten. Noem een kaart; ligt die bovenop, pak hem.
web-dominion-says-rabble = +3 kaarten. Alle anderen tonen 3 kaarten, leggen acties en geld af, de rest gaat terug.
web-dominion-says-library = Trek tot je 7 kaarten hebt; acties mag je apart leggen.
web-dominion-says-vault = +2 kaarten. Leg kaarten af voor 1 munt per stuk. Anderen mogen 2 afleggen, 1 trekken.
web-dominion-says-harem = { $coins } munten, { $points } punten
web-learn-dominion-treasures = Je begint met zeven keer Koper en drie Landgoederen, en hebt er vijf van in je hand. Geldkaarten zijn je geld voor deze beurt.
web-learn-dominion-treasures-do = Speel al je geldkaarten
web-learn-dominion-treasures-right = Drie keer Koper geeft drie munten.
web-learn-dominion-treasures-wrong = Leg eerst al je geld op tafel: boven je hand staat daar een knop voor.
web-learn-dominion-silver = Met je munten koop je één kaart uit de voorraad; die gaat naar je aflegstapel en komt later terug. Beter geld maakt alle volgende beurten beter.
web-learn-dominion-silver-do = Koop een Zilver
web-learn-dominion-silver-right = Zilver is twee munten waard, elke keer dat je het trekt.
web-learn-dominion-silver-wrong = Je kunt het betalen, maar geld gaat voor. Neem het Zilver.
web-learn-dominion-hand = Na het kopen gaat alles naar de aflegstapel: wat je speelde en wat je nog in je hand had. Dan trek je een nieuwe hand.
web-learn-dominion-hand-do = Hoeveel kaarten trek je elke keer?
web-learn-dominion-hand-right = Vijf. Als de trekstapel leeg is, wordt de aflegstapel geschud, met je nieuwe kaarten erbij.
web-learn-dominion-hand-wrong = Tel de kaarten in je nieuwe hand.
web-learn-dominion-market = Koninkrijkkaarten zijn acties die iets voor je doen. De Markt kost 5 en geeft van alles wat: een kaart, een actie, een aanschaf en een munt.
web-learn-dominion-market-do = Koop voor je vijf munten een Markt
web-learn-dominion-market-right = Een goede keus: een Markt zit nooit in de weg.
web-learn-dominion-market-wrong = Kan ook, maar probeer eerst de Markt. Punten komen later.
web-learn-dominion-play = In het eerste deel van je beurt mag je één actie spelen. Verbouwing maakt van een kaart uit je hand een betere.
web-learn-dominion-play-do = Speel Verbouwing
web-learn-dominion-play-right = Nu vraagt Verbouwing welke kaart weg moet.
web-learn-dominion-play-wrong = Tik op Verbouwing in je hand.
web-learn-dominion-trash = Een vernietigde kaart gaat uit het spel. Een kleine stapel is een goede stapel: wat zwak is, zit alleen maar in de weg.
web-learn-dominion-trash-do = Vernietig het Landgoed
web-learn-dominion-trash-right = Een Landgoed kost 2, dus mag je een kaart van hoogstens 4 pakken.
web-learn-dominion-trash-wrong = Met Koper kun je nog betalen. Het Landgoed doet tijdens het spel niets.
web-learn-dominion-gain = In deze doos komt de gepakte kaart meteen in je hand. Zilver kun je deze beurt dus al uitgeven.
web-learn-dominion-gain-do = Pak een Zilver
web-learn-dominion-gain-right = Drie keer Koper en een Zilver: weer vijf munten.
web-learn-dominion-gain-wrong = Een mooie kaart, maar deze beurt heb je er niets meer aan. Aan Zilver wel.
web-learn-dominion-order = Je hebt twee acties in je hand, maar mag er één spelen. Tenzij de eerste je nog een actie geeft.
web-learn-dominion-order-do = Welke actie moet eerst?
web-learn-dominion-order-right = De Markt geeft de actie terug, dus kan Verbouwing er nog achteraan.
web-learn-dominion-order-wrong = Dan is de enige actie van je beurt op. Eerst de kaart met +1 actie.
web-learn-dominion-counters = Je had één actie. De Markt heeft die gebruikt, en er één gegeven.
web-learn-dominion-counters-do = Hoeveel acties heb je nog?
web-learn-dominion-counters-right = Eén, en twee aanschaffen ook.
web-learn-dominion-counters-wrong = Eén min één plus één. De teller staat boven je hand.
web-learn-dominion-province = Punten staan op overwinningskaarten, en een Provincie heeft er zes. Zodra je acht munten hebt: neem ze zo vaak je kunt.
web-learn-dominion-province-do = Koop een Provincie
web-learn-dominion-province-right = Zes punten.
web-learn-dominion-province-wrong = Met acht munten is een Provincie nu het beste dat je kunt kopen.
web-learn-dominion-end = Het spel eindigt als de Provincies op zijn, of drie willekeurige stapels van de voorraad. Dan tellen de punten van al je kaarten.
web-learn-dominion-end-do = Je hebt 4 Provincies: hoeveel punten zijn dat?
web-learn-dominion-end-right = 4 × 6 = 24.
web-learn-dominion-end-wrong = Elke Provincie is zes punten waard.
web-learn-dominion-tip-1 = Koop eerst geld: Zilver, en Goud zodra je zes munten hebt.
web-learn-dominion-tip-2 = Een paar acties die samenwerken zijn beter dan veel die dat niet doen; twee of drie soorten zijn genoeg voor het begin.
web-learn-dominion-tip-3 = Zonder +actie speel je één actie per beurt: verzamel er van die soort niet te veel.
web-learn-dominion-tip-4 = Overwinningskaarten houden je op. Koop ze niet te vroeg, maar mis de Provincies niet.
web-learn-dominion-tip-5 = Let op de stapels: drie lege maken net zo goed een eind aan het spel.
web-learn-dominion-set-up = Met z'n tweeën, met de acht kaarten die het boek voor een eerste spel aanraadt.
web-pad-how-dominion = Tel alle kaarten van elke speler: hand, trekstapel, aflegstapel en wat er gespeeld ligt.
web-pad-search = Zoek een kaart
web-pad-cards = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
web-pad-turns = Speelbeurten
web-pad-turns-about = Alleen nodig bij gelijke stand: minder beurten wint. Laat het op 0 staan als niemand geteld heeft.
web-pad-piles = Voorraad en vernietigde kaarten
web-pad-piles-about = Niet nodig voor de punten; maar zo kan er meer gecontroleerd worden. Laat leeg wat niemand geteld heeft.
web-pad-trash = De vernietigde kaarten zijn geteld
web-pad-begin-dominion = Als alle kaarten geteld zijn, verschijnen hier de punten.
web-companion-about-dominion = Speel met de echte doos. Handen zijn geheim, dus tikt iedereen de eigen kaarten in op een eigen apparaat. Op één gedeeld apparaat is er na afloop het scoreblok.
web-companion-type-kingdom = Welke acht koninkrijkkaarten liggen er in de voorraad?
web-companion-type-draw = Welke kaart trek je?
