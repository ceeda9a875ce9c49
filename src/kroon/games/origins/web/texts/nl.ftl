### On the page.

web-advice-origins = Het boekje gaat van Ontdekking via Totem naar Stam: neem de modi in deze volgorde.
web-value-mode-discovery = 1 · Ontdekking
web-value-mode-discovery-about = Vulkanen en vuur. Zo begin je.
web-value-mode-totem = 2 · Totem
web-value-mode-totem-about = Hulpbronnen op je land leveren totems en punten op, zolang er geen vuur op valt.
web-value-mode-tribe = 3 · Stam
web-value-mode-tribe-about = Met hulpbronnen trek je holbewoners aan, die elk op hun eigen manier punten opleveren.
web-line-origins-resources = hulpbronnen
web-line-origins-totems = totems
web-line-origins-cave_people = holbewoners
web-line-origins-bonus = bonussen
web-origins-home = hut
web-origins-how-take = Tik op een tegel: de buitenste twee horen bij elkaar, en de binnenste twee.
web-origins-how-fire = Tik op een verlicht veld binnen bereik.
web-origins-how-totem = Tik op de speler die hem krijgt.
web-origins-how-recruit = Tik op iemand in de grot, of trek niemand aan.
web-origins-how-pay = Tik op een hulpbron op je bord.
web-origins-how-settle = Tik op een verlicht veld; wat eromheen ligt telt.
web-origins-cave = De grot
web-origins-totems = Totems
web-origins-worth = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
web-origins-pile = { $left ->
        [one] 1 gedekt
       *[other] { $left } gedekt
    }
web-origins-nobody = Niemand aantrekken
web-origins-owed = { $owed ->
        [one] { $name }: nog 1 hulpbron te betalen
       *[other] { $name }: nog { $owed } hulpbronnen te betalen
    }
web-origins-arrives = { $name }: betaald, en op zoek naar een veld
web-origins-name-hunter = jager
web-origins-scores-hunter = 3 per mammoet
web-origins-name-fisher = visser
web-origins-scores-fisher = 3 per vis
web-origins-name-gatherer = verzame{"\u00AD"}laar
web-origins-scores-gatherer = 4 per padden{"\u00AD"}stoel
web-origins-name-sculptor = beeld{"\u00AD"}houwer
web-origins-scores-sculptor = 5 per vuur{"\u00AD"}steen
web-origins-name-artist = kunste{"\u00AD"}naar
web-origins-scores-artist = 2 per hulpbron
web-origins-name-firelady = vuur{"\u00AD"}vrouw
web-origins-scores-firelady = 1 per vuur
web-origins-name-shaman = sjamaan
web-origins-scores-shaman = 2 per persoon
web-origins-name-warrior1 = krijger 1
web-origins-scores-warrior1 = in groepen
web-origins-name-warrior2 = krijger 2
web-origins-scores-warrior2 = in groepen
web-origins-name-warrior3 = krijger 3
web-origins-scores-warrior3 = in groepen
web-learn-origins-pick = Net als bij Kingdomino kies je uit een rij, en lage nummers zijn het eerst aan de beurt. Punten komen hier van vuren.
web-learn-origins-pick-do = Kies de tegel met een gedrukt vuur
web-learn-origins-pick-right = Een vuur op de steppe is een goed begin.
web-learn-origins-pick-wrong = Hierop staat geen vuur. Vulkanen brengen ook vuur, maar pas als ze liggen; zoek de vlam.
web-learn-origins-place = De hut past bij elk landschap. Eén helft moet aan de hut grenzen, of aan hetzelfde landschap.
web-learn-origins-place-do = Leg tegel 24 naast je hut
web-learn-origins-place-right = Je jachtgebied is begonnen.
web-learn-origins-place-wrong = Daar grenst hij aan niets waar hij bij past (regel O4). Neem een oplichtend veld.
web-learn-origins-range = Een vulkaan die in je jachtgebied komt, werpt een vuurfiche uit. Eén krater: 1 vuur, tot 3 velden ver; twee kraters: 2 vuren, tot 2 velden; drie kraters: 3 vuren, 1 veld.
web-learn-origins-range-do = Deze vulkaan heeft twee kraters: hoe ver kan zijn vuur vliegen?
web-learn-origins-range-right = Twee velden, alle kanten op, ook schuin.
web-learn-origins-range-wrong = Hoe meer vuur, hoe zwaarder: tel de kraters en lees nog eens.
web-learn-origins-fire = Het fiche landt op een veld zonder vuur, nooit op een vulkaan. Daar tellen zijn vuren voor het hele gebied.
web-learn-origins-fire-do = Laat het vuur landen waar het het meest oplevert
web-learn-origins-fire-right = De jungle heeft 3 velden en had al vuur.
web-learn-origins-fire-wrong = Het mag daar landen, maar een ander gebied is groter: twee vuren tellen voor elk veld ervan.
web-learn-origins-region = Een gebied is zijn velden maal zijn vuren waard; vulkanen leveren niets op. Tegel 47 heeft twee vuren voor je steengroeve en één voor de jungle.
web-learn-origins-region-do = Leg tegel 47 waar beide helften punten geven
web-learn-origins-region-right = Steengroeve en jungle branden nu feller.
web-learn-origins-region-wrong = Zoek een plek waar de steengroeve aan je steengroeve grenst en de jungle aan je jungle.
web-learn-origins-points = Aan het eind tellen alle gebieden. Deze steengroeve heeft 9 velden en 7 vuren, die van het fiche meegeteld.
web-learn-origins-points-do = Hoeveel punten is dat?
web-learn-origins-points-right = 9 × 7 = 63.
web-learn-origins-points-wrong = Velden maal vuren: 9 keer 7.
web-learn-origins-totem = In de totemmodus liggen er houten hulpbronnen op land zonder vuur, aan het eind elk 1 punt waard. Wie van een soort de meeste heeft, houdt de totem ervan: 3 tot 6 punten extra.
web-learn-origins-totem-do = Jij hebt twee vuurstenen, Ada heeft er een: wie heeft de vuursteentotem?
web-learn-origins-totem-right = Die is van jou, voor 6 punten, zolang niemand er meer heeft.
web-learn-origins-totem-wrong = De totem gaat naar wie de meeste hulpbronnen van die soort heeft.
web-learn-origins-recruit = In de stammodus mag je na het kiezen van een tegel een holbewoner aantrekken, voor twee verschillende hulpbronnen. Een beeldhouwer levert 5 op voor elke vuursteen eromheen.
web-learn-origins-recruit-do = Trek de beeldhouwer aan
web-learn-origins-recruit-right = Jij hebt steengroeven met vuursteen, dus de beeldhouwer past bij je.
web-learn-origins-recruit-wrong = Het kan, maar er ligt bij jou meer vuursteen dan iets anders.
web-learn-origins-pay = Je betaalt met twee verschillende hulpbronnen van je land, en die gaan uit het spel. Geef dus niet weg wat nog punten oplevert.
web-learn-origins-pay-do = Betaal met een hulpbron naar keuze
web-learn-origins-pay-right = Betaald. De tweede moet van een andere soort zijn.
web-learn-origins-pay-wrong = Alleen wat op je land ligt kan betaald worden.
web-learn-origins-settle = De beeldhouwer woont op een leeg veld en telt de acht velden eromheen. Er is nog één vuursteen over.
web-learn-origins-settle-do = Zet de beeldhouwer naast de vuursteen
web-learn-origins-settle-right = Eén vuursteen ernaast: 5 punten.
web-learn-origins-settle-wrong = Daarvandaan ziet hij geen vuursteen. Kies een veld ernaast, schuin mag ook.
web-learn-origins-tip-1 = Begin met de ontdekkingsmodus; totems en stammen komen daarna, één voor één.
web-learn-origins-tip-2 = Maak een gebied groot voordat er een vulkaan komt: dan telt het vuur meteen voor veel velden.
web-learn-origins-tip-3 = Zwakke vulkanen werpen ver, sterke alleen naast de deur. Houd in je beste gebied een plek vrij voor een sterke.
web-learn-origins-tip-4 = Vuur vernietigt waar het op landt: hulpbronnen, maar ook holbewoners.
web-learn-origins-tip-5 = Woestijnen hebben bijna geen vuur en geen hulpbronnen: neem ze alleen om eerder aan de beurt te zijn.
web-learn-origins-set-up = Met z'n drieën in de ontdekkingsmodus, tegen twee beginners.
web-pad-how-origins = Kies een veld uit de doos en tik of sleep waar het ligt; vuren en wat er verder op ligt komen daarna. De hut mag overal staan.
web-pad-token = { $count ->
        [one] Fiche met 1 vuur
       *[other] Fiche met { $count } vuren
    }
web-pad-resource = Hulpbron van dat land
web-pad-grow = Hulpbronnen op al het vrije land leggen
web-pad-totems = Totems in bezit
web-pad-totems-about = Alleen nodig als meerderen er evenveel hebben; anders gaan ze naar wie de meeste heeft.
web-pad-begin-origins = Teken een jachtgebied, en de score verschijnt hier. Ook wordt gecontroleerd of tegels en vuren zo kunnen liggen.
web-companion-about-origins = Speel met de echte doos. Tik de rijen en de holbewoners in die tevoorschijn komen, en doe de zetten ook hier: Kroon controleert ze en telt. Eén apparaat voor iedereen is genoeg.
web-companion-type-cave = { $count ->
        [one] Wie komt er uit de grot?
       *[other] Welke { $count } komen er uit de grot, in deze volgorde?
    }
web-companion-type-king-origins = Wiens stamhoofd is getrokken?
