"""Work outside the event loop: process pools, and fair queues for them."""
