"""What all games share: the contract, kernels, chance, records, options, errors, texts."""
