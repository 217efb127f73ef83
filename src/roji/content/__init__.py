"""What people read: catalogues, rule pages, lessons."""
