"""Rows of B, W and dots: a form as text, or the part of it on the table."""


def trimmed(rows: list[str]) -> list[str]:
    """The rows at equal length, without empty rows and columns around them."""
    width = max((len(row) for row in rows), default=0)
    padded = [row + "." * (width - len(row)) for row in rows]
    while padded and not padded[0].strip("."):
        padded = padded[1:]
    while padded and not padded[-1].strip("."):
        padded = padded[:-1]
    if not padded:
        return []
    left = min(len(row) - len(row.lstrip(".")) for row in padded)
    right = max(len(row.rstrip(".")) for row in padded)
    return [row[left:right] for row in padded]


def first_apart(rows: list[str]) -> tuple[int, int] | None:
    """The first cell (x, y) not connected edge by edge to the first one."""
    cells = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."]
    waiting = cells[:1]
    reached = set(waiting)
    while waiting:
        x, y = waiting.pop()
        for neighbour in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            if neighbour in cells and neighbour not in reached:
                reached.add(neighbour)
                waiting.append(neighbour)
    for cell in cells:
        if cell not in reached:
            return cell
    return None
