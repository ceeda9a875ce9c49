### The browser table.

## Frame and screens

web-title = Kroon
web-tagline = Vier koninkrijken, één tafel
web-lead = Speel volgens het boekje: tegen bots die nadenken, met vrienden via een link, of samen op dit apparaat.
web-skip = Naar de inhoud
web-home = Start
web-close = Sluiten
web-loading = De tafel wordt gedekt …
web-failed = Dat is niet gelukt. Probeer het nog eens.
web-unreachable = De server is niet bereikbaar. We blijven het proberen.
web-broken = Er ging iets mis op deze pagina
web-broken-about = Het spel zelf staat veilig op de server. Laad de pagina opnieuw om verder te gaan.
web-reload = Opnieuw laden
web-again = Toch verdergaan
web-gone = Die tafel is er niet
web-gone-about = Misschien is hij verwijderd, of ontbreekt er een stuk van de link.
web-stranger = Deze tafel is niet van jou
web-stranger-about = Wil je meespelen of meekijken? Vraag de spelers om een link.

web-language = Taal
web-theme = Kleuren
web-theme-light = Lichte kleuren
web-theme-dark = Donkere kleuren
web-theme-system = Zoals het systeem
web-theme-of-light = Licht
web-theme-of-dark = Donker
web-settings = Instellingen
web-your-name = Je naam
web-confirm-moves = Zetten bevestigen
web-confirm-moves-about = Een zet telt pas na Bevestigen; anders meteen als je kiest.
web-sound = Geluid
web-sound-about = Een paar zachte tonen als je aan de beurt bent.
web-notify = Meldingen
web-notify-about = Als je aan de beurt bent terwijl je iets anders doet.
web-notify-https = Browsers staan dit alleen toe via HTTPS of op deze computer zelf.
web-notify-denied = De browser staat meldingen van deze pagina niet toe.
web-mine = Wat deze server van je bewaart
web-mine-about = Deze server kent je alleen aan een cookie van deze browser. Hij bewaart:
web-mine-tables = { $count ->
        [one] één tafel waaraan je zit, of die je hebt gemaakt
       *[other] { $count } tafels waaraan je zit, of die je hebt gemaakt
    }
web-mine-names = { $count ->
        [one] de naam die je daar hebt opgegeven: { $names }
       *[other] de namen die je daar hebt opgegeven: { $names }
    }
web-mine-messages = { $count ->
        [one] één bericht dat je hebt geschreven
       *[other] { $count } berichten die je hebt geschreven
    }
web-mine-moves = { $count ->
        [one] één zet, en wanneer je die deed
       *[other] { $count } zetten, en wanneer je ze deed
    }
web-mine-links = { $count ->
        [one] één link, zonder het geheim erin
       *[other] { $count } links, zonder het geheim erin
    }
web-mine-nothing = Niets.
web-mine-save = Opslaan
web-mine-delete = Verwijderen
web-mine-sure = Alles verwijderen?
web-mine-sure-about = Tafels waaraan niemand anders zit, worden verwijderd. Aan de andere speelt een bot voor je verder, worden je naam en je berichten gewist en raken je apparaten de plaats kwijt. Dit is niet terug te draaien.
web-mine-keep = Nee, bewaren
web-mine-gone = Alles is verwijderd
web-mine-gone-about = Deze server bewaart niets meer van je.
web-big = Grotere tekst
web-big-about = Voor vermoeide ogen en schermen ver weg.

web-my-tables = Jouw tafels
web-my-tables-all = Alle { $count } tonen
web-your-turn = Jij bent aan de beurt
web-state-open = Wacht op spelers
web-state-running = Anderen zijn aan de beurt
web-state-over = Afgelopen
web-forget = Deze tafel verwijderen
web-play = Spelen
web-learn = Leren
web-score = Scoreblok
web-companion = Spelhulp
web-join-link = Een link gekregen? Plak hem hier
web-join-link-wrong = Dat is geen link naar een tafel.
web-join-go = Erheen
web-about-kingdomino = Kies tegels en leg een koninkrijk van vijf bij vijf. Zo geleerd, en moeilijk weg te leggen.
web-about-origins = Kingdomino in de steentijd: vulkanen slingeren vuur, mammoeten grazen, holbewoners sluiten zich bij je stam aan.
web-about-builder = Bewoon het land, veld voor veld. Drie kaarten zeggen wat goud oplevert, elke keer anders.
web-about-dominion = Begin met tien arme kaarten en bouw een stapel waarmee je provincies koopt.
web-advice-kingdomino = Speel een eerste spel zonder varianten. Harmonie en Middenrijk passen bij elk aantal; het Grote Duel is voor twee die al een keer of twee gespeeld hebben.
web-advice-origins = Het boekje gaat van Ontdekking via Totem naar Stam: neem de modi in deze volgorde.
web-advice-builder = Het eerste spel van het boekje heeft vaste borden en de kaarten Vissers, Ridders en Handelaren. Begin naast een stad, en raak zo weinig mogelijk gebieden aan.
web-advice-dominion = Begin met de set 'Eerste spel'. Koop vroeg Zilver, af en toe een actie, en provincies zodra er Goud in je stapel zit.

web-players = Spelers
web-options = Het spel
web-seats = Plaatsen
web-player = Speler
web-player-at = Speler { $number }
web-seat-at = Wie op plaats { $number } zit
web-name-of = Naam op plaats { $number }
web-seat-me = Ik
web-seat-device = Iemand op dit apparaat
web-seat-open = Een vriend, via een link
web-seat-open-about = Je krijgt een link en een QR-code.
web-seat-companion = Iemand zonder apparaat
web-seat-bots = Bots
web-seat-bot = Bot, { $level }
web-seat-free = Vrije plaats
web-bot-a = Ada
web-bot-b = Bram
web-bot-c = Clara
web-bot-d = Dirk
web-level1 = beginner
web-level2 = liefhebber
web-level3 = geoefend
web-level4 = expert
web-level5 = meester
web-level1-about = Maakt fouten, zoals dat gaat.
web-level2-about = Speelt gezellig mee.
web-level3-about = Ziet wat nu goed is.
web-level4-about = Denkt vooruit.
web-level5-about = Denkt diep, en lang.
web-value-edition-nl = Nederlands
web-value-edition-nl-about = Een tegel die past moet gelegd worden; bij gelijke stand beslist het grootste gebied, dan de kronen.
web-value-edition-de = Duits
web-value-edition-de-about = Een tegel mag worden weggedaan in plaats van gelegd; bij gelijke stand beslist alleen het grootste gebied.
web-value-mode-discovery = 1 · Ontdekking
web-value-mode-discovery-about = Vulkanen en vuur. Zo begin je.
web-value-mode-totem = 2 · Totem
web-value-mode-totem-about = Hulpbronnen op je land leveren totems en punten op, zolang er geen vuur op valt.
web-value-mode-tribe = 3 · Stam
web-value-mode-tribe-about = Met hulpbronnen trek je holbewoners aan, die elk op hun eigen manier punten opleveren.
web-value-quadrants-random = Willekeurig
web-value-quadrants-first_game = Eerste spel
web-value-quadrants-first_game-about = De vier borden die het boekje voor het eerste spel neerlegt.
web-value-cards-random = Willekeurig
web-value-cards-first_game = Eerste spel
web-value-cards-first_game-about = Vissers, Ridders en Handelaren.
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
web-value-start-random = Het toeval beslist
web-value-list = Zelf gekozen
web-chosen-of = { $count } van { $of } gekozen
web-more-settings = Klok, hints en meer
web-clock = Klok
web-clock-none = Geen klok
web-clock-move = { $seconds } seconden per zet
web-clock-game = { $minutes } minuten voor het hele spel
web-clock-day = Een dag per zet
web-clock-about = Is de tijd om, dan speelt een bot op die plaats verder.
web-hints = Hints
web-hints-alone = Tegen bots
web-hints-all = Altijd
web-hints-none = Nooit
web-forced = Gedwongen zetten voor mij doen
web-forced-about = Is er maar één zet mogelijk, dan wordt die meteen gedaan.
web-start = Begin het spel
web-start-invite = Open de tafel en nodig uit

web-lobby-title = Wachten op vrienden
web-lobby-about = { $count ->
    [one] Er is nog één plaats vrij. Het spel begint vanzelf als die bezet is.
   *[other] Er zijn nog { $count } plaatsen vrij. Het spel begint vanzelf als die bezet zijn.
  }
web-lobby-starts = Iedereen is er
web-lobby-starts-about = Het spel begint zodra elk apparaat heeft meegeschud.
web-lobby-waits = wacht op iemand
web-lobby-there = komt eraan
web-lobby-ready = is klaar
web-lobby-bot = Zet hier een bot
web-lobby-clear = Plaats vrijmaken
web-lobby-delete = Deze tafel opheffen
web-lobby-leave = De tafel verlaten
web-invite = Vrienden uitnodigen
web-invite-about = Wie deze link opent, kan een vrije plaats nemen.
web-invite-make = Maak een link
web-invite-creator = Wie de tafel gemaakt heeft, heeft de link.
web-link = Link
web-link-local = Dit adres werkt alleen op deze computer.
web-network-open = Uitnodigen vanaf mijn netwerk
web-network-is-open = Iedereen op je netwerk kan Kroon nu op dit adres bereiken, over gewone HTTP: daar bieden browsers geen meldingen en geen kopiëren.
web-network-close = Weer sluiten voor het netwerk
web-copy = Kopiëren
web-copied = Gekopieerd.
web-copy-yourself = De browser laat ons hier niet kopiëren: selecteer het en kopieer het zelf.
web-share = Delen
web-qr = QR-code
web-qr-of = QR-code van { $text }
web-someone = Iemand
web-links = Links en apparaten
web-links-none = Er staan geen links open.
web-links-list = Links
web-links-invitation = Uitnodiging
web-links-spectator = Link voor toeschouwers
web-links-device = Link naar een ander apparaat
web-links-token = Sleutel van een programma
web-links-made = gemaakt { $at }
web-links-expires = tot { $at }
web-links-used = laatst gebruikt { $at }
web-links-revoke = Intrekken
web-links-revoke-one = Intrekken: { $name }, gemaakt { $at }
web-links-revoke-all = Alle links intrekken
web-links-revoked = Deze link leidt nergens meer heen.
web-links-revoked-all = Er leidt geen link meer hierheen.
web-devices = Apparaten
web-devices-one = Een apparaat van { $name }
web-devices-this = { $name }: dit apparaat
web-devices-since = sinds { $at }
web-devices-revoke = Plaats afnemen
web-devices-revoked = Dit apparaat is de plaats kwijt.
web-join-title = Je bent uitgenodigd voor { $game }
web-join-with = Aan tafel: { $names }
web-join = Ga zitten
web-join-full = Er is geen plaats meer vrij.

web-you = jij
web-total = Totaal
web-to-move = aan de beurt
web-turn-of = { $name } is aan de beurt
web-how = Tik op wat oplicht, of kies hieronder een zet in woorden.
web-choose-first = Kies eerst een zet.
web-confirm = Bevestigen
web-confirm-how = Druk op Control en Enter om te bevestigen.
web-take-back = Terugnemen
web-sending = Versturen …
web-gain = { $game ->
        [builder] { $gain } goud
       *[other] { $count ->
            [one] { $gain } punt
           *[other] { $gain } punten
        }
    }
web-moves = Zetten in woorden
web-moves-search = Zoek in de zetten
web-moves-how = Met de pijltjes ga je door de lijst, Enter kiest, nog eens Enter bevestigt.
web-undo = Zet terug
web-undo-waits = Er is gevraagd een zet terug te nemen; de anderen beslissen.
web-undo-question = { $name } wil graag een zet terugnemen.
web-undo-agreed = Je vindt het goed.
web-undo-yes = Goed
web-undo-no = Liever niet
web-hint = Hint
web-hint-thinks = Er wordt nagedacht over je beste zetten …
web-hint-best = Wat een sterke bot zou doen
web-hint-chance = { $chance } %
web-rule = Regel { $rule }
web-rules = Regels
web-rules-of = De regels van { $game }
web-rules-search = Zoek in de regels
web-rules-none = Geen regel zegt dat.
web-more = Meer
web-board-of = Het bord van { $name }, groot
web-points-now = Punten als het spel nu eindigde
web-sheet = Scoreblad
web-sheet-yours = Jouw score nu
web-sheet-all = Alle spelers
web-text-board = Het bord in woorden
web-log = Wat er gebeurde
web-log-earlier = { $count } eerdere
web-talk = Verloop en chat
web-chat = Chat
web-chat-earlier = Eerdere berichten
web-chat-empty = Nog niemand heeft iets gezegd.
web-chat-write = Schrijf een bericht
web-send = Versturen
web-past = Eerder:
web-past-back = Terug naar nu
web-lost = De verbinding is weg. We komen vanzelf terug; wat je nu doet, wordt dan verstuurd.
web-away = weg
web-handed = een bot speelt verder
web-handed-you = Een bot speelt voor jou.
web-resigned = heeft opgegeven
web-take-seat-back = Weer zelf spelen
web-watching = Je kijkt mee.
web-watch-link = Link voor kijkers
web-watch-about = Wie deze link opent, ziet wat iedereen mag zien, en kan niet spelen.
web-device-link = Verder op een ander apparaat
web-device-about = Deze link neemt je plaats mee naar een ander apparaat. Hij werkt één keer.
web-hand-over = Laat een bot voor mij spelen
web-hand-over-other = Laat een bot spelen voor { $name }
web-hand-over-wait = kan over { $time }, als er tot dan geen zet komt
web-resign = Opgeven
web-resign-sure = Dit spel opgeven?
web-resign-about = Je verliest, en een bot speelt jouw plaats uit.
web-no-play-on = Nee, doorspelen
web-fair-title = Schudden dat je kunt controleren
web-fair = Het schudden van deze partij is te controleren. Voordat iemand er iets aan toevoegde, heeft de server zich met deze code vastgelegd:
web-fair-copy = Kopieer de vastlegging
web-fair-kept = Deze browser heeft haar bewaard, samen met wat hij zelf aan het schudden toevoegde, om ze na de partij te vergelijken.
web-fair-save = Sla op wat is bewaard
web-fair-other-commitment = De server toont nu een andere vastlegging dan eerst. Vertrouw het schudden van deze partij niet.
web-fair-other-nonce = De server zegt dat deze browser voor { $name } iets anders aan het schudden toevoegde dan hij deed. Vertrouw het schudden van deze partij niet.
web-fair-was = Eerst:
web-fair-is = Nu:
web-handover = Geef het apparaat aan { $name }
web-handover-about = Niemand anders mag nu kijken.
web-handover-take = Ik ben { $name }

web-won = { $name } wint met { $game ->
        [builder] { $points } goud
       *[other] { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }
    }
web-won-you = Je wint met { $game ->
        [builder] { $points } goud
       *[other] { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }
    }
web-won-shared = { $names } delen de winst met { $game ->
        [builder] { $points } goud
       *[other] { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }
    }
web-won-nobody = Het spel is afgelopen
web-won-resigned = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
  }
web-end-resigned = { $count ->
    [one] { $names } heeft opgegeven.
   *[other] { $names } hebben opgegeven.
  }
web-skip-count = Meteen de uitslag
web-explained = Hoe de punten tot stand kwamen
web-rematch = Nog een keer
web-download = Spelverslag
web-share-game = Link naar dit spel
web-replay = Het spel nog eens
web-replay-at = Plaats in het spel
web-replay-first = Naar het begin
web-replay-prev = Een terug
web-replay-next = Een verder
web-replay-last = Naar het eind
web-replay-play = Afspelen
web-replay-stop = Stoppen
web-review = Terugblik
web-review-waits = { $of ->
    [0] Een sterke bot gaat dit spel doornemen. De grafiek verschijnt hier.
   *[other] Een sterke bot neemt dit spel door: { $done } van { $of } zetten.
  }
web-review-failed = Dit spel kon niet worden doorgenomen.
web-review-graph = Winstkansen: { $said }
web-review-accuracy = { NUMBER($accuracy, maximumFractionDigits: 0) } % nauwkeurig
web-review-costly = De duurste zetten
web-review-better = Beter: { $move }
web-review-none = Geen die ertoe deed. Goed gespeeld!

web-proof = Het schudden
web-proof-about = Lag al het toeval van deze partij vast voordat zij begon? Deze browser kan dat zelf controleren.
web-proof-check = Controleer het schudden
web-proof-progress = Controle: { $done } van { $of } trekkingen
web-proof-holds = Het schudden van deze partij lag vast voordat zij begon.
web-proof-holds-shown = Het schudden van deze partij volgt uit de vastlegging die de server nu toont.
web-proof-counted = { $outcomes ->
        [one] De enige uitkomst van het toeval is opnieuw getrokken
       *[other] Alle { $outcomes } uitkomsten van het toeval zijn opnieuw getrokken
    }{ $undone ->
        [0] {""}
        [one] , ook die ene die is teruggenomen
       *[other] , ook de { $undone } die zijn teruggenomen
    }, en komen overeen met de opgeslagen partij.
web-proof-kept = { $nonces ->
        [0] Deze browser had de vastlegging van vóór de partij bewaard. Zelf voegde hij niets aan het schudden toe.
       *[other] Deze browser had de vastlegging van vóór de partij bewaard, en wat hij aan het schudden toevoegde zit erin.
    }
web-proof-kept-none = Deze browser had geen vastlegging van vóór de partij bewaard. Heb je haar genoteerd, vergelijk haar dan zelf met die hieronder.
web-proof-rules = Wat er telkens te trekken viel, heeft de server verteld. Of ook dat uit de regels volgt, controleert het programma Kroon op je eigen computer: 'kroon verify', met de opgeslagen partij en wat is bewaard.
web-proof-fails = Het schudden van deze partij is niet te vertrouwen.
web-proof-fails-about = Sla de partij op, en wat is bewaard: 'kroon verify' kan anderen laten zien wat er niet klopt.
web-proof-none = De partij bevat geen bewijs van het schudden.
web-proof-form = Wat de server over het schudden stuurde, is niet wat het moet zijn.
web-proof-commitment = De server toont de vastlegging { $found }, en vóór de partij was het { $kept }.
web-proof-seed = De seed die de server onthult is niet die waarmee hij zich vastlegde: de hash ervan is niet de vastlegging.
web-proof-nonce = Wat deze browser voor { $name } aan het schudden toevoegde, zit er niet in.
web-proof-history = Het verloop in de opgeslagen partij leidt niet naar haar gebeurtenissen.
web-proof-told = Tijdens de partij kreeg je '{ $event }' te zien, maar in de opgeslagen partij staat dat daar niet.
web-proof-outcome = Trekking { $number } ('{ $event }') is in de opgeslagen partij niet dezelfde als in wat de server ter controle stuurde.
web-proof-words = De server bedoelt met '{ $word }' niet altijd hetzelfde.
web-proof-draw = Trekking { $number } ('{ $event }') volgt niet uit de seed en wat de spelers toevoegden.
web-proof-list = Waaruit trekking { $number } ('{ $event }') zou zijn gedaan, slaat nergens op.

web-companion-about = Voor de echte doos op tafel: jullie spelen, tikken in wat het toeval brengt, en Kroon houdt de score bij. Bots mogen meedoen.

web-line-origins-resources = hulpbronnen
web-line-origins-totems = totems
web-line-origins-cave_people = holbewoners
web-line-origins-bonus = bonussen

## Kingdomino and Origins

web-domino-next-round = Volgende ronde
web-domino-first-row = Eerste rij
web-domino-domino = Tegel { $domino }
web-domino-free = vrij
web-domino-of = gekozen door { $name }
web-domino-to-come = { $left ->
        [one] Er komt nog 1 tegel
       *[other] Er komen nog { $left } tegels
    }
web-domino-to-come-of = { $left ->
        [one] Er komt nog 1 tegel
       *[other] Er komen nog { $left } tegels
    }, uit deze { $unseen }
web-domino-gain = { $count ->
        [one] { $gain } punt
       *[other] { $gain } punten
    }
web-domino-ghost = { $a } op { $placeA }, { $b } op { $placeB }: { $gain }
web-domino-spot = Veld { $place }: { $gain }
web-domino-board = Het bord van { $name }, { $frame } bij { $frame } velden
web-domino-in-hand = Tegel { $domino } in je hand: sleep hem naar het bord, druk om hem te draaien
web-domino-turn = Draaien
web-domino-discard = Wegleggen
web-domino-no-place = Tegel { $domino } past nergens.
web-domino-how-turn = { $touch ->
        [yes] Sleep hem of tik op een verlicht veld; nog een tik draait hem.
       *[no] Sleep hem of tik op een verlicht veld; draai hem met R, het wiel of nog een tik.
    }
web-domino-how-place = { $places ->
        [one] Er is maar één manier om hem te leggen.
       *[other] { web-domino-how-turn } { $places } manieren om hem te leggen.
    }
web-domino-how-decline = { web-domino-how-turn } Je mag hem ook wegleggen.
web-domino-how-discard = Hij past nergens en gaat dus uit het spel.
web-domino-how-pick = Tik op een vrije tegel. Lage nummers zijn volgende ronde het eerst aan de beurt.
web-domino-chose = koos { $dominoes }
web-domino-discarded = { $count ->
        [one] 1 tegel weggelegd
       *[other] { $count } tegels weggelegd
    }
web-kingdomino-home = kasteel
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
web-domino-round = Ronde { $round } van { $of }

## Kingdom Builder

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

## Dominion

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

## Learn

web-learn-heading = Een spel leren
web-learn-about = Een handvol kleine stappen op een echte tafel. Vijf minuten, en dan je eerste spel.
web-learn-new = ongeveer tien stappen
web-learn-begun = verder bij stap { $step }
web-learn-done = gedaan
web-learn-steps = Stappen
web-learn-step = Stap { $step } van { $of }
web-learn-tips = Tips en een eerste spel
web-learn-you = Jij
web-learn-name-b = Ada
web-learn-name-c = Bo
web-learn-name-d = Cas
web-learn-next = Verder
web-learn-skip = Overslaan
web-learn-back = Een stap terug
web-learn-confirm = Daar leggen
web-learn-sure = Daar? Je kunt hem nog draaien of verleggen.
web-learn-ready = Je weet genoeg om te spelen
web-learn-tips-about = Een paar dingen die in de eerste spellen helpen:
web-learn-start = Een eerste spel spelen
web-learn-again = Nog eens van voren af aan
web-learn-rules = Alle regels
web-learn-kingdomino-pick = Elke ronde ligt er een rij tegels op tafel, op nummer. Lage nummers zijn gewoon land, hoge nummers hebben kronen, en zonder kronen zijn er geen punten.
web-learn-kingdomino-pick-do = Zet je koning op de tegel met twee kronen
web-learn-kingdomino-pick-right = Tegel 41 is van jou. De prijs: een koning op een hoog nummer is de volgende ronde laat aan de beurt.
web-learn-kingdomino-pick-wrong = Deze heeft minder kronen. Zoek de tegel met twee.
web-learn-kingdomino-order = De koningen staan op 7, 24 en 41. In een ronde neemt de koning op het laagste nummer het eerst zijn tegel, en kiest dan ook het eerst uit de volgende rij.
web-learn-kingdomino-order-do = Wie is het eerst aan de beurt?
web-learn-kingdomino-order-right = Ada staat op 7, het laagste nummer. Met een gewone tegel mag je dus vroeg kiezen.
web-learn-kingdomino-order-wrong = Kijk naar de rij van deze ronde: wiens koning staat op het laagste nummer?
web-learn-kingdomino-place = Je kasteel past bij elk landschap. De eerste tegel moet er met een zijde aan grenzen.
web-learn-kingdomino-place-do = Leg tegel 41 naast je kasteel
web-learn-kingdomino-place-right = Die ligt goed. Je koninkrijk kan nog alle kanten op groeien.
web-learn-kingdomino-place-wrong = Daar grenst hij niet aan het kasteel en niet aan het eigen landschap (regel K11). Neem een oplichtend veld.
web-learn-kingdomino-grow = Latere tegels moeten aan het kasteel grenzen, of met een helft aan hetzelfde landschap. Hier kan koren bij koren en tegelijk grasland bij grasland.
web-learn-kingdomino-grow-do = Leg tegel 21 zo dat beide helften bij hun soort liggen
web-learn-kingdomino-grow-right = Beide gebieden zijn gegroeid, en beide hebben kronen.
web-learn-kingdomino-grow-wrong = Het kan beter: koren naast koren en grasland naast het grasland met de kronen. Draai de tegel als hij verkeerd om ligt.
web-learn-kingdomino-points = Een gebied is zijn velden maal zijn kronen waard. Losse gebieden van één landschap tellen apart.
web-learn-kingdomino-points-do = Je grasland heeft 2 velden en 2 kronen: hoeveel punten?
web-learn-kingdomino-points-right = 2 velden × 2 kronen = 4 punten.
web-learn-kingdomino-points-wrong = Vermenigvuldig de velden van het gebied met zijn kronen.
web-learn-kingdomino-crowns = Een kroon telt voor elk veld van zijn gebied, en elk veld voor alle kronen. Zo kunnen met één tegel twee gebieden met kronen groeien.
web-learn-kingdomino-crowns-do = Zoek de plek waar tegel 47 het meest oplevert
web-learn-kingdomino-crowns-right = Moeras en mijn zijn allebei gegroeid.
web-learn-kingdomino-crowns-wrong = Een andere plek levert meer op: moeras aan je moeras en mijn aan je mijn. Het getal boven de tegel verklapt het.
web-learn-kingdomino-frame = Het hele koninkrijk, met kasteel, moet in 5 bij 5 velden passen. De dikke randen laten zien waar het nu ophoudt.
web-learn-kingdomino-frame-do = Leg tegel 10: er is nog maar één plek
web-learn-kingdomino-frame-right = Hij past. Pas op voor gaten van één veld, die blijven altijd leeg.
web-learn-kingdomino-frame-wrong = Daar zou hij buiten het raster komen, of niet aan grasland grenzen (regels K11 en K12).
web-learn-kingdomino-mine = Mijnen zijn zeldzaam, maar één veld kan drie kronen hebben. Een paar bij elkaar winnen het van een groot korenveld.
web-learn-kingdomino-mine-do = Leg tegel 48 met zijn drie kronen
web-learn-kingdomino-mine-right = Zo win je spellen.
web-learn-kingdomino-mine-wrong = Drie kronen willen gezelschap: leg de mijn naast je andere mijnen.
web-learn-kingdomino-discard = Een tegel die nergens past gaat uit het spel. In de laatste ronden kan dat iedereen gebeuren.
web-learn-kingdomino-discard-do = Tegel 39 past nergens: leg hem weg
web-learn-kingdomino-discard-right = Het kost geen punten, alleen wat hij had kunnen opleveren.
web-learn-kingdomino-discard-wrong = Er is geen plaats voor (regel K13). De knop staat onder het bord.
web-learn-kingdomino-total = Na de laatste ronde tellen alle gebieden, en het hoogste totaal wint. Kijk naar de mijnen: 4 velden met 7 kronen.
web-learn-kingdomino-total-do = Hoeveel punten zijn deze mijnen waard?
web-learn-kingdomino-total-right = 4 × 7 = 28, bijna de helft van de 64 punten van dit koninkrijk.
web-learn-kingdomino-total-wrong = Velden maal kronen: 4 keer 7.
web-learn-kingdomino-tip-1 = Kies twee of drie landschappen en laat die groeien; van alles wat levert weinig op.
web-learn-kingdomino-tip-2 = Een groot gebied zonder kroon is niets waard: zorg vroeg voor één kroon, en verzamel dan gewone velden.
web-learn-kingdomino-tip-3 = Neem af en toe een laag nummer: wie het eerst aan de beurt is, kiest uit de hele volgende rij.
web-learn-kingdomino-tip-4 = Houd de rand recht en vul gaten van twee velden; een los vrij veld ben je kwijt.
web-learn-kingdomino-tip-5 = Kijk wat de anderen nodig hebben. Soms is de beste tegel die welke zij dan niet krijgen.
web-learn-kingdomino-set-up = Met z'n drieën, het gewone spel zonder varianten, tegen twee beginners.
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

## Score pad

web-pad-about = Voor een spel met de echte doos: schrijf op wat er op tafel ligt, en lees de score.
web-pad-how-kingdomino = Kies een veld uit de doos en tik of sleep waar het ligt. Het kasteel mag overal staan.
web-pad-how-origins = Kies een veld uit de doos en tik of sleep waar het ligt; vuren en wat er verder op ligt komen daarna. De hut mag overal staan.
web-pad-how-builder = Leg het bord neer zoals bij jullie, en tik dan de nederzettingen van iedereen aan.
web-pad-how-dominion = Tel alle kaarten van elke speler: hand, trekstapel, aflegstapel en wat er gespeeld ligt.
web-pad-brush = Land van de tegels
web-pad-things = Wat erop ligt
web-pad-erase = Weghalen
web-pad-empty = leeg
web-pad-grid = Het land, { $frame } bij { $frame } velden. Pijltjes gaan rond, Enter schildert met het penseel, Delete haalt weg.
web-pad-square = Kolom { $column }, rij { $line }: { $what }
web-pad-squares = { $count } van { $of } velden
web-pad-unfinished = Nog niet klaar? Teken gewoon verder.
web-pad-token = { $count ->
        [one] Fiche met 1 vuur
       *[other] Fiche met { $count } vuren
    }
web-pad-resource = Hulpbron van dat land
web-pad-grow = Hulpbronnen op al het vrije land leggen
web-pad-totems = Totems in bezit
web-pad-totems-about = Alleen nodig als meerderen er evenveel hebben; anders gaan ze naar wie de meeste heeft.
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
web-pad-less = Eén minder: { $name }
web-pad-more = Eén meer: { $name }
web-pad-score = Score
web-pad-rule = Regel { $rule }
web-pad-winner = { $count ->
        [one] { $names } wint
       *[other] { $names } winnen samen
    }
web-pad-explained = Waar de regels uit bestaan
web-pad-begin-kingdomino = Teken een koninkrijk, en de score verschijnt hier. Ook wordt gecontroleerd of tegels uit de doos zo kunnen liggen.
web-pad-begin-origins = Teken een jachtgebied, en de score verschijnt hier. Ook wordt gecontroleerd of tegels en vuren zo kunnen liggen.
web-pad-begin-builder = Als alle nederzettingen staan, verschijnt hier het goud.
web-pad-begin-dominion = Als alle kaarten geteld zijn, verschijnen hier de punten.
web-pad-undo = Ongedaan
web-pad-clear = Leegmaken
web-pad-clear-all = Nieuw scoreblad
web-pad-games = Spellen van de dynastie
web-pad-game = Spel { $number }
web-pad-table = Het spel

## Companion

web-companion-devices = iedereen op een eigen apparaat
web-companion-shared = op één apparaat of op meer
web-companion-about-kingdomino = Speel met de echte doos. Tik de nummers van elke rij in en leg de tegels ook hier: Kroon controleert de zetten en telt. Eén apparaat voor iedereen is genoeg.
web-companion-about-origins = Speel met de echte doos. Tik de rijen en de holbewoners in die tevoorschijn komen, en doe de zetten ook hier: Kroon controleert ze en telt. Eén apparaat voor iedereen is genoeg.
web-companion-about-builder = Speel met de echte doos. Gebiedskaarten blijven geheim: op een eigen apparaat tikt iedereen de eigen kaart in, op een gedeeld apparaat gebeurt dat als hij getoond wordt.
web-companion-about-dominion = Speel met de echte doos. Handen zijn geheim, dus tikt iedereen de eigen kaarten in op een eigen apparaat. Op één gedeeld apparaat is er na afloop het scoreblok.
web-companion-type = Wat heeft het toeval beslist?
web-companion-type-row = Welke { $count } tegels liggen er in de nieuwe rij?
web-companion-type-king = { $game ->
       *[kingdomino] Wiens koning is getrokken?
        [origins] Wiens stamhoofd is getrokken?
    }
web-companion-type-start = Wie begint er?
web-companion-type-cave = { $count ->
        [one] Wie komt er uit de grot?
       *[other] Welke { $count } komen er uit de grot, in deze volgorde?
    }
web-companion-type-quadrants = Welke vier kwadranten vormen het land, in leesvolgorde? ↻ betekent ondersteboven.
web-companion-type-cards = Welke drie Kingdom Builder-kaarten liggen er open?
web-companion-type-card = Welke gebiedskaart heeft { $name }?
web-companion-type-card-own = Welke gebiedskaart heb je getrokken?
web-companion-type-kingdom = Welke acht koninkrijkkaarten liggen er in de voorraad?
web-companion-type-draw = Welke kaart trek je?
web-companion-hidden = { $name } heeft een kaart getrokken en houdt die geheim. Hij wordt ingetikt als hij getoond wordt.
web-companion-waits = { $name } tikt de eigen kaart in.
web-companion-secret = Handen zijn geheim, dus op één gedeeld apparaat kan Dominion niet gevolgd worden. Tel de kaarten na afloop op het scoreblok.
web-companion-search = Nummer of naam, dan Enter
web-companion-picked = { $count } van { $of }:
web-companion-clear = Wissen
web-companion-done = Zo is het
