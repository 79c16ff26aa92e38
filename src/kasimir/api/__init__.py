"""The implementation of `import kasimir`.

Only the names in `kasimir.__all__` are stable; everything else may change.
"""
