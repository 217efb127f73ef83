"""Bossa: two lines of dots, open hands, and three actions to stay out of the corner."""
