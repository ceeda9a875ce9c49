## Programme als Bots
bots-command = '{ $command }' ist kein Befehl: erwartet wurde run:BEFEHL, mit geschlossenen Anführungszeichen.
bots-not-started = Der Bot konnte nicht gestartet werden: { $command }: { $cause }.
bots-crashed = Der Bot endete mit Status { $status }. Seine letzten Worte: { $last }
bots-closed = Der Bot schloss seine Standardausgabe. Seine letzten Worte: { $last }
bots-too-slow = Der Bot brauchte länger als { $ms } ms für einen Zug.
bots-nonsense = Der Bot antwortete Unsinn: { $cause }
bots-no-move = Der Bot antwortete '{ $line }': erwartet wurde ein Objekt mit dem Schlüssel 'move', etwa {"{"}"move": "a pick 12"{"}"}.
bots-complains = Der Bot meldet einen Fehler: { $message }
bots-illegal = Der Bot antwortete mit dem Zug '{ $move }': { $cause }
bots-line-too-long = Eine Zeile ist länger als { $most } Bytes.

## Nachrichten
bots-not-json = '{ $line }' ist kein JSON in UTF-8: erwartet wurde ein Objekt auf einer Zeile.
bots-not-object = '{ $line }' ist kein JSON-Objekt.
bots-field = '{ $key }' fehlt oder ist falsch: erwartet wurde { $kind }, bekommen { $value }.
bots-type = Es gibt keine Nachricht vom Typ '{ $type }': erwartet wurde eine von { $types }.
bots-version = Das Protokoll hat dort Version { $version }; dieser Bot spricht Version { $known }.
bots-other-game = Dieser Bot spielt { $known } (das Spiel und die Version seiner Regeln), nicht { $asked }.
bots-no-start = Es wurde keine Partie begonnen: erwartet wurde eine Nachricht vom Typ 'start' vor dem ersten 'move'.
bots-seat = Es gibt keinen Platz '{ $seat }' an diesem Tisch: erwartet wurde einer von { $seats }.
bots-other-seat = Dieser Bot hat in dieser Partie Platz { $known }, nicht '{ $seat }'.
bots-no-guess = Es wurde keine Stellung gefunden, die zu dem passt, was der Platz gesehen hat: ein zufälliger erlaubter Zug wird gespielt.
