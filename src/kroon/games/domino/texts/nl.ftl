## Words that differ between the games
domino-king = { $game ->
       *[kingdomino] de koning
        [origins] het stamhoofd
    }
domino-kingdom = { $game ->
       *[kingdomino] koninkrijk
        [origins] jachtgebied
    }

## Refusals
domino-expected = '{ $event }' kan hier niet: verwacht '{ $expected }'.
domino-number = '{ $event }': '{ $word }' is geen nummer van een tegel; verwacht '{ $expected }'.
domino-place = '{ $event }': '{ $word }' is geen veld; verwacht '{ $expected }', met velden zoals 1,-2.
domino-row-order = '{ $event }': een rij staat in oplopende volgorde.
domino-alike = '{ $event }': beide velden van deze tegel zijn gelijk, dus het linker of bovenste komt eerst; verwacht '{ $expected }'.
domino-over = Het spel is uit.
domino-draw-now = Nu wordt een rij tegels getrokken.
domino-king-now = Nu wordt { domino-king } van de volgende speler getrokken.
domino-start-now = Nu wordt bepaald wie begint.
domino-seat-now = { $seat } is aan de beurt.
domino-seen = Tegel { $domino } is al verschenen.
domino-no-domino = Er is geen tegel { $domino }; ze zijn genummerd van 1 tot 48.
domino-no-seat = Er zijn { $players } spelers.
domino-king-twice = Eerder is { domino-king } van { $seat } al getrokken.
domino-row-length = Een rij heeft { $length } tegels, niet { $given }.
domino-row-short = De rij heeft maar { $length } tegels.
domino-not-in-row = Tegel { $domino } ligt niet in de rij; daar liggen { $row }.
domino-taken = Op tegel { $domino } staat al { domino-king } van { $seat }.
domino-place-first = Eerst moet tegel { $domino } gelegd worden.
domino-pick-now = Nu moet een tegel voor { domino-king } gekozen worden.
domino-other-domino = Onder { domino-king } ligt niet tegel { $domino }, maar tegel { $mine }.
domino-must-place = Tegel { $domino } past in je { domino-kingdom } en moet dus gelegd worden.
domino-apart = { $a } en { $b } liggen niet naast elkaar.
domino-covered = Op { $place } ligt al iets.
domino-frame = Het { domino-kingdom } zou niet in een raster van { $frame } bij { $frame } velden passen.
domino-alike-move = Beide velden van tegel { $domino } zijn gelijk; dit is hetzelfde als eerst het linker of bovenste noemen.
domino-touch = Tegel { $domino } zou niet aan { $game ->
       *[kingdomino] het kasteel
        [origins] de hut
    } en niet aan een veld van het eigen landschap grenzen.

## Ties
domino-tie = { $seats } staan gelijk met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
domino-tie-region = Grootste gebied: { $values }.
domino-tie-crowns = Aantal { $game ->
       *[kingdomino] kronen
        [origins] vuren
    }: { $values }.
domino-tie-won = Daarmee wint { $seats } (regel { $rule }).
domino-tie-shared = { $seats } delen de overwinning (regel { $rule }).

## De tafel
domino-round = { $round ->
        [0] Opening
       *[other] Ronde { $round }
    }, { $left ->
        [0] geen tegel meer te trekken
        [one] nog 1 tegel te trekken
       *[other] nog { $left } tegels te trekken
    }
domino-row = Rij
domino-next-row = Om uit te kiezen
domino-taken-mark = gelegd
domino-points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
domino-to-move = aan de beurt
domino-discarded = { $count } weggelegd
domino-home = { $game ->
       *[kingdomino] kasteel
        [origins] hut
    }
domino-at = { $place }: { $square }
domino-with = { $what }, { $more }
domino-square = { $terrain }{ $marks }
domino-name = { $number } ({ $a } | { $b })
domino-entry = { $domino }
domino-entry-king = { $domino } { $seat }
domino-row-line = { $title }: { $dominoes }
domino-line = Rij { $y }: { $squares }
domino-crowns = { $count ->
        [one] 1 kroon
       *[other] { $count } kronen
    }
domino-fires = { $count ->
        [one] 1 vuur
       *[other] { $count } vuren
    }
domino-craters = { $count ->
        [one] 1 krater
       *[other] { $count } kraters
    }
domino-ask-over = Het spel is uit.
domino-ask-chance = Het toeval beslist.
domino-ask-pick = Kies een tegel voor { domino-king }.
domino-ask-place = Leg tegel { $domino }.
domino-tell-row = Een nieuwe rij: { $dominoes }.
domino-tell-king = Getrokken: { domino-king } van { $seat }.
domino-tell-pick = { $seat } kiest tegel { $domino }.
    .move = Kies tegel { $domino }
domino-tell-place = { $seat } legt tegel { $domino } op { $a } en { $b }.
    .move = Leg tegel { $domino } op { $a } en { $b }
domino-tell-discard = { $seat } legt tegel { $domino } weg.
    .move = Leg tegel { $domino } weg

## Het scoreblok
domino-sheet-place = In het scoreblad heeft '{ $where }' '{ $place }', en dat is geen veld: verwacht iets als 1,-2.
domino-sheet-castle = In het scoreblad moet '{ $where }' een lijst van twee gehele getallen zijn, zoals [0, 0], niet { $value }.
domino-sheet-on-castle = Op { $place } ligt { $game ->
       *[kingdomino] het kasteel
        [origins] de hut
    }; daar kan geen tegel liggen.
domino-sheet-share = { $seat }: van de { $share } tegels van een speler bevat het { domino-kingdom } er { $laid }, dus het aantal buiten het spel is { $left }, niet { $given }.
domino-sheet-frame = { $seat }: het { domino-kingdom } past niet in een raster van { $frame } bij { $frame } velden.
domino-sheet-no-label = { $seat }: geen tegel in de doos heeft een veld '{ $square }'.
domino-sheet-labels = { $seat }: er zijn { $count } velden '{ $square }', maar de doos heeft er maar { $there }.
domino-sheet-odd = { $seat }: het aantal bedekte velden is { $squares }; elke tegel bedekt er twee.
domino-sheet-island = { $seat }: { $place } hangt niet samen met { $game ->
       *[kingdomino] het kasteel
        [origins] de hut
    }.
domino-sheet-shape = { $seat }: geen enkele verzameling tegels kan precies deze velden bedekken.
domino-sheet-must = { $seat }: het { domino-kingdom } bevat maar { $laid } van de { $share } tegels, maar elke tegel had op { $a } en { $b } gepast.
domino-sheet-box = { $seat }: geen verzameling verschillende tegels uit de doos kan het { domino-kingdom } bedekken.
domino-sheet-order = { $seat }: tegels uit de doos kunnen het { domino-kingdom } bedekken, maar in geen volgorde kon elk ervan { $game ->
       *[kingdomino] het kasteel
        [origins] de hut
    } of het eigen landschap raken.
domino-sheet-fire-order = { $seat }: in geen volgorde van leggen kon elk vuur landen waar de fiches liggen.
domino-sheet-together = { $seats }: elk { domino-kingdom } is op zichzelf mogelijk, maar niet allemaal met de tegels van één doos.
domino-sheet-unchecked = { $seat }: of tegels uit de doos het { domino-kingdom } kunnen bedekken is te moeilijk om te zeggen.
domino-sheet-unchecked-together = Of één doos de tegels voor elk { domino-kingdom } heeft is te moeilijk om te zeggen.
