# De tafels op het netwerk.

service-no-identity = Je bent hier nog niet bekend: begin met een tafel of een uitnodiging.
service-other-site = Een pagina van een andere site mag dit niet doen.
service-too-fast = Dat was te veel tegelijk: wacht alsjeblieft { $seconds } s.
service-flood = Je stuurt te veel.
service-too-large = Dat is te groot: hoogstens { $most } kB.
service-slow = Je verbinding is te traag.
service-missing = Hier is niets.
service-wrong-shape = '{ $where }' is niet wat het moet zijn ({ $what }).
service-busy = De dienst heeft het nu te druk. Probeer het opnieuw.
service-failed = Er ging iets mis in de dienst.
service-store-away = De opslag is nu niet te bereiken. Probeer het opnieuw.
service-closing = De dienst is even weg.
service-no-hello = Niemand zei hallo.
service-not-watching = Om hier toe te kijken heb je een link voor toeschouwers nodig.
service-revoked = Je mag niet meer naar deze tafel kijken.
service-no-hints = Aan deze tafel worden geen hints gegeven.
service-seats = Een tafel voor { $players } heeft evenveel plaatsen nodig, niet { $given }.
service-qr = Deze tekst is te lang voor een QR-code.
service-bad-proxy = Dit is geen adres van een proxy: { $proxy }.
service-bad-origin = Een site heeft een adres als https://example.org.
service-port = De dienst kan niet luisteren op { $host }, poort { $port }: { $cause }.
service-only-bots-store = Werkers alleen hebben de PostgreSQL van de servers nodig: noem hem met --database.
service-at = Kroon is op { $address }
service-bots-at = { $workers ->
        [one] 1 werker wacht
       *[other] { $workers } werkers wachten
    } op beurten van bots.
service-leaving = De dienst stopt.
service-other-host = Deze server kent de naam { $host } niet. Wie hem draait, kan de naam opgeven met --public-url.
service-not-here = Dat kan alleen wie aan de computer van deze server zit.
service-metrics = De tellers zijn voor wie deze server beheert: geef een token op met --metrics-token.
service-no-network = Deze computer zit op geen netwerk waarlangs anderen hem kunnen bereiken.
service-at-network = Op je netwerk staat Kroon op { $address }
service-too-many-tables = Je hebt al { $most ->
        [one] 1 tafel die nog niet klaar is
       *[other] { $most } tafels die nog niet klaar zijn
    }, en meer mag niet: maak er eerst een af of verwijder er een.
service-too-many-tables-here = Vanaf jouw netwerk { $most ->
        [one] is al 1 tafel nog niet klaar
       *[other] zijn al { $most } tafels nog niet klaar
    }, en meer mag niet: maak er eerst een af of verwijder er een.
service-bot-seconds = Bots aan jouw tafels hebben in een uur { $most ->
        [one] 1 seconde
       *[other] { $most } seconden
    } nagedacht, meer mag niet: over { $minutes ->
        [one] 1 minuut
       *[other] { $minutes } minuten
    } kun je weer nieuwe krijgen.
service-bot-seconds-here = Bots aan tafels vanaf jouw netwerk hebben in een uur { $most ->
        [one] 1 seconde
       *[other] { $most } seconden
    } nagedacht, meer mag niet: over { $minutes ->
        [one] 1 minuut
       *[other] { $minutes } minuten
    } kun je weer nieuwe krijgen.
service-too-many-hints = Je krijgt { $most ->
        [one] 1 hint tegelijk: wacht daar even op.
       *[other] { $most } hints tegelijk: wacht even op die waar je om vroeg.
    }
service-too-many-hints-here = Jouw netwerk krijgt { $most ->
        [one] 1 hint
       *[other] { $most } hints
    } tegelijk: probeer het zo meteen opnieuw.
service-too-many-reviews = Er { $most ->
        [one] wordt al 1 terugblik op jouw tafels gemaakt
       *[other] worden al { $most } terugblikken op jouw tafels gemaakt
    }, meer gaat niet tegelijk: probeer het later opnieuw.
service-much-waiting = Je wacht al op { $most ->
        [one] 1 antwoord
       *[other] { $most } antwoorden
    }, meer gaat niet tegelijk: probeer het opnieuw als ze er zijn.
service-much-waiting-here = Jouw netwerk wacht al op { $most ->
        [one] 1 antwoord
       *[other] { $most } antwoorden
    }, meer gaat niet tegelijk: probeer het zo meteen opnieuw.

## Wat er gebeurde
service-told-start = Het spel begint.
service-told-undo = Het spel gaat terug.
service-told-ask = { $seat } vraagt om een zet terug te nemen.
service-told-agree = { $seat } vindt het goed.
service-told-refuse = { $seat } vindt het niet goed.
service-told-resign = { $seat } geeft op.
service-told-hand = Een bot ({ $bot }) speelt voor { $seat }.
service-told-back = { $seat } speelt weer zelf.
service-told-end = { $why ->
        [resigned] Het spel eindigt door wie opgaf.
       *[other] Het spel is afgelopen.
    }

## Wat er gevraagd wordt
service-ask-over = Het spel is afgelopen.
service-ask-fill = Typ in wat open bleef.
service-ask-type = Typ in wat het toeval besliste.
service-ask-chance = Het toeval beslist.
service-ask-nobody = Er wordt niemand iets gevraagd.
service-ask-other = { $name } ({ $seat }) is aan zet.
service-someone = Iemand

## Bots
service-bot-random = Willekeurig
service-bot-greedy = Gretig
service-bot-level1 = Niveau 1: beginner
service-bot-level2 = Niveau 2: ontspannen
service-bot-level3 = Niveau 3: geoefend
service-bot-level4 = Niveau 4: expert
service-bot-level5 = Niveau 5: meester

## Opties
service-option-players = Spelers
service-about-players = Hoeveel mensen en bots er aan tafel zitten.
