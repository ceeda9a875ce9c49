## Datasets
dataset-about = Write positions of games that bots play, for learning.
dataset-out-help = The folder of the dataset. One that was interrupted goes on, and one that is complete can grow.
dataset-games-help = How many games the dataset has.
dataset-format-help = The kind of files: npz for NumPy, or parquet.
dataset-shard-help = How many games a file has.
dataset-playing = Games of { $game }
dataset-resumed = Going on: { $done } of { $files } files { $done ->
        [one] is
       *[other] are
    } there.
dataset-interrupted = Interrupted. The files that are complete are kept in { $folder }: the same command goes on from here.
dataset-written = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    } in { $files ->
        [one] 1 file
       *[other] { $files } files
    }: { $folder }
dataset-format = There is no format { $format }; there are: { $formats }.
dataset-parquet-missing = Parquet needs PyArrow, which is part of Kroon's extra 'research' (pip install 'kroon[research]').
dataset-other-setting = The folder { $folder } has another dataset: its { $key } is { $there }, here it is { $here }.
dataset-broken = { $file } isn't what a dataset of Kroon has there.
dataset-none = There is no dataset in { $folder }.
dataset-program = Programs can't make datasets; name bots of Kroon.
