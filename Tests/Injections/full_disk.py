#!/usr/bin/env python3
"""Builds many apps onto a disk that is too small: full_disk.py LAUNCHGEN (Linux).

The disk is a file system in memory, in a namespace of this process. Builds that do not fit fail with
exit code 74 or 73 and say so, the others are whole, and nothing half-written stays. With more space,
the next run makes what is missing, and only that.
"""

import json
import os
import subprocess
import sys
import tempfile

from artworks import abandoned, artwork, contents

APPS = 8
INSIDE = "LAUNCHGEN_TEST_NAMESPACE"


def mount(options):
    command = ["mount", "-t", "tmpfs", "-o", options, "disk", "disk"]
    subprocess.run(command, check=True)


def main():
    launchgen = os.path.abspath(sys.argv[1])
    if INSIDE not in os.environ:
        os.environ[INSIDE] = "1"
        own = ["unshare", "--user", "--map-root-user", "--mount"]
        os.execvp(own[0], own + [sys.executable, "-B"] + sys.argv)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        os.mkdir("disk")
        with open("apps.jsonl", "w") as manifest:
            for index in range(APPS):
                with open(f"{index}.png", "wb") as file:
                    file.write(artwork(index))
                line = {"id": str(index), "artwork": f"{index}.png",
                        "build": {"output": f"disk/{index}", "screens": "480,568"}}
                manifest.write(json.dumps(line) + "\n")

        def run(*options):
            command = [launchgen, "make", "--manifest", "apps.jsonl", "--compression", "fast",
                       "--json", *options]
            process = subprocess.run(command, capture_output=True, text=True)
            lines = [json.loads(line) for line in process.stdout.splitlines()]
            return process, {line["id"]: line for line in lines}

        process, lines = run()
        if process.returncode != 0:
            sys.exit(f"without a limit: {process.stderr}")
        expected = contents("disk")
        size = sum(os.path.getsize(os.path.join("disk", path)) for path in expected)
        for limit in [size // 8, size * 2 // 3]:
            for options in [(), ("--preview",)]:
                mount(f"size={limit}")
                process, lines = run(*options)
                failed = {id for id, line in lines.items() if line["status"] == "failed"}
                if process.returncode != 1 or len(lines) != APPS or not failed:
                    sys.exit(f"{options}: exit code {process.returncode}, {failed} failed")
                for id in failed:
                    line = lines[id]
                    if line["exitCode"] not in (73, 74) or "space" not in line["errors"][0]:
                        sys.exit(f"{options}: {line}")
                found = {path: digest for path, digest in contents("disk").items()
                         if not path.endswith(".html")}
                for path, digest in found.items():
                    if expected.get(path) != digest:
                        sys.exit(f"{options}: {path} is not whole")
                whole = {path.split("/")[0] for path in found}
                if whole != set(lines) - failed:
                    sys.exit(f"{options}: {whole} have files, {failed} failed")
                if abandoned("disk"):
                    sys.exit(f"{options}: {abandoned('disk')} stays")
                subprocess.run(["mount", "-o", "remount,size=1G", "disk"], check=True)
                process, lines = run(*options)
                built = {id for id, line in lines.items() if line["status"] == "built"}
                if process.returncode != 0 or not failed <= built:
                    sys.exit(f"{options}: with space: {process.returncode}, {process.stderr}")
                found = {path: digest for path, digest in contents("disk").items()
                         if not path.endswith(".html")}
                if found != expected:
                    sys.exit(f"{options}: with space, the files are others")
                process, lines = run(*options)
                if {line["status"] for line in lines.values()} != {"upToDate"}:
                    sys.exit(f"{options}: the third run builds again")
                print(f"{len(failed)} of {APPS} apps did not fit {limit >> 10} KB {' '.join(options)}")
                subprocess.run(["umount", "disk"], check=True)


main()
