## Clusters
cluster-missing = Ray is niet geïnstalleerd: het is Kroons extra 'cluster' (pip install 'kroon[cluster]').
cluster-unreachable = Op { $address } is geen Ray-cluster: { $cause }
