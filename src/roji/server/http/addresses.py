"""Client addresses: one IPv4 address, or one IPv6 /64 network, which is what a household gets."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

HOUSEHOLD = 64  # bits of an IPv6 address; a client can change the rest with every request


@lru_cache(4096)
def household(address: str) -> str:
    """The key for limits per client; an invalid address is its own key."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((int(found), HOUSEHOLD), strict=False))


def is_within(address: str, network: IPv4Network | IPv6Network) -> bool:
    """Whether an address is in a network; an invalid address is in none."""
    try:
        return ip_address(address) in network
    except ValueError:
        return False


def check_proxies(proxies: tuple[str, ...]) -> None:
    """Raise ValueError with a sentence unless each is an address or a network."""
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise ValueError(f"a trusted proxy is an address such as 127.0.0.1 or a network such as 10.0.0.0/8, not {proxy}") from None
