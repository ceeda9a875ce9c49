## Clusters
cluster-missing = Ray isn't installed: it is Kroon's extra 'cluster' (pip install 'kroon[cluster]').
cluster-unreachable = There is no Ray cluster at { $address }: { $cause }
