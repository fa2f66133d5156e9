"""The commands in Documentation/Scale.md, so that the tests run what people read."""

import os
import re

PAGE = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "..", "..", "Documentation", "Scale.md")


def section(heading):
    """All that is below a heading."""
    with open(PAGE, encoding="utf-8") as file:
        text = re.split(rf"^## {heading}\n", file.read(), flags=re.MULTILINE)[1]
    return re.split(r"^## ", text, flags=re.MULTILINE)[0]


def recipe(heading, number=1):
    """A block of commands below a heading; the first is number 1."""
    return re.findall(r"^```sh\n(.*?)^```", section(heading), re.DOTALL | re.MULTILINE)[number - 1]


def replaced(text, old, new):
    """The text with something else in place of all of `old`, which must be in it."""
    if old not in text:
        raise AssertionError(f"no '{old}' in {text}")
    return text.replace(old, new)
