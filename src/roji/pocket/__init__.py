"""Tables on this device: the server's rules, views and messages, run by the browser itself. Nothing here knows a network."""
