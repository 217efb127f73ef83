"""Every item of the security page names tests and modules that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text()
ITEMS = [line.split("|")[1:-1] for line in PAGE.partition("| item | rule | module | test |")[2].splitlines() if line.startswith("| ")]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_item_names_tests_that_exist() -> None:
    there = set(re.findall(r"^def (test_\w+)", "\n".join(path.read_text() for path in ROOT.glob("tests/**/test_*.py")), re.MULTILINE))
    assert len(ITEMS) > 30
    for item, _, _, tests in ITEMS:
        assert quoted(tests), f"{item.strip()} names no test"
        for test in quoted(tests):
            assert test in there, f"{item.strip()} names {test}"


def test_every_item_names_modules_that_exist() -> None:
    for item, _, modules, _ in ITEMS:
        for module in quoted(modules):
            assert (ROOT / module).exists() or (ROOT / "src/roji/server" / f"{module}.py").exists(), f"{item.strip()} names {module}"


def test_every_test_of_security_is_named() -> None:
    for path in ROOT.glob("tests/server/*/test_security_*.py"):
        for test in re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE):
            assert test in PAGE or test in BESIDE, f"{path.name}: {test} proves something that the page does not say"


BESIDE = {
    "test_the_watch_over_comparisons_finds_one",  # it proves that another test can fail
    "test_an_untrusted_proxy_is_logged_once",
    "test_the_host_is_told_of_a_named_proxy_from_which_nobody_comes",
    "test_a_trusted_proxy_is_not_logged",
    "test_the_words_for_the_reader_are_those_of_the_catalogues",
    "test_a_hello_with_an_endless_token_is_refused",
}
