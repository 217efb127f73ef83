"""Lists of places that are kept in order, in vecs that never change their size."""

from librt.vecs import vec
from mypy_extensions import i16, i64


def insert(places: vec[i16], count: i64, place: i64) -> None:
    """Keep a list of places in order: then it does not tell how the garden came about."""
    i = count
    while i > 0 and i64(places[i - 1]) > place:
        places[i] = places[i - 1]
        i -= 1
    places[i] = i16(place)


def remove(places: vec[i16], left: i64, place: i64) -> None:
    i: i64 = 0
    while i64(places[i]) != place:
        i += 1
    while i < left:
        places[i] = places[i + 1]
        i += 1
