#!/usr/bin/env python3
"""Kills runs that change a project, and runs two of them at the same time.

  installs.py LAUNCHGEN kills LIBRARY [COUNT]
  installs.py LAUNCHGEN pairs [COUNT]

The project has two app targets. LIBRARY is inject.c, built. After a kill, each file has the bytes
that it had before or those that the whole run gives it, and the next command completes: the same
one, or the one that takes the launch screen out again. Of two runs at the same time, none is lost:
the project is as if one had followed the other. Nothing else is left.
"""

import os
import random
import shutil
import subprocess
import sys
import tempfile

from artworks import artwork
from scenario import INFO_PLIST

TARGET = """\
\t\t{0}1 = {{isa = PBXNativeTarget; name = {1}; buildConfigurationList = {0}2;
\t\t\tbuildPhases = ({0}4, ); productType = "com.apple.product-type.application"; }};
\t\t{0}2 = {{isa = XCConfigurationList; buildConfigurations = ({0}3, ); }};
\t\t{0}3 = {{isa = XCBuildConfiguration; name = Release;
\t\t\tbuildSettings = {{SDKROOT = iphoneos; INFOPLIST_FILE = {1}/Info.plist; }}; }};
\t\t{0}4 = {{isa = PBXResourcesBuildPhase; files = (); }};
"""
PROJECT = """// !$*UTF8*$!
{
\tobjectVersion = 56;
\tobjects = {
\t\tA1 = {isa = PBXProject; buildConfigurationList = A2; mainGroup = A3; targets = (B1, C1, ); };
\t\tA2 = {isa = XCConfigurationList; buildConfigurations = (); };
\t\tA3 = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
""" + TARGET.format("B", "App") + TARGET.format("C", "Lite") + "\t};\n\trootObject = A1;\n}\n"


def screen(art, target, *options):
    return ["screen", f"{art}.png", "App.xcodeproj", "--target-name", target, *options]


def remove(target):
    return ["screen", "--remove", "App.xcodeproj", "--target-name", target]


def merge(art, target):
    return ["build", f"{art}.png", "--merge", "App.xcodeproj", "--target-name", target,
            "--output", f"{target}/Images", "--screens", "480", "--scales", "2"]


def tree(folder):
    """All files with their bytes, and all folders. Records of builds have times."""
    found = {}
    for place, folders, names in os.walk(folder):
        for name in folders + names:
            path = os.path.join(place, name)
            if name == ".launchgen-record":
                continue
            is_file = name in names
            found[os.path.relpath(path, folder)] = open(path, "rb").read() if is_file else None
    return found


class Project:
    def __init__(self, launchgen):
        self.launchgen = launchgen
        self.count = 0
        os.makedirs("start/App.xcodeproj")
        for name in "ab":
            with open(f"start/{name}.png", "wb") as file:
                file.write(artwork(ord(name), 64, 36))
        with open("start/App.xcodeproj/project.pbxproj", "w") as file:
            file.write(PROJECT)
        for target in ("App", "Lite"):
            os.makedirs(f"start/{target}")
            with open(f"start/{target}/Info.plist", "w") as file:
                file.write(INFO_PLIST % target)

    def start(self, folder, arguments, environment=None):
        return subprocess.Popen(
            [self.launchgen, *arguments, "--quiet"], cwd=folder, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True, env={**os.environ, **(environment or {})})

    def run(self, folder, *commands):
        for arguments in commands:
            process = self.start(folder, arguments)
            errors = process.communicate()[1]
            if process.returncode:
                sys.exit(f"{' '.join(arguments)}: exit code {process.returncode}: {errors}")
        return folder

    def copy(self, source="start", *commands):
        self.count += 1
        return self.run(shutil.copytree(source, f"copy{self.count}"), *commands)


def differences(found, *expected):
    return sorted({path for path in set(found).union(*expected)
                   if all(found.get(path, 0) != tree.get(path, 0) for tree in expected)})


def kills(project, library, count):
    """Each case: the commands before, the one that is killed, and the one that undoes it."""
    dark = screen("a", "App", "--dark", "b.png")
    both = [dark, screen("a", "Lite")]
    cases = [
        ("screen", [screen("a", "Lite")], screen("b", "App"), remove("App")),
        ("second screen", both, screen("b", "App", "--reset"), remove("App")),
        ("dark screen", [screen("b", "App"), screen("a", "Lite")], dark, remove("App")),
        ("--remove", both, remove("App"), None),
        ("last --remove", [dark], remove("App"), None),
        ("build --merge", [screen("a", "Lite")], merge("b", "App"), None),
    ]
    total = 0
    for number, (name, before, command, undo) in enumerate(cases):
        old = project.copy("start", *before)
        new = tree(project.copy(old, command))
        without = undo and tree(project.copy(old, *([] if name == "screen" else [undo])))
        done = at = 0
        while done < (count - total) // (len(cases) - number):
            at += 1
            folder = project.copy(old)
            hit = os.path.abspath("hit")
            process = project.start(folder, command, {
                "LD_PRELOAD": library, "INJECT_CALL": "change", "INJECT_AT": str(at),
                "INJECT_SIGNAL": "9", "INJECT_HIT": hit})
            process.communicate()
            if not os.path.exists(hit):
                if at == 1:
                    sys.exit(f"{name}: no call was found")
                at = 0
            else:
                os.remove(hit)
                done += 1
                check(project, f"{name}, killed at {at}", folder, tree(old), new, command,
                      undo if done % 2 else None, without)
            shutil.rmtree(folder)
        total += done
        print(f"{name}: {done} kills")
    print(f"{total} kills: each file was old or new, and the next command completed")


def check(project, name, folder, old, new, command, undo, without):
    found = tree(folder)
    for path, content in found.items():
        is_hidden = os.path.basename(path).startswith(".")
        if content is not None and not is_hidden and content not in (old.get(path), new.get(path)):
            sys.exit(f"{name}: {path} is neither old nor new")
    if "--remove" in command and not differences(found, new):
        # It was killed at its last message.
        return
    lost = [path for path in old if path in new and path not in found]
    if lost:
        sys.exit(f"{name}: {lost} are missing")
    if undo:
        process = project.start(folder, undo)
        errors = process.communicate()[1]
        if process.returncode == 0:
            if differences(tree(folder), without):
                sys.exit(f"{name}, then --remove: {differences(tree(folder), without)}")
            return
        # Nothing that could be removed was written yet.
        if process.returncode != 66:
            sys.exit(f"{name}, then --remove: exit code {process.returncode}: {errors}")
    project.run(folder, command)
    if differences(tree(folder), new):
        sys.exit(f"{name}, then again: {differences(tree(folder), new)}")


def pairs(project, count):
    both = [screen("a", "App"), screen("a", "Lite")]
    cases = [
        ([], screen("a", "App"), screen("b", "Lite")),
        (both, screen("b", "App"), screen("b", "Lite")),
        (both, remove("App"), remove("Lite")),
        (both, remove("App"), screen("b", "Lite")),
        (both, screen("b", "App"), remove("Lite")),
        (both, screen("b", "App"), merge("a", "Lite")),
        (both, remove("App"), merge("a", "Lite")),
        ([], merge("a", "App"), merge("b", "Lite")),
    ]
    expected = []
    for before, *commands in cases:
        old = project.copy("start", *before)
        orders = [tree(project.copy(old, *order)) for order in (commands, commands[::-1])]
        expected.append((old, commands, orders))
    chance = random.Random(1)
    for number in range(count):
        old, commands, orders = expected[number % len(expected)]
        folder = project.copy(old)
        processes = [project.start(folder, command) for command in chance.sample(commands, 2)]
        for process in processes:
            errors = process.communicate()[1]
            if process.returncode:
                sys.exit(f"pair {number} {commands}: exit code {process.returncode}: {errors}")
        found = tree(folder)
        if found not in orders:
            sys.exit(f"pair {number} {commands}: {differences(found, *orders)} are of neither order")
        shutil.rmtree(folder)
    print(f"{count} pairs: none of the runs was lost")


def main():
    launchgen, what, *rest = os.path.abspath(sys.argv[1]), *sys.argv[2:]
    rest = [int(text) if text.isdigit() else os.path.abspath(text) for text in rest]
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        {"kills": kills, "pairs": pairs}[what](Project(launchgen), *rest)


main()
