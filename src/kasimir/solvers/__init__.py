"""Games solved for good: all positions that can arise, what each is worth, and a player that never errs."""
