## Omgevingen
envs-reward = Een beloning { $kind } bestaat niet; er zijn: { $kinds }.
envs-seat = { $seat } is geen plaats aan deze tafel; plaatsen zijn 0 tot en met { $most }.
envs-opponents = Er zijn { $given } tegenstanders genoemd, maar er { $needed ->
        [one] is er 1
       *[other] zijn er { $needed }
    } nodig: één voor elke andere plaats, of één naam voor alle.
envs-program = Programma's kunnen niet in een omgeving spelen; noem een bot van Kroon.
envs-render-mode = Een weergave { $mode } bestaat niet; er zijn: { $modes }.
envs-finished = Het spel aan een tafel is afgelopen; begin het opnieuw vóór de volgende stap.
