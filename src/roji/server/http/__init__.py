"""HTTP: routes, pages, sockets, and access control."""
