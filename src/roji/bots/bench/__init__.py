"""Speed benchmarks, with peers in the same run."""
