"""Who asks, as far as an address tells: one IPv4 address, or one IPv6 network, which is what a household gets."""

from ipaddress import IPv6Address, ip_address, ip_network

HOUSEHOLD = 64  # bits of an IPv6 address; the rest anybody may choose anew for every request


def household(address: str) -> str:
    """What limits are counted for; an address that is none counts as itself."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((int(found), HOUSEHOLD), strict=False))


def check_proxies(proxies: tuple[str, ...]) -> None:
    """A ValueError with a sentence unless every one is an address or a network."""
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise ValueError(f"a trusted proxy is an address such as 127.0.0.1 or a network such as 10.0.0.0/8, not {proxy}") from None
