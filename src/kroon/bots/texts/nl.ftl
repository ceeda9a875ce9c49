## Programma's als bots
bots-command = '{ $command }' is geen opdracht: verwacht werd run:OPDRACHT, met gesloten aanhalingstekens.
bots-not-started = De bot kon niet worden gestart: { $command }: { $cause }.
bots-crashed = De bot eindigde met status { $status }. Zijn laatste woorden: { $last }
bots-closed = De bot sloot zijn standaarduitvoer. Zijn laatste woorden: { $last }
bots-too-slow = De bot deed langer dan { $ms } ms over een zet.
bots-nonsense = De bot antwoordde onzin: { $cause }
bots-no-move = De bot antwoordde '{ $line }': verwacht werd een object met de sleutel 'move', zoals {"{"}"move": "a pick 12"{"}"}.
bots-complains = De bot meldt een fout: { $message }
bots-illegal = De bot antwoordde met de zet '{ $move }': { $cause }
bots-line-too-long = Een regel is langer dan { $most } bytes.

## Berichten
bots-not-json = '{ $line }' is geen JSON in UTF-8: verwacht werd één object op een regel.
bots-not-object = '{ $line }' is geen JSON-object.
bots-field = '{ $key }' ontbreekt of is verkeerd: verwacht werd { $kind }, gekregen { $value }.
bots-type = Er is geen bericht van type '{ $type }': verwacht werd een van { $types }.
bots-version = Het protocol heeft daar versie { $version }; deze bot spreekt versie { $known }.
bots-other-game = Deze bot speelt { $known } (het spel en de versie van zijn regels), niet { $asked }.
bots-no-start = Er is geen partij begonnen: verwacht werd een bericht van type 'start' voor de eerste 'move'.
bots-seat = Er is geen plaats '{ $seat }' aan deze tafel: verwacht werd een van { $seats }.
bots-other-seat = Deze bot heeft in deze partij plaats { $known }, niet '{ $seat }'.
bots-no-guess = Er is geen stelling gevonden die past bij wat de plaats heeft gezien: er wordt een willekeurige toegestane zet gespeeld.
