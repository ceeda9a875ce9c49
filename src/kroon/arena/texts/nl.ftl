## Refusals
arena-repeats = Een bot is twee keer genoemd, maar { $given } namen vormen geen tafel van { $players } spelers: noem { $players } bots, of elke bot één keer.
arena-too-many-tables = Deze bots kunnen op meer dan { $most } manieren om één loting heen zitten: noem er minder, of neem minder spelers.
arena-two-budgets = --time en --simulations gaan niet samen: kies een van beide.
arena-game-given-up = { $times } processen zijn bij spel { $game } onverwacht gestopt, dus de arena wordt opgegeven.
arena-no-setting = De map { $folder } heeft games.jsonl maar geen arena.json, dus is onbekend wat er gespeeld is: noem een andere map.
arena-broken-setting = { $file } is niet de instelling van een arena: noem een andere map.
arena-other-setting = De map { $folder } bevat een andere arena: daar is '{ $key }' { $there }, hier { $here }. Noem een andere map.
arena-broken-line = Regel { $line } van { $file } is geen spel van deze arena: verwijder die regel, dan wordt het spel opnieuw gespeeld.
arena-folder-busy = In de map { $folder } is een andere arena bezig.

## Playing
arena-playing = { $game } spelen
arena-rounded = { $asked ->
        [one] 1 spel wordt
       *[other] { $asked } spellen worden
    } er { $games }, zodat elke loting in alle { $seatings } zitvolgordes wordt gespeeld.
arena-resumed = { $done } van { $games } spellen { $done ->
        [one] is
       *[other] zijn
    } er al.
arena-interrupted = Onderbroken na { $done } van { $games } spellen. Ze zijn bewaard in { $folder }: hetzelfde commando gaat hier verder.
arena-interrupted-unsaved = Onderbroken na { $done } van { $games } spellen. Met --save DIR zou hetzelfde commando hier verder kunnen gaan.
arena-given-up = { $done } van { $games } spellen { $done ->
        [one] is
       *[other] zijn
    } bewaard in { $folder }: hetzelfde commando gaat hier verder.
arena-written = Het verslag staat in { $file }.

## The report
arena-headline = { $game }, { $players } spelers: { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    } in { $deals ->
        [one] 1 loting
       *[other] { $deals } lotingen
    }, seed { $seed }
arena-simulations = Zoekende bots deden hoogstens { $count ->
        [one] 1 simulatie
       *[other] { $count } simulaties
    } per zet.
arena-time = Zoekende bots dachten hoogstens { $count } ms per zet.
arena-few-deals = Er zijn weinig lotingen, dus de intervallen zijn ruw.
arena-cut = { $count ->
        [one] 1 spel is
       *[other] { $count } spellen zijn
    } na { $limit } stappen afgebroken en geteld alsof het voorbij was.
arena-failed = { $count ->
        [one] In 1 spel faalde een bot: hij verloor dat spel.
       *[other] In { $count } spellen faalde een bot: hij verloor die spellen.
    }
arena-failures-of = { $bot } faalde { $count ->
        [one] één keer
       *[other] { $count } keer, het laatst
    }: { $reason }
arena-column-bot = bot
arena-column-rating = rating
arena-column-interval = 95%
arena-column-wins = winst
arena-column-score = score
arena-column-pace = ms/zet
arena-column-results = uitslagen
arena-column-games = spellen
arena-column-failures = fouten
arena-ratings = Ratings
arena-figures = Cijfers
arena-cross = Punten tegen elkaar (rij tegen kolom)
arena-scores = Scores
arena-by-seat = Winst per plaats
arena-failures = Fouten
arena-ratings-note = Op de Elo-schaal, met gemiddelde 0: 100 punten meer is 64% van de punten tegen elkaar, 400 punten meer is 91%. De lijn is het 95%-interval; als twee lijnen elkaar niet overlappen, is het verschil nauwelijks geluk.
arena-figures-note = Een gedeelde winst telt voor een deel. Een eerlijk deel is { $fair } van de winst. Scores staan met hun standaardfout; spellen waarin een bot faalde tellen daarin niet mee.
arena-cross-note = Welk deel van de punten de bot van de rij haalde tegen de bot van de kolom: 100% als hij altijd voor lag, gelijk is de helft. Daaronder het aantal uitslagen.
arena-scores-note = Hoe vaak welke score voorkwam, voor alle bots op dezelfde schaal; de rechtopstaande lijn is het gemiddelde.
arena-by-seat-note = Het deel van de winst vanaf elke plaats. De lijn is het eerlijke deel, { $fair }.
arena-seat = plaats { $seat }
arena-mark-rating = { $bot }: { $rating } ({ $low } tot { $high })
arena-mark-scores = { $low } tot { $high } punten: { $share }
arena-mark-seat = { $bot }, plaats { $seat }: { $share } van { $games } spellen
arena-fact-game = spel
arena-fact-players = spelers
arena-fact-games = spellen
arena-fact-deals = lotingen
arena-fact-seatings = zitvolgordes per loting
arena-fact-seed = seed
arena-fact-hours = bedenktijd
arena-paired = Elke loting is in alle zitvolgordes gespeeld met hetzelfde geluk, voor zover het spel dat toelaat; het gaat er dus om wat een bot met zijn geluk deed.
arena-page-title = Arena: { $game }
