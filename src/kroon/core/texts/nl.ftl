## Weigeringen
refusal = { $reason } (regel { $rule })
illegal = Dat mag nu niet.
bad-event = Gebeurtenis { $index }, '{ $event }': { $cause }
event-form = '{ $event }' is geen gebeurtenis: verwacht een plaats ({ $letters }) of *, een woord en wat erbij hoort, gescheiden door één spatie.
event-not-text = een gebeurtenis is een tekst zoals 'a pick 12'.
event-unfinished = De gebeurtenis die bezig is moet eerst af.
event-exact = '{ $event }' staat er niet precies goed: verwacht '{ $expected }'.
game-unknown = Er is geen spel dat '{ $name }' heet. Kroon kent: { $names }.
game-broken = Het spel { $name } kan niet worden geladen: { $cause }
game-misnamed = Het pakket dat het spel { $name } meebrengt, noemt het { $own }.
game-page = Wat het spel { $name } over zijn deel van de pagina zegt, kan niet worden gelezen: { $cause }
bot-unknown = Er is voor dit spel geen bot die '{ $name }' heet. Er zijn: { $names }.
bot-settings = Bot '{ $name }' kan niet op '{ $settings }' ingesteld worden.
bot-count = { $given } bots voor { $players } spelers: noem één bot voor alle plaatsen, of één per plaats.

## Opties
option-unknown = Er is geen optie '{ $name }'. Dit spel heeft: { $names }.
option-players = '{ $value }' is geen aantal spelers: verwacht { $least } tot { $most }.
option-players-missing = Het aantal spelers ontbreekt: verwacht `players` van { $least } tot { $most }.
option-switch = Optie '{ $name }' is true of false, niet '{ $value }'.
option-choice = Optie '{ $name }' kan niet '{ $value }' zijn: verwacht een van { $values }.
option-list = Optie '{ $name }' kan niet '{ $value }' zijn: verwacht een naam, of een lijst van { $length } verschillende uit { $items }.
option-form = '{ $text }' is geen optie: verwacht naam=waarde, zoals harmony=true.

## Partijen
file-unreadable = Het bestand kan niet gelezen worden: { $cause }.
file-too-large = Het bestand is { $size } MB groot, meer dan de { $most } MB die een partij kan hebben.
file-not-utf8 = Het bestand is geen tekst in UTF-8: byte { $place } hoort daar niet.
file-not-json = Het bestand is geen JSON, of het is afgekapt: regel { $line }, kolom { $column }.
file-too-deep = Het bestand is geen partij: de haakjes zijn te diep genest.
file-number = Het bestand is geen partij: er staat een getal in dat in geen partij voorkomt.
record-not-object = Het bestand is geen partij: verwacht een object met kroon, game, options en events.
record-missing = De partij heeft geen '{ $key }'.
record-wants-number = In de partij moet '{ $key }' een geheel getal zijn, niet { $value }.
record-wants-text = In de partij moet '{ $key }' een tekst zijn, niet { $value }.
record-wants-list = In de partij moet '{ $key }' een lijst zijn, niet { $value }.
record-wants-object = In de partij moet '{ $key }' een object zijn, niet { $value }.
record-format = De partij heeft formaat { $version }; dit programma leest formaat { $known }.
record-rules = De partij volgt versie { $version } van de regels van { $game }, die dit programma niet kent; het kent versie { $known }.
record-seats = In de partij moet 'seats' een lijst van namen zijn.
record-seat-count = De partij noemt { $names ->
        [one] 1 naam
       *[other] { $names } namen
    } voor { $players } spelers.
record-result = In de partij moet 'result' bestaan uit 'scores', een lijst van gehele getallen, en 'winners', een lijst van plaatsen.
result-unfinished = De partij heeft een uitslag, maar het spel is niet uit.
result-scores = De uitslag noemt de scores { $given }; de gebeurtenissen leiden tot { $true }.
result-winners = De uitslag noemt de winnaars { $given }; de gebeurtenissen leiden tot { $true }.
workers-died = { $times } processen zijn bij hetzelfde werk onverwacht gestopt, dus het wordt opgegeven.

## Scorebladen
sheet-too-large = Het scoreblad is groter dan de { $most } kB die een scoreblad kan hebben.
sheet-not-plain = In het scoreblad staat een getal dat in geen scoreblad voorkomt, of de haakjes zijn te diep genest.
sheet-wants-object = In het scoreblad moet '{ $where }' een object zijn, niet { $value }.
sheet-wants-list = In het scoreblad moet '{ $where }' een lijst zijn, niet { $value }.
sheet-wants-number = In het scoreblad moet '{ $where }' een geheel getal van { $least } tot { $most } zijn, niet { $value }.
sheet-wants-name = In het scoreblad noemt '{ $where }' '{ $value }': verwacht een van { $names }.
sheet-missing = In het scoreblad ontbreekt '{ $where }'.
sheet-unknown = In een scoreblad hoort geen '{ $where }': verwacht { $names }.
sheet-seats = Het scoreblad heeft { $given ->
        [one] 1 plaats
       *[other] { $given } plaatsen
    } voor { $players } spelers: verwacht één per speler.
sheet-seats-or-one = Het scoreblad heeft { $given ->
        [one] 1 plaats
       *[other] { $given } plaatsen
    } voor { $players } spelers: verwacht één per speler, of een enkele.

## Games that leave words to Kroon
sheet-no-pad = Voor { $game } is er geen scoreblok.
ask-move = Kies een zet.
ask-seat = { $seat }: { $ask }
list-and = { $first } en { $last }
seat-value = { $seat } { $value }
as-written = { $text }
tell-as-written = { $seat }: { $text }
    .move = { $text }
view-line = { $name }: { $value }
