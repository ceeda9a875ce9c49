## Ablehnungen
refusal = { $reason } (Regel { $rule })
illegal = Das ist jetzt nicht erlaubt.
bad-event = Ereignis { $index }, '{ $event }': { $cause }
event-form = '{ $event }' ist kein Ereignis: erwartet wird ein Platz ({ $letters }) oder *, ein Wort und was dazugehört, getrennt durch je ein Leerzeichen.
event-not-text = ein Ereignis ist ein Text wie 'a pick 12'.
event-unfinished = Das begonnene Ereignis muss erst zu Ende gebracht werden.
event-exact = '{ $event }' ist nicht genau geschrieben: erwartet wird '{ $expected }'.
game-unknown = Es gibt kein Spiel namens '{ $name }'. Kroon kennt: { $names }.
game-broken = Das Spiel { $name } lässt sich nicht laden: { $cause }
game-misnamed = Das Paket, das das Spiel { $name } mitbringt, nennt es { $own }.
game-page = Was das Spiel { $name } über seinen Teil der Seite sagt, lässt sich nicht lesen: { $cause }
bot-unknown = Für dieses Spiel gibt es keinen Bot namens '{ $name }'. Es gibt: { $names }.
bot-settings = Bot '{ $name }' kann nicht auf '{ $settings }' eingestellt werden.
bot-count = { $given } Bots für { $players } Personen: nenne einen Bot für alle Plätze oder einen je Platz.

## Optionen
option-unknown = Es gibt keine Option '{ $name }'. Dieses Spiel hat: { $names }.
option-players = '{ $value }' ist keine Spielerzahl: erwartet wird { $least } bis { $most }.
option-players-missing = Die Spielerzahl fehlt: erwartet wird `players` von { $least } bis { $most }.
option-switch = Option '{ $name }' ist true oder false, nicht '{ $value }'.
option-choice = Option '{ $name }' kann nicht '{ $value }' sein: erwartet wird eins von { $values }.
option-list = Option '{ $name }' kann nicht '{ $value }' sein: erwartet wird ein Name oder eine Liste von { $length } verschiedenen aus { $items }.
option-form = '{ $text }' ist keine Option: erwartet wird Name=Wert, etwa harmony=true.

## Partien
file-unreadable = Die Datei kann nicht gelesen werden: { $cause }.
file-too-large = Die Datei hat { $size } MB, mehr als die { $most } MB, die eine Partie haben kann.
file-not-utf8 = Die Datei ist kein Text in UTF-8: Byte { $place } gehört nicht dazu.
file-not-json = Die Datei ist kein JSON oder wurde abgeschnitten: Zeile { $line }, Spalte { $column }.
file-too-deep = Die Datei ist keine Partie: ihre Klammern sind zu tief geschachtelt.
file-number = Die Datei ist keine Partie: sie enthält eine Zahl, die in keiner Partie vorkommt.
record-not-object = Die Datei ist keine Partie: erwartet wird ein Objekt mit kroon, game, options und events.
record-missing = Der Partie fehlt '{ $key }'.
record-wants-number = In der Partie muss '{ $key }' eine ganze Zahl sein, nicht { $value }.
record-wants-text = In der Partie muss '{ $key }' ein Text sein, nicht { $value }.
record-wants-list = In der Partie muss '{ $key }' eine Liste sein, nicht { $value }.
record-wants-object = In der Partie muss '{ $key }' ein Objekt sein, nicht { $value }.
record-format = Die Partie hat Format { $version }; dieses Programm liest Format { $known }.
record-rules = Die Partie folgt Fassung { $version } der Regeln von { $game }, die dieses Programm nicht kennt; es kennt Fassung { $known }.
record-seats = In der Partie muss 'seats' eine Liste von Namen sein.
record-seat-count = Die Partie nennt { $names ->
        [one] 1 Namen
       *[other] { $names } Namen
    } für { $players } Personen.
record-result = In der Partie muss 'result' aus 'scores', einer Liste ganzer Zahlen, und 'winners', einer Liste von Plätzen, bestehen.
result-unfinished = Die Partie hat ein Ergebnis, aber das Spiel ist nicht zu Ende.
result-scores = Das Ergebnis nennt die Punkte { $given }; die Ereignisse führen zu { $true }.
result-winners = Das Ergebnis nennt als Gewinner { $given }; die Ereignisse führen zu { $true }.
workers-died = { $times } Prozesse haben bei derselben Arbeit unerwartet aufgehört, darum wird sie aufgegeben.

## Wertungsblätter
sheet-too-large = Das Wertungsblatt ist größer als die { $most } kB, die eines haben kann.
sheet-not-plain = Im Wertungsblatt steht eine Zahl, die in keinem vorkommt, oder seine Klammern sind zu tief verschachtelt.
sheet-wants-object = Im Wertungsblatt muss '{ $where }' ein Objekt sein, nicht { $value }.
sheet-wants-list = Im Wertungsblatt muss '{ $where }' eine Liste sein, nicht { $value }.
sheet-wants-number = Im Wertungsblatt muss '{ $where }' eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
sheet-wants-name = Im Wertungsblatt nennt '{ $where }' '{ $value }': erwartet wird eines von { $names }.
sheet-missing = Im Wertungsblatt fehlt '{ $where }'.
sheet-unknown = In ein Wertungsblatt gehört kein '{ $where }': erwartet wird { $names }.
sheet-seats = Das Wertungsblatt hat { $given ->
        [one] 1 Platz
       *[other] { $given } Plätze
    } für { $players } Spieler: erwartet wird einer für jeden.
sheet-seats-or-one = Das Wertungsblatt hat { $given ->
        [one] 1 Platz
       *[other] { $given } Plätze
    } für { $players } Spieler: erwartet wird einer für jeden, oder ein einzelner.

## Games that leave words to Kroon
sheet-no-pad = Für { $game } gibt es keinen Wertungsblock.
ask-move = Wähle einen Zug.
ask-seat = { $seat }: { $ask }
list-and = { $first } und { $last }
seat-value = { $seat } { $value }
as-written = { $text }
tell-as-written = { $seat }: { $text }
    .move = { $text }
view-line = { $name }: { $value }
