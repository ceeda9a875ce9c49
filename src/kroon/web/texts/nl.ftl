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
web-gain = { $count ->
        [one] { $gain } punt
       *[other] { $gain } punten
    }
web-moves = Zetten in woorden
web-moves-search = Zoek in de zetten
web-words-table = De tafel
web-words-last = Het laatst
web-words-how = Kies een zet uit de lijst.
web-words-none = Geen zet heeft deze woorden.
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
web-watch-link = Link voor toeschouwers
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
web-fair-save = Bewaarde gegevens opslaan
web-fair-other-commitment = De server toont nu een andere vastlegging dan eerst. Vertrouw het schudden van deze partij niet.
web-fair-other-nonce = De server zegt dat deze browser voor { $name } iets anders aan het schudden toevoegde dan hij deed. Vertrouw het schudden van deze partij niet.
web-fair-was = Eerst:
web-fair-is = Nu:
web-handover = Geef het apparaat aan { $name }
web-handover-about = Niemand anders mag nu kijken.
web-handover-take = Ik ben { $name }

web-won = { $name } wint met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
web-won-you = Je wint met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
web-won-shared = { $names } delen de winst met { $points ->
        [one] 1 punt
       *[other] { $points } punten
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
        [one] De enige uitkomst van het toeval is opnieuw getrokken en komt overeen met de opgeslagen partij
       *[other] Alle { $outcomes } uitkomsten van het toeval zijn opnieuw getrokken en komen overeen met de opgeslagen partij
    }{ $undone ->
        [0] {""}
        [one] , ook die ene die is teruggenomen
       *[other] , ook de { $undone } die zijn teruggenomen
    }.
web-proof-kept = { $nonces ->
        [0] Deze browser heeft de vastlegging al vóór de partij bewaard. Zelf voegde hij niets aan het schudden toe.
       *[other] Deze browser heeft de vastlegging al vóór de partij bewaard, en wat hij zelf aan het schudden toevoegde, zit erin.
    }
web-proof-kept-none = Deze browser heeft vóór de partij geen vastlegging bewaard. Heb je haar genoteerd, vergelijk haar dan zelf met die hieronder.
web-proof-rules = Wat er telkens te trekken viel, heeft de server verteld. Of ook dat uit de regels volgt, controleert het programma Kroon op je eigen computer: 'kroon verify', met de opgeslagen partij en de bewaarde gegevens.
web-proof-fails = Het schudden van deze partij is niet te vertrouwen.
web-proof-fails-about = Sla de partij en de bewaarde gegevens op: 'kroon verify' kan anderen laten zien wat er niet klopt.
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

## Learn

web-learn-heading = Een spel leren
web-learn-about = Een handvol kleine stappen op een echte tafel. Vijf minuten, en dan je eerste spel.
web-learn-new = ongeveer tien stappen
web-learn-begun = verder bij stap { $step }
web-learn-done = gedaan
web-learn-none = geen les: een eerste spel tegen een bot
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
web-learn-none-about = Voor dit spel is er geen les. Speel een eerste spel tegen een bot: elke zet die kan, staat er in woorden bij, en hints helpen.

## Score pad

web-pad-about = Voor een spel met de echte doos: schrijf op wat er op tafel ligt, en lees de score.
web-pad-unfinished = Nog niet klaar? Teken gewoon verder.
web-pad-less = Eén minder: { $name }
web-pad-more = Eén meer: { $name }
web-pad-score = Score
web-pad-rule = Regel { $rule }
web-pad-winner = { $count ->
        [one] { $names } wint
       *[other] { $names } winnen samen
    }
web-pad-explained = Waar de regels uit bestaan
web-pad-undo = Ongedaan
web-pad-clear = Leegmaken
web-pad-clear-all = Nieuw scoreblad
web-pad-table = Het spel
web-pad-none = Voor { $game } is er geen scoreblok.

## Companion

web-companion-devices = iedereen op een eigen apparaat
web-companion-shared = op één apparaat of op meer
web-companion-type = Wat heeft het toeval beslist?
web-companion-type-start = Wie begint er?
web-companion-hidden = { $name } heeft een kaart getrokken en houdt die geheim. Hij wordt ingetikt als hij getoond wordt.
web-companion-waits = { $name } tikt de eigen kaart in.
web-companion-secret = Handen zijn geheim, dus op één gedeeld apparaat kan { $game } niet gevolgd worden. Tel de kaarten na afloop op het scoreblok.
web-companion-search = Nummer of naam, dan Enter
web-companion-picked = { $count } van { $of }:
web-companion-clear = Wissen
web-companion-done = Zo is het
