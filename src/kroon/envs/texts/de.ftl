## Umgebungen
envs-reward = Eine Belohnung { $kind } gibt es nicht; es gibt: { $kinds }.
envs-seat = { $seat } ist kein Platz an diesem Tisch; Plätze sind 0 bis { $most }.
envs-opponents = { $given } Gegner wurden genannt, aber { $needed ->
        [one] 1 wird
       *[other] { $needed } werden
    } gebraucht: einer für jeden anderen Platz oder ein Name für alle.
envs-program = Programme können in einer Umgebung nicht spielen; nenne einen Bot von Kroon.
envs-render-mode = Eine Darstellung { $mode } gibt es nicht; es gibt: { $modes }.
envs-finished = Das Spiel an einem Tisch ist zu Ende; beginne es neu vor dem nächsten Schritt.
