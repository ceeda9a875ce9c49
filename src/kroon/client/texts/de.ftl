client-unreachable = Der Dienst unter { $address } ist nicht zu erreichen: { $cause }.
client-unanswered = Die Verbindung brach ab, bevor '{ $command }' beantwortet war. Es kann geschehen sein oder nicht.
