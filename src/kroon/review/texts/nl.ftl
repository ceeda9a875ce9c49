## Een bespreking in woorden
review-promise = { $chance } kans op winst, verwacht { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
review-costly = Gebeurtenis { $number }: { $played } ({ $played_chance } kans op winst, verwacht { $played_points ->
        [one] 1 punt
       *[other] { $played_points } punten
    }). Beter: { $best } ({ $best_chance }, { $best_points ->
        [one] 1 punt
       *[other] { $best_points } punten
    }): { $given } weggegeven.
review-player = { $name }: nauwkeurigheid { $accuracy } van 100 bij { $decisions ->
        [one] 1 beslissing
       *[other] { $decisions } beslissingen
    }.
review-no-decisions = { $name }: geen beslissingen.
review-flawless = Geen zet die een woord waard is.
review-method = Beoordeeld door niveau { $level }, { $simulations } simulaties voor elke bekeken zet (startgetal { $seed }).
review-method-time = Beoordeeld door niveau { $level }, { $time } ms voor elke beslissing (startgetal { $seed }).

## Tabellen
review-column-player = speler
review-column-points = punten
review-column-accuracy = nauwkeurigheid
review-column-decisions = beslissingen
review-column-given = weggegeven
review-column-mean = weggegeven per keer
review-column-event = gebeurtenis
review-column-move = zet
review-column-before = voor
review-column-after = na
review-column-best = beste zetten

## De pagina
review-title = Bespreking: { $game }
review-heading-graph = Winstkansen
review-graph-about = De winstkans van elke speler in de loop van de partij. De tekens zijn de duurste zetten.
review-heading-costly = De duurste zetten
review-heading-decisions = Alle beslissingen
review-heading-end = De tafel aan het einde
review-heading-now = De tafel waar de opname eindigt
review-board = De tafel voor deze zet
review-heading-boards = De beslissingen op tafel
review-boards-about = De tafel vóór elke beslissing, zoals de speler haar zag. Kies een van de beoordeelde zetten om hem daar te zien; de beste is gemarkeerd.
review-boards-none = De tafel wordt hier door een script getekend. Zonder script staan de tafels hieronder als tekst.
review-at = Gebeurtenis { $number }: { $words }
review-at-given = Gebeurtenis { $number }: { $words } { $given } weggegeven.
review-slider = Beslissing
review-before = De vorige beslissing
review-after = De volgende beslissing
review-costly-before = De vorige dure beslissing
review-costly-after = De volgende dure beslissing
review-judged = Zetten die beoordeeld zijn
review-best-move = beste
review-played = gespeeld
review-text = De tafel in woorden
review-licences = Licenties van de bibliotheken in deze pagina
review-unfinished = Het spel is niet uit.
review-winners = { $count ->
        [one] De winnaar is { $winners }.
       *[other] De winnaars zijn { $winners }.
    }
review-numbers = Voor: de winstkans met de beste zet die gevonden is. Na: met de zet die gespeeld is. Gedwongen zetten zijn weggelaten.
