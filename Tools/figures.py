#!/usr/bin/env python3
"""Prints how large the project is, as a table in Markdown. Arguments: a commit to compare with, or none."""

import glob
import os
import re
import subprocess
import sys


def git(*arguments):
    return subprocess.run(["git", *arguments], stdout=subprocess.PIPE, text=True,
                          check=False).stdout


def lines(commit, *patterns):
    """The lines of the files that git knows, in a commit or in the folder."""
    counts = git("grep", "-c", "", *([commit] if commit else []), "--", *patterns).splitlines()
    return sum(int(line.rpartition(":")[2]) for line in counts)


def read(commit, path):
    if commit:
        return git("show", f"{commit}:{path}")
    with open(path, encoding="utf-8") as file:
        return file.read()


def modules(commit):
    """Those of Swift and C, without system libraries and those of tests and tools."""
    rooms = re.search(r"let rooms: KeyValuePairs = \[(.*?)\n\]", read(commit, "Package.swift"), re.DOTALL)
    names = re.findall(r'"([A-Za-z ]+)"(?!:)', rooms[1]) if rooms else []
    system = git("grep", "-l", "", *([commit] if commit else []), "--",
                 "Sources/C/*/module.modulemap").count("\n")
    return len(" ".join(names).split()) - system + 1


def symbols(commit):
    listed = git("grep", "-ch", ": ", *([commit] if commit else []), "--",
                 "Tests/CommandTests/Goldens/symbols-*.txt").split()
    return sum(map(int, listed))


def megabytes():
    """The packaged command: an archive's contents, not the one of a development build."""
    found = glob.glob(".build/package/launchgen-*/bin/launchgen")
    return f"{os.path.getsize(found[0]) / 1e6:.1f}" if found else None


def main():
    base = sys.argv[1] if len(sys.argv) > 1 else ""
    rows = [(name, measure(""), measure(base) if base else None) for name, measure in (
        ("lines of Swift in Sources", lambda commit: lines(commit, "Sources/*.swift")),
        ("lines of C in Sources", lambda commit: lines(commit, "Sources/*.c", "Sources/*.h")),
        ("lines of tests", lambda commit: lines(commit, "Tests/*.swift", "Tests/*.py", "Tests/*.sh",
                                                "Tests/*.c")),
        ("lines of documents", lambda commit: lines(commit, "*.md", ":!Documentation/Rules.md",
                                                    ":!Documentation/Options.md")),
        ("modules", modules),
        ("public symbols", symbols),
    )]
    rows += [(name, value, None) for name, value in (
        ("MB of the packaged command", megabytes()),
        ("seconds of `make check`", os.environ.get("CHECK_SECONDS")),
    ) if value]
    print(f"| | now |{' change |' if base else ''}\n|---|---|{'---|' if base else ''}")
    for name, value, before in rows:
        change = "" if before is None else f"{value - before:+,}" if value != before else "none"
        number = f"{value:,}" if isinstance(value, int) else value
        print(f"| {name} | {number} |{f' {change} |' if base else ''}")


if __name__ == "__main__":
    main()
