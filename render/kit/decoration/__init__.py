"""What makes a sheet a chart: paper, sea and land, ornaments, portraits, small scenery."""
