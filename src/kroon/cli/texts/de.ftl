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
cli-interrupted = Unterbrochen.
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
cli-checked = { $files ->
        [one] 1 Datei
       *[other] { $files } Dateien
    } geprüft, { $bad ->
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
cli-cluster-help = Spiele auf dem Ray-Cluster unter dieser Adresse; 'local' startet hier einen. Die Spiele sind dieselben.
cli-simulate-json-help = Schreibt den Bericht als ein JSON-Objekt.
cli-save-help = Schreibt jedes Spiel als Partie in diesen Ordner.
cli-limit-help = Bricht ein Spiel nach so vielen Schritten ab.
cli-folder-used = Im Ordner { $folder } liegen schon Partien: nenne einen anderen oder leere ihn zuerst.
cli-simulating = { $game } wird gespielt
cli-simulated = { $count ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } { $game } in { $seconds } s, { $speed } je Sekunde (Startzahl { $seed }).
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
cli-bot-failed = { $seat } ({ $name }) hat keinen Zug genannt. { $cause } Von jetzt an spielt { $other } an seiner Stelle.
cli-bot-then = { $name }, danach { $other }
cli-undo-none = Es gibt keine Entscheidung von dir zurückzunehmen.
cli-undone = Deine letzte Entscheidung ist zurückgenommen.
cli-rule-unknown = Eine Regel '{ $number }' gibt es nicht: es gibt { $numbers }.
cli-help-title = Was du tippen kannst
cli-help-number = 3
cli-help-move = der dritte Zug der Liste; oder tippe einen Zug, wie er in der Liste steht, so viel wie nötig
cli-help-moves = zeigt die Züge noch einmal
cli-help-hint = die drei besten Züge, jeder mit der Gewinnchance und den Punkten, die zu erwarten sind
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

## Arena
cli-arena-about = Bots spielen gegeneinander, alle mit demselben Glück, und bekommen eine Wertung.
cli-arena-bots-help = Die Bots, mindestens einer; 'run:BEFEHL' ist ein eigenes Programm.
cli-arena-games-help = Wie viele Spiele gespielt werden; aufgerundet auf ganze Auslosungen.
cli-arena-time-help = Millisekunden, die ein suchender Bot über einen Zug nachdenken darf.
cli-arena-simulations-help = Simulationen, die ein suchender Bot je Zug machen darf, statt einer Zeit.
cli-arena-json-help = Gib die Zusammenfassung als ein JSON-Objekt aus.
cli-arena-save-help = Bewahre jedes Spiel und die Berichte in diesem Ordner auf. Eine unterbrochene Arena macht von dort weiter.
cli-arena-html-help = Schreibe den Bericht als HTML-Datei.

## Besprechen und Rat
cli-review-about = Beurteile jede Entscheidung eines aufgezeichneten Spiels: Gewinnchancen, die besten Züge und was verschenkt wurde.
cli-file-help = Ein aufgezeichnetes Spiel.
cli-review-simulations-help = Simulationen für jeden betrachteten Zug; 1000, wenn keine Zeit angegeben ist.
cli-review-time-help = Millisekunden für jede Entscheidung, statt einer Anzahl von Simulationen.
cli-review-level-help = Die Stufe, die denkt.
cli-review-seed-help = Die Startzahl der Simulationen: dieselbe Zahl ergibt dieselben Werte.
cli-review-jobs-help = Wie viele Prozesse urteilen; die Werte sind bei jeder Anzahl dieselben.
cli-review-json-help = Gib die Besprechung als ein JSON-Objekt aus.
cli-review-html-help = Schreibe die Besprechung als Seite für einen Browser, mit einem Diagramm und den Tischen.
cli-review-same-file = { $file } ist die Aufzeichnung selbst: nenne eine andere Datei für die Seite.
cli-review-page = Die Seite steht in { $file }.
cli-reviewing = { $game } wird besprochen
cli-out-of-range = { $name } kann nicht { $value } sein: erwartet wird eine Zahl von { $least } bis { $most }.
cli-hint-about = Nenne die besten Züge in einer Stellung eines aufgezeichneten Spiels, mit ihren Gewinnchancen.
cli-hint-at-help = Die Stellung nach N Ereignissen; -1, oder nichts, ist das Ende.
cli-hint-json-help = Gib den Rat als ein JSON-Objekt aus.
cli-hint-over = Nach { $number ->
        [one] 1 Ereignis
       *[other] { $number } Ereignissen
    } ist das Spiel zu Ende: es gibt keinen Zug zu raten.
cli-hint-chance = Nach { $number ->
        [one] 1 Ereignis
       *[other] { $number } Ereignissen
    } ist der Zufall an der Reihe: es gibt keinen Zug zu raten.

## Bot
cli-bot-about = Einen Bot einem anderen Programm antworten lassen, im Zeilenprotokoll (docs/bots.md).
cli-bot-level-help = Wie gut er spielt, von 1 (Anfänger) bis 5 (Meister); 3, wenn nichts gesagt ist.
cli-bot-name-help = Stattdessen ein anderer Bot, etwa greedy.
cli-bot-time-help = Wie lange er höchstens über einen Zug nachdenkt, in Millisekunden.
cli-bot-simulations-help = Wie viele Partien er vor einem Zug höchstens durchspielt.
cli-bot-seed-help = Die Startzahl seiner Entscheidungen.
cli-bot-both = Nenne eine Stufe oder einen Bot, nicht beides.
cli-bot-level = Es gibt keine Stufe { $level }: erwartet wurde 1 bis { $most }.
cli-bot-budget = Bot '{ $name }' sucht nicht: --time und --simulations sind für Stufen.

## Wertung
cli-score-about = Werte eine Partie, die an einem echten Tisch endete, oder sage, was an ihr unmöglich ist (docs/score-pad.md).
cli-score-file-help = Das Wertungsblatt der Partie als JSON; - liest es von der Standardeingabe.
cli-score-json-help = Gib das Ergebnis als ein JSON-Objekt aus.
cli-score-winners = { $count ->
        [one] Der Sieger ist { $winners }.
       *[other] Die Sieger sind { $winners }.
    }
cli-score-unchecked = Nicht geprüft: { $what }

# kroon verify
cli-verify-about = Prüft den Beweis, dass das Mischen einer gespeicherten Partie aus dem folgte, was vorher festlag.
cli-verify-json-help = Gibt das Ergebnis als JSON aus.
cli-verify-commitment-help = Die Festlegung, die dir vor der Partie gezeigt wurde, zum Vergleich mit der gespeicherten.
cli-verify-nonce-help = Die Nonce, die du hinzugefügt hast; sie muss in der Partie stehen.
cli-verify-seat-help = Der Buchstabe des Platzes, für den du sie hinzugefügt hast.
cli-verify-kept-help = Eine Datei mit beidem, wie die Seite sie speichert.
cli-verify-hex = { $option } erwartet { $digits } Hexadezimalziffern, nicht '{ $value }'.
cli-verify-seat = --seat erwartet einen Buchstaben von a bis d, und --nonce dazu.
cli-verify-kept-alone = --kept steht für --commitment, --nonce und --seat: Gib entweder das eine oder das andere an.
cli-verified = { $outcomes ->
        [one] Das einzige Ergebnis des Zufalls folgt
       *[other] Alle { $outcomes } Ergebnisse des Zufalls folgen
    } aus dem Seed und den Nonces{ $undone ->
        [0] {""}
        [one] , auch das eine, das zurückgenommen wurde
       *[other] , auch die { $undone }, die zurückgenommen wurden
    }.
cli-verified-commitment = Der Seed hat den Hash { $commitment }, und das ist die Festlegung in der gespeicherten Partie.
cli-verified-trusted = Das vertraut der gespeicherten Partie: Ein unehrlicher Server hätte eine andere Festlegung hineinschreiben können. Gib mit --commitment die Festlegung an, die dir vor der Partie gezeigt wurde, oder mit --kept die Datei, die die Seite gespeichert hat.
cli-verified-kept-commitment = Der Seed hat den Hash { $commitment }, und das ist die Festlegung, die dir vor der Partie gezeigt wurde.
cli-verified-kept-nonce = { $count ->
        [one] Deine Nonce ist dabei.
       *[other] Deine { $count } Nonces sind dabei.
    }
cli-verified-nonce = Platz { $seat } fügte die Nonce { $nonce } hinzu.
cli-verified-no-nonce = Platz { $seat } fügte keine Nonce hinzu: Dort saß ein Bot.

## Die Tische im Netz
cli-serve-about = Führe Tische und lass Leute und Programme über das Netz daran spielen.
cli-serve-host-help = Die Adresse, auf der gelauscht wird; 0.0.0.0 für alle dieses Rechners.
cli-serve-port-help = Der Port, auf dem gelauscht wird; 0 nimmt einen freien.
cli-serve-database-help = Wo Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://…; ohne dies eine Datei in deinem Datenordner.
cli-serve-workers-help = Wie viele Prozesse für Bots, Tipps und Besprechungen denken.
cli-serve-no-bots-help = Überlass die Plätze von Bots Arbeitern anderswo.
cli-serve-lan-help = Lass auch das lokale Netz herein und zeige die Adresse als QR-Code.
cli-serve-open-help = Öffne den Browser darauf; nimmt den nächsten freien Port.
cli-serve-only-bots-help = Denke nur für Bots, an Tischen von Servern anderswo; braucht deren PostgreSQL.
cli-serve-public-help = Die Adresse, unter der Leute den Dienst erreichen, wie https://example.org.
cli-serve-origin-help = Eine andere Seite, deren Seiten den Dienst benutzen dürfen; auch mehrmals.
cli-serve-proxy-help = Die Adresse, oder das Netz, eines Proxys, der sagt, für wen er spricht; auch mehrmals.
cli-serve-client-rate-help = Wie viele Nachrichten ein Client im Mittel pro Sekunde senden darf; 0 für keine Grenze.
cli-serve-address-rate-help = Wie viele Nachrichten alle Clients einer Adresse pro Sekunde senden dürfen; 0 für keine Grenze.
cli-serve-client-tables-help = Wie viele Tische ein Client haben darf, die nicht fertig sind; 0 für keine Grenze.
cli-serve-address-tables-help = Wie viele Tische, die von einer Adresse aus angelegt wurden, nicht fertig sein dürfen; 0 für keine Grenze.
cli-serve-client-bot-seconds-help = Wie viele Sekunden pro Stunde Bots für einen Client nachdenken dürfen, bevor er keine neuen mehr bekommt; 0 für keine Grenze.
cli-serve-address-bot-seconds-help = Dasselbe für alle Clients einer Adresse zusammen.
cli-serve-client-hints-help = Auf wie viele Tipps ein Client gleichzeitig warten darf; 0 für keine Grenze.
cli-serve-address-hints-help = Dasselbe für alle Clients einer Adresse zusammen.
cli-serve-client-reviews-help = Wie viele Rückblicke auf die Tische eines Clients gleichzeitig gemacht werden; 0 für keine Grenze.
cli-serve-metrics-help = Das Token, mit dem Prometheus /metrics liest; ohne Token liest es niemand. Besser in $KROON_METRICS_TOKEN, wo andere Benutzer des Rechners es nicht sehen.
cli-serve-sockets-help = Höchstens so viele offene WebSockets.
cli-serve-address-connections-help = Höchstens so viele Verbindungen von einer Adresse; hinter einer kann eine Schule oder ein Büro stehen.
cli-serve-kilobytes-help = Höchstens so viele kB je Nachricht.
cli-serve-keep-help = Löscht Tische, deren Spiel vorbei ist, nach so vielen Tagen, in denen dort nichts geschah.
cli-serve-keep-unfinished-help = Löscht Tische, deren Spiel nicht begonnen hat oder nicht vorbei ist, nach so vielen Tagen, in denen dort nichts geschah.
cli-serve-log-json-help = Schreibe Logs als JSON, auch in einem Terminal.
cli-serve-log-level-help = Wie viel geloggt wird: debug, info, warning oder error.
cli-serve-level = Es gibt keine Logstufe '{ $level }': erwartet wird eine von { $levels }.

## Tische im Speicher
cli-tables-about = Verwalte die Tische eines Speichers: zeige sie, schreibe sie als Partien, nimm Partien auf, lösche sie.
cli-tables-list-about = Zeigt alle Tische, die ältesten zuerst.
cli-tables-json-help = Gibt jeden Tisch als JSON-Objekt aus, eines je Zeile.
cli-tables-export-about = Schreibt jedes begonnene Spiel als Partie in eine Datei, die nach dem Tisch benannt ist.
cli-tables-folder-help = Der Ordner für die Partien.
cli-tables-import-about = Nimmt Partien als Tische auf, deren Spiel vorbei ist. Jede wird erst geprüft, auch ihr Beweis.
cli-tables-no-store = Es gibt keinen Speicher in { $file }.
cli-tables-line = { $id }  { $at }  { $game }: { $names } ({ $state ->
        [open] nicht begonnen
        [running] läuft
       *[over] vorbei, { $scores }
    })
cli-tables-count = { $count ->
        [0] Es gibt keine Tische.
        [one] Es gibt einen Tisch.
       *[other] Es gibt { $count } Tische.
    }
cli-tables-exporting = Schreiben
cli-tables-exists = { $file } gibt es schon und bleibt, wie es ist.
cli-tables-left-out = Ausgelassen: { $id }. { $reason }
cli-tables-exported = { $count ->
        [0] Es wurden keine Spiele geschrieben.
        [one] Ein Spiel wurde nach { $folder } geschrieben.
       *[other] { $count } Spiele wurden nach { $folder } geschrieben.
    }
cli-tables-importing = Lesen
cli-tables-imported-one = Tisch { $id }; zum Ansehen: { $path }
cli-tables-imported = { $count ->
        [0] Es wurden keine Spiele aufgenommen
        [one] Ein Spiel wurde aufgenommen
       *[other] { $count } Spiele wurden aufgenommen
    }{ $bad ->
        [0] {""}
       *[other] , { $bad } abgelehnt
    }.
cli-tables-delete-about = Löscht Tische mit allem, was dazugehört.
cli-tables-id-help = Der Name eines Tisches, wie er in der Liste steht.
cli-tables-deleted-one = { $id } ist gelöscht.
cli-tables-prune-about = Löscht die Tische, an denen lange nichts geschehen ist.
cli-tables-older-help = Wie lange nichts geschehen ist: Stunden, Tage oder Wochen, etwa 6h, 90d oder 12w.
cli-tables-unfinished-help = Auch solche, deren Spiel nicht begonnen hat oder nicht vorbei ist.
cli-tables-dry-help = Sagt nur, welche es sind.
cli-tables-yes-help = Fragt nicht nach.
cli-tables-age = Eine Dauer ist eine Zahl mit h, d oder w (Stunden, Tage, Wochen), etwa 90d; nicht „{ $text }“.
cli-tables-idle = { $id }  zuletzt benutzt { $at }  { $game } ({ $state ->
        [open] nicht begonnen
        [running] läuft
       *[over] vorbei
    })
cli-tables-would-prune = { $count ->
        [0] Es gibt nichts zu löschen.
        [one] Ein Tisch würde gelöscht.
       *[other] { $count } Tische würden gelöscht.
    }
cli-tables-needs-yes = { $count ->
        [one] Ein Tisch würde
       *[other] { $count } Tische würden
    } gelöscht: Bestätige das mit --yes, oder sieh sie dir mit --dry-run an.
cli-tables-sure = { $count ->
        [one] Einen Tisch
       *[other] { $count } Tische
    } mit allem, was dazugehört, löschen? [j/N]
cli-tables-yes = j ja y yes
cli-tables-kept = Es wurde nichts gelöscht.
cli-tables-pruning = Löschen
cli-tables-pruned = { $count ->
        [0] Es wurden keine Tische gelöscht.
        [one] Ein Tisch wurde gelöscht.
       *[other] { $count } Tische wurden gelöscht.
    }
