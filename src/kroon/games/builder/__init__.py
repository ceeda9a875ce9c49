"""Kingdom Builder: settlements on a board of hexes, for gold."""
