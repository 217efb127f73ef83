"""The garbage collection policy: garbage is freed, and full collections are rare."""

import gc
import sys
import weakref

import pytest

from roji.server.ops.gc_policy import FEW, GcPolicy


class Ring:
    """A reference cycle, which only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _thaw() -> object:
    yield
    gc.unfreeze()


def test_young_garbage_is_freed_at_once() -> None:
    tidying = GcPolicy()
    tidying.look_through()
    gone = weakref.ref(Ring())
    tidying.tidy()
    assert (gone(), tidying.times) == (None, 1)


def test_frozen_garbage_is_freed_when_memory_has_doubled() -> None:
    tidying = GcPolicy()
    tidying.look_through()
    much = 2 * sys.getallocatedblocks() + FEW
    ring = Ring()
    gone = weakref.ref(ring)
    tidying.tidy()
    del ring
    tidying.tidy()
    assert gone() is not None
    more: list[list[object]] = [[] for _ in range(much)]
    tidying.tidy()
    assert (gone(), tidying.times, len(more)) == (None, 2, much)


def test_a_stable_heap_is_not_fully_collected_again() -> None:
    tidying = GcPolicy()
    tidying.look_through()
    for _ in range(300):
        tidying.tidy()
    assert tidying.times == 1
