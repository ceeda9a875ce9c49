## Cluster
cluster-missing = Ray ist nicht installiert: es ist Kroons Extra 'cluster' (pip install 'kroon[cluster]').
cluster-unreachable = Unter { $address } ist kein Ray-Cluster: { $cause }
