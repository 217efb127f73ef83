"""Fuzz every route of the OpenAPI document with valid and invalid requests."""

from dataclasses import dataclass, field
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from rich.progress import Progress
from schemathesis import GenerationMode
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import positive_data_acceptance

TOO_LONG = 413


@dataclass
class Asked:
    routes: int = 0
    requests: int = 0
    faults: list[str] = field(default_factory=list)


def ask_everything(host: str, examples: int, bar: Progress) -> Asked:
    """Send valid requests and as many invalid ones to every route; half of them to a real table with its token."""
    asked = Asked()
    made = httpx.post(
        f"http://{host}/api/tables", json={"game": "ohanami", "seats": [{"kind": "here", "name": "Ann"}, {"kind": "open"}]}
    ).json()
    document = schemathesis.openapi.from_url(f"http://{host}/api/openapi.json")
    operations = [operation for path in document for operation in document[path].values()]
    for operation in bar.track(operations, description="routes"):
        asked.routes += 1
        ways = [GenerationMode.POSITIVE, *([GenerationMode.NEGATIVE] if operation.body else [])]
        for way in ways:
            ask(operation, way, examples, made, asked)
    return asked


def ask(operation: Any, way: GenerationMode, examples: int, made: dict[str, str], asked: Asked) -> None:
    @given(case=operation.as_strategy(generation_mode=way), real=booleans())
    @settings(max_examples=examples, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def keeps_to_it(case: schemathesis.Case[Any], real: bool) -> None:
        asked.requests += 1
        headers = {"Authorization": f"Bearer {made['token']}"} if real else {}
        if real and "table" in case.path_parameters:
            case.path_parameters["table"] = made["table"]
        answer = case.call(headers=headers)
        if answer.status_code != TOO_LONG:  # documented, but Schemathesis does not count it as a refusal
            case.validate_response(answer, excluded_checks=[positive_data_acceptance])  # the rules know more than the document

    try:
        keeps_to_it()
    except FailureGroup as wrong:
        asked.faults.append(f"{operation.label}, {way}: {wrong}")
