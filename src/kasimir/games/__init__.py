"""The games, a folder each. `kasimir.core.registry` finds them by themselves."""
