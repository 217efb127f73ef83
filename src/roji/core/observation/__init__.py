"""What a seat may know, as numbers in a row: planes, canvas, batches."""
