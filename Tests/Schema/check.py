#!/usr/bin/env python3
"""Checks launchgen.schema.json, and the documents' examples by it, with check-jsonschema.

Arguments: the virtual environment that has check-jsonschema and json5; the documents.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

import json5

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = ROOT / "launchgen.schema.json"


def examples(document):
    """The values of a document's examples, and whether each is a line of a manifest."""
    text = (ROOT / document).read_text()
    for kind, body in re.findall(r"^ *```(jsonc|jsonl)\n(.*?)^ *```", text, re.S | re.M):
        if kind == "jsonc":
            yield json5.loads(body), False
        else:
            for line in filter(None, body.splitlines()):
                yield json5.loads(line), True


def check(command, *arguments):
    subprocess.run([command, *map(str, arguments)], check=True)


def fails(command, *arguments):
    run = subprocess.run([command, *map(str, arguments)], stdout=subprocess.DEVNULL)
    assert run.returncode != 0, "what is wrong was accepted"


def main(environment, *documents):
    command = pathlib.Path(environment) / "bin/check-jsonschema"
    check(command, "--check-metaschema", SCHEMA)
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "example.json"
        for document in documents:
            for value, is_line in examples(document):
                # A line of a manifest is an app.
                file.write_text(json.dumps({"apps": [value]} if is_line else value))
                check(command, "--schemafile", SCHEMA, file)
                count += 1
        for wrong in [{"buidl": {}}, {"build": {"fit": "covr"}}, {"apps": [{"id": "a"}]}, []]:
            file.write_text(json.dumps(wrong))
            fails(command, "--schemafile", SCHEMA, file)
    assert count > 0, "there are no examples"
    print(f"{count} examples are valid")


main(*sys.argv[1:])
