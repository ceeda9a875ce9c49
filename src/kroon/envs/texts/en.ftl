## Environments
envs-reward = There is no reward { $kind }; there are: { $kinds }.
envs-seat = { $seat } is no seat of this table; seats are 0 to { $most }.
envs-opponents = { $given } opponents were named, but { $needed ->
        [one] 1 is
       *[other] { $needed } are
    } needed: one for each other seat, or one name for all.
envs-program = Programs can't play in an environment; name a bot of Kroon.
envs-render-mode = There is no render mode { $mode }; there are: { $modes }.
envs-finished = The game at a table has ended; reset it before the next step.
