"""PettingZoo's own tests and its connect four. Importing their modules gives deprecation warnings."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.classic.connect_four import connect_four
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

__all__ = ["api_test", "connect_four", "max_cycles_test", "parallel_api_test", "parallel_seed_test", "render_test", "seed_test"]
