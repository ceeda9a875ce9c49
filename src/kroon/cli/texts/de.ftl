## Das Programm
cli-about = Kroon spielt königliche Brettspiele nach den Regeln, mit dir oder mit Bots.
cli-lang-help = Die Sprache aller Texte: Englisch, Niederländisch oder Deutsch. Darf überall stehen.
cli-version-help = Zeigt die Version.
cli-help-shown = Zeigt diese Hilfe.
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-default = [sonst: { $value }]
cli-help-required = [nötig]
cli-usage-help = '{ $command }' zeigt, wie es geht.
cli-lang-unknown = Die Sprache '{ $value }' gibt es nicht: erwartet wird eine von { $values }.
cli-no-option = Eine Option { $name } gibt es nicht.
cli-no-command = Diesen Befehl gibt es nicht. Es gibt: { $names }.
cli-missing = { $name } fehlt.
cli-no-value = Zur Option { $name } gehört ein Wert.
cli-wants-integer = { $name } muss eine ganze Zahl sein.
cli-too-many = Es sind zu viele Argumente.
cli-system-error = Das System lehnt ab: { $cause }.
cli-file-error = { $file } ist unbrauchbar: { $cause }.
cli-compiling = Die Regeln von { $game } werden für diesen Rechner übersetzt. Das geschieht einmal und dauert weniger als eine Minute.
cli-compiling-short = Übersetzen

## Was gewählt wird
cli-game-help = Das Spiel; 'kroon games' nennt sie.
cli-players-help = Die Zahl der Personen.
cli-option-help = Eine Option des Spiels, etwa harmony=true; darf wiederholt werden.
cli-seed-help = Die Startzahl allen Zufalls: dieselbe Zahl ergibt dasselbe Spiel.
cli-option-twice = Option '{ $name }' ist zweimal angegeben.
cli-seed-range = Eine Startzahl ist eine ganze Zahl von 0 bis { $most }.
cli-too-small = { $name } kann nicht { $value } sein: mindestens { $least } ist nötig.

## Spiele
cli-games-about = Nennt die Spiele mit ihren Optionen und Bots.
cli-default = sonst { $value }
cli-bots = Bots: { $names }

## Partien
cli-record-about = Sorgt für gespeicherte Partien.
cli-check-about = Prüft Partien, wer immer sie schrieb: ihre Form, jedes Ereignis und das Ergebnis.
cli-check-files-help = Partien oder Ordner mit Partien (*.json).
cli-checking = Prüfen
cli-checked = { $files } Dateien geprüft, { $bad ->
        [0] alle gut
       *[other] { $bad } fehlerhaft
    }.
cli-folder-empty = Im Ordner { $folder } liegt keine Partie (*.json).
cli-good-over = gut; { $game }, { $players } Personen, { $events } Ereignisse, zu Ende mit { $scores }, gewonnen von { $winners }.
cli-good = gut; { $game }, { $players } Personen, { $events ->
        [one] 1 Ereignis
       *[other] { $events } Ereignisse
    }, nicht zu Ende, es steht { $scores }.

## Nachspielen
cli-replay-about = Geht gespeicherte Partien Schritt für Schritt durch.
cli-files-help = Gespeicherte Partien.
cli-replay-json-help = Schreibt jedes Ereignis mit den erlaubten als JSON, ein Objekt je Zeile.
cli-at-help = Zeigt eine Stellung: nach N Ereignissen; -1 ist das Ende.
cli-at-range = Eine Stellung { $number } gibt es nicht: diese Partie hat die Stellungen 0 bis { $most }, oder { $least } bis -1 vom Ende her gezählt.
cli-viewer-prompt = [{ $at }/{ $last }] Enter oder n weiter, p zurück, eine Zahl springt, b Anfang, e Ende, q Schluss:
cli-viewer-start = Vor dem ersten Ereignis
cli-viewer-end = Hier endet die Partie.
cli-viewer-begin = Hier beginnt die Partie.
cli-viewer-unknown = '{ $answer }' führt nirgendwohin: erwartet wird n, p, b, e, q oder eine Zahl von 0 bis { $last }.
cli-unfinished = Das Spiel ist nicht zu Ende. Es steht { $scores }.
cli-result = Das Spiel ist zu Ende: { $scores }. { $count ->
        [one] Gewonnen hat { $winners }.
       *[other] Gewonnen haben { $winners }.
    }

## Simulieren
cli-simulate-about = Lässt Bots viele Spiele spielen und zeigt Punkte und Siege.
cli-simulate-games-help = Wie viele Spiele gespielt werden.
cli-simulate-bots-help = Ein Bot für alle Plätze oder einer je Platz.
cli-jobs-help = Wie viele Prozesse spielen; die Spiele sind dieselben, wie viele es auch sind.
cli-simulate-json-help = Schreibt den Bericht als ein JSON-Objekt.
cli-save-help = Schreibt jedes Spiel als Partie in diesen Ordner.
cli-limit-help = Bricht ein Spiel nach so vielen Schritten ab.
cli-folder-used = Im Ordner { $folder } liegen schon Partien: nenne einen anderen oder leere ihn zuerst.
cli-worker-died = Ein Prozess, der Spiele spielte, hat unerwartet aufgehört.
cli-simulating = { $game } wird gespielt
cli-simulated = { $games } Spiele { $game } in { $seconds } s, { $speed } je Sekunde (Startzahl { $seed }).
cli-cut = { $count ->
        [one] 1 Spiel wurde
       *[other] { $count } Spiele wurden
    } nach { $limit } Schritten abgebrochen und gezählt, als wäre es zu Ende.
cli-column-seat = Platz
cli-column-seats = Plätze
cli-column-bot = Bot
cli-column-mean = Mittel
cli-column-wins = Siege
cli-column-interval = 95%-Intervall
cli-histogram = Punkte aller Plätze:

## Spielen
cli-play-about = Spiel im Terminal gegen Bots.
cli-play-bots-help = Deine Gegner: ein Bot für alle oder einer für jeden.
cli-seat-help = Wo du sitzt; der erste Platz ist a.
cli-name-help = Dein Name in der Partie.
cli-you = du
cli-bot-count = { $given } Bots für { $players } Gegner: nenne einen Bot für alle oder einen für jeden.
cli-seat-unknown = Einen Platz '{ $seat }' gibt es an diesem Tisch nicht: erwartet wird einer von { $seats }.
cli-watch = Ein Spiel von Bots, Startzahl { $seed }. In einem Terminal kannst du selbst spielen.
cli-welcome = { $game }. Die Startzahl dieses Spiels ist { $seed }.
cli-welcome-help = Wähle einen Zug mit seiner Nummer oder tippe ihn. 'help' erklärt die Befehle und die Regeln, 'quit' hört auf.
cli-moves-gain = (mit den Punkten, die es jetzt bringt)
cli-moves-more = … und noch { $count }: Enter zeigt sie.
cli-number-range = Einen Zug { $number } gibt es in der Liste nicht: erwartet wird eine Zahl von 1 bis { $most }, ein Zug oder 'help'.
cli-not-a-move = { $cause } 'help' zeigt die Befehle.
cli-over-unknown = '{ $answer }' geht nicht mehr: das Spiel ist zu Ende. Erwartet wird save DATEI, score, log, undo oder quit.
cli-over-help = 'save DATEI' bewahrt dieses Spiel, 'undo' geht zurück, Enter hört auf.
cli-hint = { $bot } würde '{ $move }' spielen, Nummer { $number } der Liste: { $gain ->
        [0] das bringt noch nichts
        [one] das bringt jetzt 1 Punkt
       *[other] das bringt jetzt { $gain } Punkte
    }.
cli-undo-none = Es gibt keine Entscheidung von dir zurückzunehmen.
cli-undone = Deine letzte Entscheidung ist zurückgenommen.
cli-rule-unknown = Eine Regel '{ $number }' gibt es nicht: es gibt { $numbers }.
cli-help-title = Was du tippen kannst
cli-help-number = 3
cli-help-move = der dritte Zug der Liste; oder tippe einen Zug, wie er in der Liste steht, so viel wie nötig
cli-help-moves = zeigt die Züge noch einmal
cli-help-hint = was ein Bot tun würde, und was das bringt
cli-help-undo = nimmt deine letzte Entscheidung zurück; dieselben Züge treffen wieder denselben Zufall
cli-help-score = erklärt die Wertung, als wäre das Spiel jetzt zu Ende
cli-help-log = was bisher geschehen ist
cli-help-help = zeigt dies; mit der Nummer einer Regel, etwa 'help { $rule }', nur diese Regel
cli-help-save = 'save DATEI' schreibt das bisherige Spiel als Partie, die 'kroon replay' zeigt
cli-help-quit = hört auf
cli-help-rules = Die Regeln von { $game }
cli-save-name = Nenne eine Datei, etwa 'save spiel.json'.
cli-save-exists = { $file } gibt es schon: wähle einen anderen Namen.
cli-saved = Das Spiel ist gespeichert in { $file }.
cli-not-saved = Dort kann das Spiel nicht gespeichert werden: { $cause }.
cli-goodbye = Auf Wiedersehen.
