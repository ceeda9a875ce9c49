# The table service on the network.

service-no-identity = You aren't known here yet: begin with a table or an invitation.
service-other-site = A page of another site may not do this.
service-too-fast = That was too much at once: please wait { $seconds } s.
service-flood = You send too much.
service-too-large = That is too large: at most { $most } kB.
service-slow = Your connection is too slow.
service-missing = There is nothing here.
service-wrong-shape = '{ $where }' isn't what it should be ({ $what }).
service-busy = The service has too much to do now. Please try again.
service-failed = Something went wrong in the service.
service-store-away = The store can't be reached now. Please try again.
service-closing = The service goes down for a moment.
service-no-hello = Nobody said hello.
service-not-watching = You need a spectator's link to look on here.
service-revoked = You may not look at this table any more.
service-no-hints = No hints are given at this table.
service-seats = A table for { $players } needs as many seats, not { $given }.
service-qr = This text is too long for a QR code.
service-bad-proxy = This isn't the address of a proxy: { $proxy }.
service-bad-origin = A site has an address like https://example.org.
service-port = The service can't listen on { $host }, port { $port }: { $cause }.
service-only-bots-store = Workers on their own need the PostgreSQL of the servers: name it with --database.
service-at = Kroon is at { $address }
service-bots-at = { $workers ->
        [one] 1 worker waits
       *[other] { $workers } workers wait
    } for turns of bots.
service-leaving = Going down.
service-other-host = This server isn't known as { $host }. Whoever runs it can name it with --public-url.
service-not-here = Only people at the machine of this server may do that.
service-metrics = The counters are for whoever runs this server: name a token with --metrics-token.
service-no-network = This machine is on no network that others could reach it by.
service-at-network = On your network it is at { $address }
service-too-many-tables = You have { $most ->
        [one] 1 table that isn't over, the most
       *[other] { $most } tables that aren't over, the most
    } that one may have: finish or delete one first.
service-too-many-tables-here = { $most ->
        [one] 1 table from your network isn't over, the most
       *[other] { $most } tables from your network aren't over, the most
    } that one network may have: finish or delete one first.
service-bot-seconds = Bots at your tables have thought for { $most ->
        [one] 1 second
       *[other] { $most } seconds
    } in an hour, the most that they may: you can have new ones in { $minutes ->
        [one] 1 minute.
       *[other] { $minutes } minutes.
    }
service-bot-seconds-here = Bots at tables from your network have thought for { $most ->
        [one] 1 second
       *[other] { $most } seconds
    } in an hour, the most that they may: you can have new ones in { $minutes ->
        [one] 1 minute.
       *[other] { $minutes } minutes.
    }
service-too-many-hints = You get { $most ->
        [one] 1 hint at a time: please wait for it.
       *[other] { $most } hints at a time: please wait for those that you asked for.
    }
service-too-many-hints-here = Your network gets { $most ->
        [one] 1 hint
       *[other] { $most } hints
    } at a time: please try again in a moment.
service-too-many-reviews = { $most ->
        [one] 1 review of your tables is being made, the most
       *[other] { $most } reviews of your tables are being made, the most
    } at a time: please try again later.
service-much-waiting = You wait for { $most ->
        [one] 1 answer, the most
       *[other] { $most } answers, the most
    } at a time: please try again when they are there.
service-much-waiting-here = Your network waits for { $most ->
        [one] 1 answer, the most
       *[other] { $most } answers, the most
    } at a time: please try again in a moment.

## What happened
service-told-start = The game begins.
service-told-undo = The game goes back.
service-told-ask = { $seat } asks to take a move back.
service-told-agree = { $seat } agrees.
service-told-refuse = { $seat } doesn't agree.
service-told-resign = { $seat } gives up.
service-told-hand = A bot ({ $bot }) plays for { $seat }.
service-told-back = { $seat } plays again.
service-told-end = { $why ->
        [resigned] The game ends because of those who gave up.
       *[other] The game is over.
    }

## What is asked
service-ask-over = The game is over.
service-ask-fill = Type in what was left open.
service-ask-type = Type in what chance decided.
service-ask-chance = Chance decides.
service-ask-nobody = Nobody is asked.
service-ask-other = { $name } ({ $seat }) is to move.
service-someone = Someone

## Bots
service-bot-random = Random
service-bot-greedy = Greedy
service-bot-level1 = Level 1: beginner
service-bot-level2 = Level 2: casual
service-bot-level3 = Level 3: skilled
service-bot-level4 = Level 4: expert
service-bot-level5 = Level 5: master

## Options
service-option-players = Players
service-about-players = How many people and bots sit at the table.
