"""Work kept off the event loop: process pools, and fair queues for them."""
