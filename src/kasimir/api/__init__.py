"""What `import kasimir` offers. Names are promised where `kasimir.__all__` lists them; everything else may change."""
