#!/usr/bin/env python3
"""Checks the schemas, and by them the documents' examples and what `explain --placement` prints.

Arguments: the virtual environment that has check-jsonschema and json5; the documents. The environment
variable LAUNCHGEN names the command.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import json5

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = ROOT / "launchgen.schema.json"
PLACEMENT = ROOT / "placement.schema.json"


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


def placements(folder):
    """Documents of `explain --placement` for launch screens of several kinds."""
    art, launchgen = ROOT / "SampleAssets/scene.png", os.environ["LAUNCHGEN"]
    keys = {"storyboard": "<key>UILaunchStoryboardName</key><string>LaunchScreen</string>",
            "ui-launch-screen": "<key>UILaunchScreen</key><dict><key>UIImageName</key>"
                                "<string>LaunchArtwork</string></dict>"}
    kinds = [("storyboard", []), ("storyboard", ["--focus", "20%,70%", "--logo", art]),
             ("storyboard", ["--fit", "contain", "--dark", art]), ("ui-launch-screen", [])]
    for number, (kind, options) in enumerate(kinds):
        app = folder / str(number)
        app.mkdir()
        (app / "Info.plist").write_text(
            "<plist version='1.0'><dict><key>CFBundlePackageType</key><string>APPL</string>"
            f"<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>{keys[kind]}"
            "</dict></plist>")
        subprocess.run([launchgen, "screen", art, "-o", app, "--kind", kind, "-q", *options], check=True)
        yield subprocess.run([launchgen, "explain", app / "Info.plist", "--placement", "--json"],
                             check=True, capture_output=True).stdout


def check_placements(command):
    check(command, "--check-metaschema", PLACEMENT)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        documents = list(placements(folder))
        file = folder / "placement.json"
        for document in documents:
            file.write_bytes(document)
            check(command, "--schemafile", PLACEMENT, file)
            screens = json.loads(document)["screens"]
            assert len(screens) > 20 and all(screen["artwork"] for screen in screens)
            for name in ["width", "devices", "images", "key", "orientations"]:
                wrong = json.loads(document)
                del wrong["screens"][0][name]
                file.write_text(json.dumps(wrong))
                fails(command, "--schemafile", PLACEMENT, file)
        several = [json.loads(document) | {"path": "App"} for document in documents]
        file.write_text(json.dumps(several))
        check(command, "--schemafile", PLACEMENT, file)


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
    check_placements(command)
    print(f"{count} examples are valid")


main(*sys.argv[1:])
