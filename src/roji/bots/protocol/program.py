"""Line-based dialogue with an external program. Every wait has a timeout."""

import os
import select
import signal
import subprocess
import tempfile
import time
from contextlib import suppress

LONGEST_LINE = 65_536
GOODBYE_S = 1.0  # for a program to exit by itself


class Forfeit(Exception):  # noqa: N818 - no error of ours: a bot loses this game, and this says why
    """A bot crashed, timed out, or gave an invalid answer."""


class Dialogue:
    """A program in its own process group, so that nothing it starts outlives it."""

    def __init__(self, command: tuple[str, ...]) -> None:
        if os.name != "posix":
            raise ValueError("programs and classes can enter the arena on Linux and macOS")
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed in `close`
        try:
            self._process = subprocess.Popen(  # noqa: S603
                command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, start_new_session=True
            )
        except OSError as trouble:
            self._errors.close()
            raise Forfeit(f"cannot be started: {trouble.strerror}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._ear, self._mouth = self._process.stdout, self._process.stdin
        os.set_blocking(self._ear.fileno(), False)
        os.set_blocking(self._mouth.fileno(), False)
        self._heard = b""

    def ask(self, line: str, seconds: float) -> str:
        """Send a line and return the answer; raises Forfeit if it is late, or came before the question."""
        self._expect_silence()
        end = time.monotonic() + seconds
        try:
            self._say(line.encode() + b"\n", end)
            while not (answer := self._hear(end)) or answer.startswith("#"):
                pass
        except TimeoutError:
            raise Forfeit(f"gave no answer within {seconds:g} s") from None
        return answer

    def tell(self, line: str, seconds: float) -> None:
        """Send a line that needs no answer."""
        try:
            self._say(line.encode() + b"\n", time.monotonic() + seconds)
        except TimeoutError:
            raise Forfeit(f"did not listen for {seconds:g} s") from None

    def close(self) -> None:
        """Say goodbye, wait a moment, then kill the process group."""
        with suppress(Forfeit, TimeoutError):
            self._say(b"quit\n", time.monotonic() + GOODBYE_S)
        self._mouth.close()
        with suppress(Forfeit, TimeoutError):
            end = time.monotonic() + GOODBYE_S
            while True:
                self._hear(end)
        self.kill()

    def kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for stream in (self._ear, self._mouth, self._errors):
            stream.close()

    def _say(self, words: bytes, end: float) -> None:
        try:
            while words:
                self._wait([], [self._mouth.fileno()], end)
                words = words[os.write(self._mouth.fileno(), words) :]
        except BrokenPipeError:
            raise Forfeit(self._last_words()) from None

    def _hear(self, end: float) -> str:
        while b"\n" not in self._heard:
            self._wait([self._ear.fileno()], [], end)
            self._listen()
        line, self._heard = self._heard.split(b"\n", 1)
        return line.decode(errors="replace").strip()

    def _listen(self) -> None:
        more = os.read(self._ear.fileno(), LONGEST_LINE)
        if not more:
            raise Forfeit(self._last_words())
        self._heard += more
        if len(self._heard) > LONGEST_LINE and b"\n" not in self._heard:
            raise Forfeit("said more than a line can hold")

    def _expect_silence(self) -> None:
        while select.select([self._ear], [], [], 0)[0]:
            self._listen()
            if len(self._heard) > LONGEST_LINE:
                break
        lines, self._heard = self._heard.rsplit(b"\n", 1) if b"\n" in self._heard else (b"", self._heard)
        for line in lines.decode(errors="replace").splitlines():
            if line.strip() and not line.startswith("#"):
                raise Forfeit(f"said {shortened(line)} without being asked")

    def _wait(self, ears: list[int], mouths: list[int], end: float) -> None:
        left = end - time.monotonic()
        if left <= 0 or not any(select.select(ears, mouths, [], left)):
            raise TimeoutError

    def _last_words(self) -> str:
        """How the program ended, with the last line of its stderr."""
        try:
            status = self._process.wait(GOODBYE_S)
        except subprocess.TimeoutExpired:
            return "closed its end of the line"
        how = f"was ended by {signal.Signals(-status).name}" if status < 0 else f"ended with status {status}"
        self._errors.seek(0)
        complaint = [line for line in self._errors.read().decode(errors="replace").splitlines() if line.strip()]
        return f"{how}: {shortened(complaint[-1].strip(), quoted=False)}" if complaint else how


def shortened(text: str, quoted: bool = True) -> str:
    """A line, cut to fit into a sentence."""
    short = text if len(text) <= 100 else text[:99] + "…"
    return repr(short) if quoted else short
