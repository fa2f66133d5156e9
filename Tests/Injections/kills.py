#!/usr/bin/env python3
"""Kills builds of several apps at any moment: kills.py LAUNCHGEN [ROUNDS].

After each kill, every file that is in its place is whole, what is up to date by its record is what a
build makes, and the next run completes, with the same bytes as a run that nobody has killed.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

from artworks import abandoned, artwork, contents

APPS = 20


def main():
    launchgen = os.path.abspath(sys.argv[1])
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        with open("apps.jsonl", "w") as manifest:
            for index in range(APPS):
                with open(f"{index}.png", "wb") as file:
                    file.write(artwork(index))
                line = {"id": str(index), "artwork": f"{index}.png",
                        "build": {"output": f"out/{index}"}}
                manifest.write(json.dumps(line) + "\n")
        command = [launchgen, "make", "--manifest", "apps.jsonl", "--compression", "fast",
                   "--quiet"]

        def run():
            process = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            if process.returncode != 0:
                sys.exit(f"exit code {process.returncode}: {process.stderr.decode()}")

        start = time.monotonic()
        run()
        longest = time.monotonic() - start
        expected = contents("out")
        left = 0
        for number in range(rounds):
            for index in range(APPS):
                if chance.random() < 0.6:
                    shutil.rmtree(f"out/{index}", ignore_errors=True)
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(chance.uniform(0, longest))
            process.kill()
            process.wait()
            found = contents("out")
            for path, digest in found.items():
                if expected.get(path) != digest:
                    sys.exit(f"round {number}: {path} is not whole")
            left += len(expected) - len(found)
            run()
            if contents("out") != expected:
                sys.exit(f"round {number}: the next run has not made what was missing")
            if abandoned("out"):
                sys.exit(f"round {number}: {abandoned('out')} stays")
    print(f"{rounds} kills: {left} files were missing after them, none was damaged")


main()
