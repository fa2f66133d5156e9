#!/usr/bin/env python3
"""Which file of a release installers take on which machine. Arguments: the files' names, or none for
those of Packaging/assets.sh.

ubi and mise guess by words in the names; these functions have their rules, as far as they matter to
names such as ours. aqua is told by Packaging/registries/aqua.yaml.
"""

import os
import re
import subprocess
import sys
import unittest

PROJECT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")

# A machine as `uname` names it, and as Go does, by whose names aqua goes.
MACHINES = {
    ("linux", "x86_64"): ("linux", "amd64"),
    ("linux", "aarch64"): ("linux", "arm64"),
    ("macos", "x86_64"): ("darwin", "amd64"),
    ("macos", "arm64"): ("darwin", "arm64"),
}

SYSTEMS = {"linux": r"linux(static)?", "macos": r"darwin|mac(osx?)?|osx"}
INTEL, ARM = r"x86[_-]64|x64|amd64", r"aarch_?64|arm_?64"
ARCHIVES = ("tar", "tar.gz", "tar.xz", "tar.zst", "tar.bz2", "tgz", "txz", "zip", "7z")
# What ubi takes besides archives: a program, compressed or not.
PROGRAMS = ("gz", "xz", "zst", "bz2", "AppImage", "jar", "phar", "py", "pyz", "sh")


def has_word(words, name):
    return re.search(rf"(?i)(\b|_)({words})(\b|_)", name)


def processor(machine):
    return INTEL if machine == "x86_64" else ARM


def ubi(names, system, machine):
    """Files of unknown extensions are left out; of those for this machine, the first by name."""
    usable = [name for name in names
              if "." not in name or name.endswith(tuple("." + end for end in ARCHIVES + PROGRAMS))]
    here = [name for name in usable if has_word(SYSTEMS[system], name)]
    found = sorted(name for name in here if has_word(processor(machine), name))
    if not found:
        found = sorted(name for name in here if not has_word(f"{INTEL}|{ARM}", name))
    return found[0] if found else None


def mise(names, system, machine):
    """The best by points; of several, the shortest."""
    formats = {".zip": 5, ".tar.gz": 10, ".tgz": 10, ".tar": 10, ".tar.xz": 11, ".tar.zst": 12}

    def points(name):
        systems = [key for key, words in SYSTEMS.items() if has_word(words, name)]
        result = 100 if system in systems else -100 if systems else 0
        if has_word(f"{INTEL}|{ARM}", name):
            result += 50 if has_word(processor(machine), name) else -150
        result += next((value for end, value in formats.items() if name.endswith(end)), 0)
        if ".artifactbundle." in name:
            result -= 30
        if re.search(r"\.(json|txt|sha256|sig|asc|sbom)$", name):
            result -= 100
        # Nothing but versions and platforms stands beside the program's name.
        stem = re.sub(r"\.(tar\.\w+|tgz|tar|zip)$", "", name)
        if re.fullmatch(r"launchgen([-_.](linux|macos|\d\w*|x86|64|aarch64|arm64))*", stem):
            result += 20
        return result

    found = [name for name in names
             if points(name) > 0 and not re.search(r"\.(apk|deb|rpm|dmg|pkg|msi)(\.|$)", name)
             and not (has_word(f"{INTEL}|{ARM}", name) and not has_word(processor(machine), name))]
    return min(found, key=lambda name: (-points(name), len(name), name), default=None)


def aqua(version, system, machine):
    """What the entry's template says."""
    with open(os.path.join(PROJECT, "Packaging/registries/aqua.yaml"), encoding="utf-8") as file:
        entry = file.read()
    text = re.search(r"^    asset: (.*)$", entry, re.MULTILINE)[1]
    replacements = dict(re.findall(r"^      (\w+): (\w+)$",
                                   re.search(r"^    replacements:\n((      .*\n)+)", entry,
                                             re.MULTILINE)[1], re.MULTILINE))
    for goos, lines in re.findall(r"- goos: (\w+)\n        replacements:\n((?:          .*\n)+)", entry):
        if goos == system:
            replacements |= dict(re.findall(r"^ +(\w+): (\w+)$", lines, re.MULTILINE))
    values = {"trimV .Version": version, ".OS": replacements.get(system, system),
              ".Arch": replacements.get(machine, machine),
              ".Format": re.search(r"^    format: (.*)$", entry, re.MULTILINE)[1]}
    return re.sub(r"\{\{(.*?)\}\}", lambda found: values[found[1]], text)


class PickerTests(unittest.TestCase):
    names = []

    def setUp(self):
        self.archives = {
            machine: name for machine in MACHINES for name in self.names
            if name.endswith(f"-{machine[0]}-{machine[1]}.tar.gz")}
        self.assertTrue(self.archives)

    def test_each_machine_gets_its_archive(self):
        # A release that one machine has made lacks those of the others.
        for machine, archive in self.archives.items():
            for picker in (ubi, mise):
                with self.subTest(picker=picker.__name__, machine=machine):
                    self.assertEqual(picker(self.names, *machine), archive)

    def test_the_entry_for_aqua(self):
        self.assertIn("SHA256SUMS", self.names)
        for machine, archive in self.archives.items():
            version = re.search(r"\d+\.\d+\.\d+(-[0-9A-Za-z.]+?)?(?=-(linux|macos))", archive)[0]
            self.assertEqual(aqua(version, *MACHINES[machine]), archive)

    def test_what_these_tests_find(self):
        """An image whose name is that of an archive is first by name."""
        machine, archive = next(iter(self.archives.items()))
        image = archive.replace(".tar.gz", ".oci.tar")
        self.assertEqual(ubi([*self.names, image], *machine), image)
        smaller = archive.replace(".tar.gz", ".tar.xz")
        self.assertEqual(mise([*self.names, smaller], *machine), smaller)


if __name__ == "__main__":
    PickerTests.names = sys.argv[1:] or subprocess.run(
        [os.path.join(PROJECT, "Packaging/assets.sh")], stdout=subprocess.PIPE, text=True,
        check=True).stdout.split()
    unittest.main(argv=sys.argv[:1])
