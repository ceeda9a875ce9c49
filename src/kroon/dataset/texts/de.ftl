## Datensätze
dataset-about = Schreibe Stellungen aus Spielen von Bots auf, um daraus zu lernen.
dataset-out-help = Der Ordner des Datensatzes. Ein unterbrochener geht weiter, ein vollständiger kann wachsen.
dataset-games-help = Wie viele Spiele der Datensatz hat.
dataset-format-help = Die Art der Dateien: npz für NumPy oder parquet.
dataset-shard-help = Wie viele Spiele eine Datei hat.
dataset-playing = Spiele von { $game }
dataset-resumed = Weiter: { $done } von { $files } Dateien { $done ->
        [one] ist
       *[other] sind
    } schon da.
dataset-interrupted = Unterbrochen. Die vollständigen Dateien liegen in { $folder }: Derselbe Befehl macht hier weiter.
dataset-written = { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $positions ->
        [one] 1 Stellung
       *[other] { $positions } Stellungen
    } in { $files ->
        [one] 1 Datei
       *[other] { $files } Dateien
    }: { $folder }
dataset-format = Ein Format { $format } gibt es nicht; es gibt: { $formats }.
dataset-parquet-missing = Parquet braucht PyArrow, einen Teil von Kroons Extra 'research' (pip install 'kroon[research]').
dataset-other-setting = Im Ordner { $folder } liegt ein anderer Datensatz: { $key } ist dort { $there }, hier { $here }.
dataset-broken = { $file } ist nicht, was ein Datensatz von Kroon dort hat.
dataset-none = In { $folder } liegt kein Datensatz.
dataset-program = Programme können keine Datensätze machen; nenne Bots von Kroon.
