## Het programma
cli-about = Kroon speelt koninklijke bordspellen volgens het boekje, met jou of met bots.
cli-lang-help = De taal van alle teksten: Engels, Nederlands of Duits. Mag overal staan.
cli-version-help = Toon de versie.
cli-help-shown = Toon deze uitleg.
cli-help-arguments = Argumenten
cli-help-options = Opties
cli-help-commands = Opdrachten
cli-help-default = [standaard: { $value }]
cli-help-required = [verplicht]
cli-usage-help = '{ $command }' laat zien hoe het werkt.
cli-lang-unknown = De taal '{ $value }' is er niet: verwacht een van { $values }.
cli-no-option = Er is geen optie { $name }.
cli-no-command = Die opdracht is er niet. Er zijn: { $names }.
cli-missing = { $name } ontbreekt.
cli-no-value = Bij optie { $name } hoort een waarde.
cli-wants-integer = { $name } moet een geheel getal zijn.
cli-too-many = Er zijn te veel argumenten.
cli-system-error = Het systeem weigert: { $cause }.
cli-interrupted = Onderbroken.
cli-file-error = { $file } is onbruikbaar: { $cause }.
cli-compiling = De regels van { $game } worden voor deze machine gecompileerd. Dat gebeurt één keer en duurt minder dan een minuut.
cli-compiling-short = Compileren

## Wat gekozen wordt
cli-game-help = Het spel; 'kroon games' noemt ze.
cli-players-help = Het aantal spelers.
cli-option-help = Een optie van het spel, zoals harmony=true; mag vaker.
cli-seed-help = Het startgetal van al het toeval: hetzelfde getal geeft hetzelfde spel.
cli-option-twice = Optie '{ $name }' is twee keer gegeven.
cli-seed-range = Een startgetal is een geheel getal van 0 tot { $most }.
cli-too-small = { $name } kan niet { $value } zijn: het moet minstens { $least } zijn.

## Spellen
cli-games-about = Noem de spellen met hun opties en bots.
cli-default = standaard { $value }
cli-bots = bots: { $names }

## Partijen
cli-record-about = Zorg voor opgeslagen partijen.
cli-check-about = Controleer partijen, wie ze ook schreef: hun vorm, elke gebeurtenis en de uitslag.
cli-check-files-help = Partijen, of mappen met partijen (*.json).
cli-checking = Controleren
cli-checked = { $files ->
        [one] 1 bestand
       *[other] { $files } bestanden
    } gecontroleerd, { $bad ->
        [0] allemaal goed
       *[other] { $bad } fout
    }.
cli-folder-empty = In de map { $folder } ligt geen partij (*.json).
cli-good-over = goed; { $game }, { $players } spelers, { $events } gebeurtenissen, uit met { $scores }, gewonnen door { $winners }.
cli-good = goed; { $game }, { $players } spelers, { $events ->
        [one] 1 gebeurtenis
       *[other] { $events } gebeurtenissen
    }, niet uit, de stand is { $scores }.

## Naspelen
cli-replay-about = Loop stap voor stap door opgeslagen partijen.
cli-files-help = Opgeslagen partijen.
cli-replay-json-help = Schrijf elke gebeurtenis met wat er mocht als JSON, één object per regel.
cli-at-help = Toon één stand: na N gebeurtenissen; -1 is het einde.
cli-at-range = Er is geen stand { $number }: deze partij heeft de standen 0 tot { $most }, of { $least } tot -1 vanaf het einde geteld.
cli-viewer-prompt = [{ $at }/{ $last }] Enter of n verder, p terug, een getal springt, b begin, e einde, q stoppen:
cli-viewer-start = Vóór de eerste gebeurtenis
cli-viewer-end = Dit is het einde van de partij.
cli-viewer-begin = Dit is het begin.
cli-viewer-unknown = '{ $answer }' leidt nergens heen: verwacht n, p, b, e, q of een getal van 0 tot { $last }.
cli-unfinished = Het spel is niet uit. De stand is { $scores }.
cli-result = Het spel is uit: { $scores }. { $count ->
        [one] De winnaar is { $winners }.
       *[other] De winnaars zijn { $winners }.
    }

## Simuleren
cli-simulate-about = Laat bots veel spellen spelen en toon scores en winst.
cli-simulate-games-help = Hoeveel spellen er gespeeld worden.
cli-simulate-bots-help = Eén bot voor alle plaatsen, of één per plaats.
cli-jobs-help = Hoeveel processen spelen; de spellen zijn dezelfde, hoeveel het er ook zijn.
cli-cluster-help = Speel op het Ray-cluster op dit adres; 'local' start er hier een. De spellen zijn dezelfde.
cli-simulate-json-help = Schrijf het verslag als één JSON-object.
cli-save-help = Schrijf elk spel als partij in deze map.
cli-limit-help = Breek een spel na zoveel stappen af.
cli-folder-used = In de map { $folder } liggen al partijen: noem een andere, of maak hem eerst leeg.
cli-simulating = { $game } spelen
cli-simulated = { $count ->
        [one] 1 spel
       *[other] { $games } spellen
    } { $game } in { $seconds } s, { $speed } per seconde (startgetal { $seed }).
cli-cut = { $count ->
        [one] 1 spel is
       *[other] { $count } spellen zijn
    } na { $limit } stappen afgebroken en geteld alsof het uit was.
cli-column-seat = plaats
cli-column-seats = plaatsen
cli-column-bot = bot
cli-column-mean = gemiddelde
cli-column-wins = winst
cli-column-interval = 95%-interval
cli-histogram = Scores van alle plaatsen:

## Spelen
cli-play-about = Speel een spel in de terminal tegen bots.
cli-play-bots-help = Je tegenstanders: één bot voor allemaal, of één voor elk.
cli-seat-help = Waar je zit; de eerste plaats is a.
cli-name-help = Je naam in de partij.
cli-you = jij
cli-bot-count = { $given } bots voor { $players ->
        [one] 1 tegenstander
       *[other] { $players } tegenstanders
    }: noem één bot voor allemaal, of één voor elk.
cli-seat-unknown = Plaats '{ $seat }' is er niet aan deze tafel: verwacht een van { $seats }.
cli-watch = Een spel van bots, startgetal { $seed }. In een terminal kun je zelf spelen.
cli-welcome = { $game }. Het startgetal van dit spel is { $seed }.
cli-welcome-help = Kies een zet met zijn nummer of typ hem. 'help' legt de opdrachten en de regels uit, 'quit' stopt.
cli-moves-gain = (met de punten die het nu oplevert)
cli-moves-more = … en nog { $count }: Enter toont ze.
cli-number-range = Zet { $number } staat niet in de lijst: verwacht een getal van 1 tot { $most }, een zet of 'help'.
cli-not-a-move = { $cause } 'help' toont de opdrachten.
cli-over-unknown = '{ $answer }' kan niet meer: het spel is uit. Verwacht save BESTAND, score, log, undo of quit.
cli-over-help = 'save BESTAND' bewaart dit spel, 'undo' gaat terug, Enter stopt.
cli-bot-failed = { $seat } ({ $name }) gaf geen zet. { $cause } Vanaf nu speelt { $other } in zijn plaats.
cli-bot-then = { $name }, daarna { $other }
cli-undo-none = Er is geen beslissing van jou om terug te nemen.
cli-undone = Je laatste beslissing is teruggenomen.
cli-rule-unknown = Er is geen regel '{ $number }': er zijn { $numbers }.
cli-help-title = Wat je kunt typen
cli-help-number = 3
cli-help-move = de derde zet van de lijst; of typ een zet zoals hij in de lijst staat, zo veel als nodig is
cli-help-moves = toont de zetten opnieuw
cli-help-hint = de drie beste zetten, elk met de kans op winst en de punten die te verwachten zijn
cli-help-undo = neemt je laatste beslissing terug; dezelfde zetten treffen weer hetzelfde toeval
cli-help-score = legt de scorebladen uit alsof het spel nu uit was
cli-help-log = wat er tot nu toe gebeurd is
cli-help-help = toont dit; met het nummer van een regel, zoals 'help { $rule }', alleen die regel
cli-help-save = 'save BESTAND' schrijft het spel tot nu toe als partij, die 'kroon replay' laat zien
cli-help-quit = stopt
cli-help-rules = De regels van { $game }
cli-save-name = Noem een bestand, zoals 'save spel.json'.
cli-save-exists = { $file } bestaat al: kies een andere naam.
cli-saved = Het spel is bewaard in { $file }.
cli-not-saved = Het spel kan daar niet bewaard worden: { $cause }.
cli-goodbye = Tot ziens.

## Arena
cli-arena-about = Laat bots tegen elkaar spelen, allemaal met hetzelfde geluk, en geef ze een rating.
cli-arena-bots-help = De bots, minstens één; 'run:COMMANDO' is een eigen programma.
cli-arena-games-help = Hoeveel spellen er gespeeld worden; naar boven afgerond op hele lotingen.
cli-arena-time-help = Milliseconden die een zoekende bot over een zet mag nadenken.
cli-arena-simulations-help = Simulaties die een zoekende bot per zet mag doen, in plaats van een tijd.
cli-arena-json-help = Druk de samenvatting af als één JSON-object.
cli-arena-save-help = Bewaar elk spel en de verslagen in deze map. Een onderbroken arena gaat vandaar verder.
cli-arena-html-help = Schrijf het verslag als HTML-bestand.

## Bespreken en raad
cli-review-about = Beoordeel elke beslissing van een opgeslagen partij: winstkansen, de beste zetten en wat is weggegeven.
cli-file-help = Een opgeslagen partij.
cli-review-simulations-help = Simulaties voor elke zet die bekeken wordt; 1000 als er geen tijd gegeven is.
cli-review-time-help = Milliseconden voor elke beslissing, in plaats van een aantal simulaties.
cli-review-level-help = Het niveau dat denkt.
cli-review-seed-help = Het startgetal van de simulaties: hetzelfde getal geeft dezelfde cijfers.
cli-review-jobs-help = Hoeveel processen beoordelen; de cijfers zijn hetzelfde bij elk aantal.
cli-review-json-help = Schrijf de bespreking als één JSON-object.
cli-review-html-help = Schrijf de bespreking als pagina voor een browser, met een grafiek en de tafels.
cli-review-same-file = { $file } is de partij zelf: noem een ander bestand voor de pagina.
cli-review-page = De pagina staat in { $file }.
cli-reviewing = { $game } bespreken
cli-out-of-range = { $name } kan niet { $value } zijn: verwacht een getal van { $least } tot { $most }.
cli-hint-about = Noem de beste zetten in een stand van een opgeslagen partij, met hun winstkansen.
cli-hint-at-help = De stand na N gebeurtenissen; -1, of niets, is het einde.
cli-hint-json-help = Schrijf de raad als één JSON-object.
cli-hint-over = Na { $number ->
        [one] 1 gebeurtenis
       *[other] { $number } gebeurtenissen
    } is het spel uit: er is geen zet aan te raden.
cli-hint-chance = Na { $number ->
        [one] 1 gebeurtenis
       *[other] { $number } gebeurtenissen
    } is het toeval aan de beurt: er is geen zet aan te raden.

## Bot
cli-bot-about = Laat een bot een ander programma antwoorden, in het regelprotocol (docs/bots.md).
cli-bot-level-help = Hoe goed hij speelt, van 1 (beginner) tot 5 (meester); 3 als niets is gezegd.
cli-bot-name-help = In plaats daarvan een andere bot, zoals greedy.
cli-bot-time-help = Hoe lang hij hoogstens over een zet nadenkt, in milliseconden.
cli-bot-simulations-help = Hoeveel partijen hij hoogstens uitspeelt voor een zet.
cli-bot-seed-help = Het startgetal van zijn keuzes.
cli-bot-both = Noem een niveau of een bot, niet allebei.
cli-bot-level = Er is geen niveau { $level }: verwacht werd 1 tot { $most }.
cli-bot-budget = Bot '{ $name }' zoekt niet: --time en --simulations zijn voor niveaus.

## Score
cli-score-about = Bepaal de score van een spel aan een echte tafel, of zeg wat er onmogelijk aan is (docs/score-pad.md).
cli-score-file-help = Het scoreblad van het spel als JSON; - leest het van de standaardinvoer.
cli-score-json-help = Druk de uitslag af als één JSON-object.
cli-score-winners = { $count ->
        [one] De winnaar is { $winners }.
       *[other] De winnaars zijn { $winners }.
    }
cli-score-unchecked = Niet nagegaan: { $what }

# kroon verify
cli-verify-about = Controleer het bewijs dat het schudden van een opgeslagen partij volgde uit wat vooraf vastlag.
cli-verify-json-help = Druk de bevindingen af als JSON.
cli-verify-commitment-help = De vastlegging die je vóór de partij kreeg te zien, om met die van de partij te vergelijken.
cli-verify-nonce-help = De nonce die je toevoegde; die moet in de partij staan.
cli-verify-seat-help = De letter van de plaats waarvoor je haar toevoegde.
cli-verify-kept-help = Een bestand met allebei, zoals de pagina het opslaat.
cli-verify-hex = { $option } wil { $digits } hexadecimale cijfers, niet '{ $value }'.
cli-verify-seat = --seat wil een letter van a tot d, met --nonce erbij.
cli-verify-kept-alone = --kept staat voor --commitment, --nonce en --seat: geef óf het een, óf het ander.
cli-verified = { $outcomes ->
        [one] De enige uitkomst van het toeval volgt
       *[other] Alle { $outcomes } uitkomsten van het toeval volgen
    } uit de seed en de nonces{ $undone ->
        [0] {""}
        [one] , ook die ene die is teruggenomen
       *[other] , ook de { $undone } die zijn teruggenomen
    }.
cli-verified-commitment = De seed heeft de hash { $commitment }, en dat is de vastlegging in de opgeslagen partij.
cli-verified-trusted = Dit vertrouwt op de opgeslagen partij: een oneerlijke server had er een andere vastlegging in kunnen zetten. Geef met --commitment de vastlegging die je vóór de partij kreeg te zien, of met --kept het bestand dat de pagina opsloeg.
cli-verified-kept-commitment = De seed heeft de hash { $commitment }, en dat is de vastlegging die je vóór de partij kreeg te zien.
cli-verified-kept-nonce = { $count ->
        [one] Jouw nonce zit erin.
       *[other] Jouw { $count } nonces zitten erin.
    }
cli-verified-nonce = Plaats { $seat } voegde de nonce { $nonce } toe.
cli-verified-no-nonce = Plaats { $seat } voegde geen nonce toe: daar zat een bot.

## De tafels op het netwerk
cli-serve-about = Houd tafels bij en laat mensen en programma's er over het netwerk aan spelen.
cli-serve-host-help = Het adres om op te luisteren; 0.0.0.0 voor alle van deze machine.
cli-serve-port-help = De poort om op te luisteren; 0 neemt een vrije.
cli-serve-database-help = Waar tafels bewaard worden: sqlite:///BESTAND of postgresql://…; zonder dit een bestand in je gegevensmap.
cli-serve-workers-help = Hoeveel processen denken voor bots, hints en besprekingen.
cli-serve-no-bots-help = Laat de plaatsen van bots aan werkers elders over.
cli-serve-lan-help = Laat ook het lokale netwerk toe en toon het adres als QR-code.
cli-serve-open-help = Open de browser erop; neemt de eerstvolgende vrije poort.
cli-serve-only-bots-help = Denk alleen voor bots, aan tafels van servers elders; heeft hun PostgreSQL nodig.
cli-serve-public-help = Het adres waarop mensen de dienst bereiken, zoals https://example.org.
cli-serve-origin-help = Een andere site waarvan pagina's de dienst mogen gebruiken; mag vaker.
cli-serve-proxy-help = Het adres, of netwerk, van een proxy die zegt voor wie hij spreekt; mag vaker.
cli-serve-client-rate-help = Hoeveel berichten één cliënt gemiddeld per seconde mag sturen; 0 voor geen grens.
cli-serve-address-rate-help = Hoeveel berichten alle cliënten van één adres per seconde mogen sturen; 0 voor geen grens.
cli-serve-client-tables-help = Hoeveel tafels één cliënt mag hebben die niet klaar zijn; 0 voor geen grens.
cli-serve-address-tables-help = Hoeveel tafels die vanaf één adres gemaakt zijn, niet klaar mogen zijn; 0 voor geen grens.
cli-serve-client-bot-seconds-help = Hoeveel seconden per uur bots voor één cliënt mogen nadenken voor hij geen nieuwe meer krijgt; 0 voor geen grens.
cli-serve-address-bot-seconds-help = Hetzelfde voor alle cliënten van één adres samen.
cli-serve-client-hints-help = Op hoeveel hints één cliënt tegelijk mag wachten; 0 voor geen grens.
cli-serve-address-hints-help = Hetzelfde voor alle cliënten van één adres samen.
cli-serve-client-reviews-help = Hoeveel terugblikken op de tafels van één cliënt tegelijk gemaakt worden; 0 voor geen grens.
cli-serve-metrics-help = Het token waarmee Prometheus /metrics leest; zonder token leest niemand het. Liever in $KROON_METRICS_TOKEN, waar andere gebruikers van de machine het niet zien.
cli-serve-sockets-help = Hoogstens zoveel open WebSockets.
cli-serve-address-connections-help = Hoogstens zoveel verbindingen vanaf één adres; denk aan een school of kantoor achter één adres.
cli-serve-kilobytes-help = Hoogstens zoveel kB per bericht.
cli-serve-keep-help = Verwijder tafels waarvan het spel voorbij is na zoveel dagen waarin er niets gebeurde.
cli-serve-keep-unfinished-help = Verwijder tafels waarvan het spel niet begonnen of niet voorbij is na zoveel dagen waarin er niets gebeurde.
cli-serve-log-json-help = Schrijf logs als JSON, ook in een terminal.
cli-serve-log-level-help = Hoeveel er gelogd wordt: debug, info, warning of error.
cli-serve-level = Er is geen logniveau '{ $level }': verwacht een van { $levels }.

## Tafels in de opslag
cli-tables-about = Beheer de tafels van een opslag: toon ze, schrijf ze weg als partijen, neem partijen op, verwijder ze.
cli-tables-list-about = Toon alle tafels, de oudste eerst.
cli-tables-json-help = Druk elke tafel af als JSON-object, één per regel.
cli-tables-export-about = Schrijf elk begonnen spel weg als partij, in een bestand met de naam van de tafel.
cli-tables-folder-help = De map voor de partijen.
cli-tables-import-about = Neem partijen op als tafels waarvan het spel voorbij is. Elke wordt eerst nagekeken, ook het bewijs.
cli-tables-no-store = Er is geen opslag in { $file }.
cli-tables-line = { $id }  { $at }  { $game }: { $names } ({ $state ->
        [open] niet begonnen
        [running] bezig
       *[over] voorbij, { $scores }
    })
cli-tables-count = { $count ->
        [0] Er zijn geen tafels.
        [one] Er is één tafel.
       *[other] Er zijn { $count } tafels.
    }
cli-tables-exporting = Schrijven
cli-tables-exists = { $file } bestaat al en blijft zoals het is.
cli-tables-left-out = Weggelaten: { $id }. { $reason }
cli-tables-exported = { $count ->
        [0] Er zijn geen spellen weggeschreven.
        [one] Er is één spel weggeschreven in { $folder }.
       *[other] Er zijn { $count } spellen weggeschreven in { $folder }.
    }
cli-tables-importing = Lezen
cli-tables-imported-one = tafel { $id }; om te bekijken: { $path }
cli-tables-imported = { $count ->
        [0] Er zijn geen spellen opgenomen
        [one] Er is één spel opgenomen
       *[other] Er zijn { $count } spellen opgenomen
    }{ $bad ->
        [0] {""}
       *[other] , { $bad } geweigerd
    }.
cli-tables-delete-about = Verwijder tafels met alles wat erbij hoort.
cli-tables-id-help = De naam van een tafel, zoals in de lijst.
cli-tables-deleted-one = { $id } is verwijderd.
cli-tables-prune-about = Verwijder de tafels waaraan al lang niets is gebeurd.
cli-tables-older-help = Hoe lang er niets is gebeurd: uren, dagen of weken, zoals 6h, 90d of 12w.
cli-tables-unfinished-help = Ook die waarvan het spel niet begonnen of niet voorbij is.
cli-tables-dry-help = Zeg alleen welke het zijn.
cli-tables-yes-help = Vraag niets.
cli-tables-age = Een duur is een getal met h, d of w (uren, dagen, weken), zoals 90d; niet '{ $text }'.
cli-tables-idle = { $id }  laatst gebruikt { $at }  { $game } ({ $state ->
        [open] niet begonnen
        [running] bezig
       *[over] voorbij
    })
cli-tables-would-prune = { $count ->
        [0] Er is niets te verwijderen.
        [one] Er zou één tafel worden verwijderd.
       *[other] Er zouden { $count } tafels worden verwijderd.
    }
cli-tables-needs-yes = { $count ->
        [one] Er zou één tafel worden verwijderd
       *[other] Er zouden { $count } tafels worden verwijderd
    }: bevestig dat met --yes, of bekijk ze met --dry-run.
cli-tables-sure = { $count ->
        [one] Eén tafel
       *[other] { $count } tafels
    } verwijderen, met alles wat erbij hoort? [j/N]
cli-tables-yes = j ja y yes
cli-tables-kept = Er is niets verwijderd.
cli-tables-pruning = Verwijderen
cli-tables-pruned = { $count ->
        [0] Er zijn geen tafels verwijderd.
        [one] Er is één tafel verwijderd.
       *[other] Er zijn { $count } tafels verwijderd.
    }
