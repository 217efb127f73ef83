"""`Refusal`: the one exception with which the server says no, with a sentence and a status."""

from roji.core.sentences import Sentence, say


class Refusal(Exception):  # noqa: N818 - a refusal is no error
    """A refused request: nothing has changed. The message is a sentence for the client; the status is for HTTP."""

    def __init__(self, sentence: str, status: int = 409) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


def quote(reason: object) -> str:
    """A message from elsewhere as a sentence; one without a pattern is quoted whole."""
    said = reason.args[0] if isinstance(reason, ValueError) and reason.args else reason
    return said if isinstance(said, Sentence) else say("{reason}", reason=str(reason))
