"""What Kingdomino and Kingdomino Origins share: kingdoms and drafting."""
