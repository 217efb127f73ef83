"""An audit that could not reach a database must not look like one that found nothing."""

from tools.audit import read_python, read_web


def test_packages_unknown_to_the_database_were_not_checked() -> None:
    skipped = {"name": "ours", "skip_reason": "Dependency not found"}
    sound = {"name": "sound", "version": "1", "vulns": []}
    hole = {"name": "old", "version": "2", "vulns": [{"id": "PYSEC-1"}]}
    assert read_python({}) is read_python({"dependencies": [skipped]}) is None
    assert read_python({"dependencies": [sound]}) == []
    assert read_python({"dependencies": [sound, skipped]}) is None, "not all were looked at"
    assert read_python({"dependencies": [sound, hole, skipped]}) == ["old 2: PYSEC-1"]


def test_a_list_of_holes_in_web_packages() -> None:
    assert read_web({"message": "request failed", "error": {}}) is None
    assert read_web({"vulnerabilities": {}}) == []
    assert read_web({"vulnerabilities": {"old": {"severity": "high"}}}) == ["old: high"]
