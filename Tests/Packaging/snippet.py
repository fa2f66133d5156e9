"""Prints a snippet of the guide "Where do you build?": the code block after <!-- try: NAME -->.

Without a name, prints the names of all. Fails if a snippet has more than ten lines.
"""
import os
import re
import sys


def snippets():
    guide = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Documentation/Building.md")
    with open(guide, encoding="utf-8") as file:
        text = file.read()
    found = re.findall(r"<!-- try: (.*?) -->\n```\w+\n(.*?)```\n", text, re.DOTALL)
    result = dict(found)
    assert len(result) == len(found) == text.count("<!-- try:")
    for name, snippet in result.items():
        assert snippet.count("\n") <= 10, f"{name} has more than ten lines"
    return result


if __name__ == "__main__":
    if len(sys.argv) == 1:
        print("\n".join(snippets()))
    else:
        print(snippets()[sys.argv[1]], end="")
