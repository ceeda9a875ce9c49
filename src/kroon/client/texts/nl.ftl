client-unreachable = De dienst op { $address } is niet te bereiken: { $cause }.
client-unanswered = De verbinding brak voordat '{ $command }' beantwoord was. Het kan wel of niet gebeurd zijn.
