## Datasets
dataset-about = Schrijf stellingen uit spellen van bots op, om van te leren.
dataset-out-help = De map van de dataset. Een onderbroken dataset gaat verder, een volledige kan groeien.
dataset-games-help = Hoeveel spellen de dataset heeft.
dataset-format-help = Het soort bestanden: npz voor NumPy, of parquet.
dataset-shard-help = Hoeveel spellen een bestand heeft.
dataset-playing = Spellen van { $game }
dataset-resumed = Verder: { $done } van { $files } bestanden { $done ->
        [one] is
       *[other] zijn
    } er al.
dataset-interrupted = Onderbroken. De bestanden die compleet zijn, zijn bewaard in { $folder }: hetzelfde commando gaat hier verder.
dataset-written = { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }, { $positions ->
        [one] 1 stelling
       *[other] { $positions } stellingen
    } in { $files ->
        [one] 1 bestand
       *[other] { $files } bestanden
    }: { $folder }
dataset-format = Een formaat { $format } bestaat niet; er zijn: { $formats }.
dataset-parquet-missing = Parquet heeft PyArrow nodig, een deel van Kroons extra 'research' (pip install 'kroon[research]').
dataset-other-setting = In de map { $folder } staat een andere dataset: { $key } is er { $there }, hier { $here }.
dataset-broken = { $file } is niet wat een dataset van Kroon daar heeft.
dataset-none = In { $folder } staat geen dataset.
dataset-program = Programma's kunnen geen datasets maken; noem bots van Kroon.
