"""Every HTTP route is in the OpenAPI document, and conforms to it for any request."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.clients import House, bearer

ROUTES = {
    "/": {"get"},
    "/t/{table}": {"get"},
    "/forms": {"get"},
    "/replay": {"get"},
    "/replay/{table}": {"get"},
    "/replay/{table}/{line}": {"get"},
    "/api/games": {"get"},
    "/rules/{game}": {"get"},
    "/pad": {"get"},
    "/pad/{game}": {"get"},
    "/learn": {"get"},
    "/learn/{game}": {"get"},
    "/learn/{game}/{lesson}": {"get"},
    "/api/games/{game}/facts": {"get"},
    "/api/games/{game}/rules": {"get"},
    "/api/games/{game}/lessons": {"get"},
    "/api/games/{game}/lessons/{lesson}": {"post"},
    "/api/games/{game}/days/{day}": {"get"},
    "/api/games/{game}/words/{language}": {"get"},
    "/api/games/{game}/options": {"post"},
    "/api/games/{game}/trials": {"post"},
    "/api/promises": {"post"},
    "/api/mine": {"post"},
    "/api/tables": {"post"},
    "/api/tables/{table}": {"get"},
    "/api/tables/{table}/seats": {"post"},
    "/api/tables/{table}/bots": {"post"},
    "/api/tables/{table}/names": {"post"},
    "/api/tables/{table}/rematch": {"post"},
    "/api/tables/{table}/close": {"post"},
    "/api/tables/{table}/journal": {"get"},
    "/api/tables/{table}/replay": {"get"},
    "/api/tables/{table}/fork": {"post"},
    "/api/replays": {"post"},
    "/api/forks": {"post"},
    "/api/reviews": {"post"},
    "/api/findings": {"post"},
}


def test_the_document_names_every_route_and_its_answers(house: House) -> None:
    document = house.http.get("/api/openapi.json").json()
    assert {path: set(item) for path, item in document["paths"].items()} == ROUTES
    assert "Problem" in document["components"]["schemas"]
    for path, item in document["paths"].items():
        for operation in item.values():
            assert operation["summary"], path


WITH_BODY = (
    "/api/games/{game}/options",
    "/api/games/{game}/trials",
    "/api/games/{game}/lessons/{lesson}",
    "/api/tables",
    "/api/tables/{table}/seats",
    "/api/tables/{table}/bots",
    "/api/tables/{table}/names",
    "/api/tables/{table}/fork",
    "/api/replays",
    "/api/forks",
    "/api/reviews",
    "/api/findings",
)
AS_DESCRIBED = [(path, GenerationMode.POSITIVE) for path in ROUTES]
NOT_AS_DESCRIBED = [(path, GenerationMode.NEGATIVE) for path in WITH_BODY]


@pytest.mark.parametrize(("path", "mode"), AS_DESCRIBED + NOT_AS_DESCRIBED)
def test_every_route_keeps_to_the_document(house: House, path: str, mode: GenerationMode) -> None:
    """Every response to valid and invalid requests, for a real table or none, is documented."""
    made = house.create("Ann", "open", "open")
    (operation,) = schemathesis.openapi.from_url(f"http://{house.host}/api/openapi.json")[path].values()

    @given(case=operation.as_strategy(generation_mode=mode), real=booleans())
    @settings(max_examples=20, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def keeps_to_it(case: schemathesis.Case[Any], real: bool) -> None:
        if real and "table" in case.path_parameters:
            case.path_parameters["table"] = made["table"]
            case.call_and_validate(headers=bearer(made["token"]), excluded_checks=[positive_data_acceptance])
        else:
            case.call_and_validate(excluded_checks=[positive_data_acceptance])  # the rules know more than the document

    keeps_to_it()
