#!/usr/bin/env python3
"""Runs two builds over one folder at the same time: pairs.py LAUNCHGEN [ROUNDS [WIDTH]].

The pairs have the same artwork or different ones, with and without a preview, or make the
startup images of a web app. After each of them every file is that of one of the two builds, and what
the record says is up to date is what a build by itself makes.
"""

import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

from artworks import abandoned, artwork, contents


def main():
    launchgen = os.path.abspath(sys.argv[1])
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    width = int(sys.argv[3]) if len(sys.argv) > 3 else 480
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for name in "ab":
            with open(f"{name}.png", "wb") as file:
                file.write(artwork(ord(name), width, width * 9 // 16))
        # So that records can be kept.
        time.sleep(0.1)
        tail = ["--compression", "fast", "--quiet"]

        def run(name, out, command, *options):
            return [launchgen, command, f"{name}.png", "--output", out, *tail, *options]

        def alone(name, out, *options):
            # A page says by which command it was made, so the pair has the same one.
            process = subprocess.run(run(name, out, *options), capture_output=True, text=True)
            if process.returncode:
                sys.exit(f"{name} by itself: exit code {process.returncode}: {process.stderr}")
            return contents(out)

        expected = {}
        for options in (("build",), ("build", "--preview"), ("pwa",)):
            for name in "ab":
                shutil.rmtree("out", ignore_errors=True)
                expected[name, options] = alone(name, "out", *options)
        start = time.monotonic()
        shutil.rmtree("out")
        alone("a", "out", "build")
        longest = time.monotonic() - start
        mixed = 0
        last = None
        for number in range(rounds):
            names = chance.choice(["aa", "ab"])
            command = chance.choice([("build",), ("build", "--preview"), ("pwa",)])
            if chance.random() < 0.5 or command[0] != last:
                shutil.rmtree("out", ignore_errors=True)
            last = command[0]
            processes = []
            for name in names:
                processes.append(subprocess.Popen(
                    run(name, "out", *command), stdout=subprocess.DEVNULL,
                    stderr=subprocess.PIPE, text=True))
                time.sleep(chance.choice([0, chance.uniform(0, longest)]))
            for name, process in zip(names, processes):
                errors = process.communicate()[1]
                if process.returncode:
                    sys.exit(f"round {number}: {name} ends with {process.returncode}: {errors}")
            found = contents("out")
            wanted = [expected[name, command] for name in names]
            for path in wanted[0]:
                digests = [digests[path] for digests in wanted]
                if found.get(path) not in digests:
                    sys.exit(f"round {number}: {path} is not that of a build")
            if abandoned("out"):
                sys.exit(f"round {number}: {abandoned('out')} stays")
            images = [{path: digests[path] for path in digests if path != "LaunchPreview.html"}
                      for digests in [found, *wanted]]
            mixed += images[0] not in images[1:]
            for name in set(names):
                check = subprocess.run(
                    run(name, "out", command[0], "--check"), stdout=subprocess.DEVNULL)
                is_same = images[0] == images[1:][names.index(name)]
                if (check.returncode == 0) != is_same:
                    sys.exit(f"round {number}: the record of {name} is wrong "
                             f"(exit code {check.returncode}, the same: {is_same})")
    print(f"{rounds} pairs: every file was that of a build, {mixed} folders had files of both")


main()
