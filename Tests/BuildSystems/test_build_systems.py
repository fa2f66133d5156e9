#!/usr/bin/env python3
"""Dependency files with make, ninja and llbuild: LAUNCHGEN=PATH test_build_systems.py."""

import functools
import os
import subprocess
import sys
import tempfile
import time
import unittest

import systems

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Distributed"))
import artworks  # noqa: E402

LAUNCHGEN = os.path.abspath(os.environ["LAUNCHGEN"])
HELP = subprocess.run(
    [LAUNCHGEN, "build", "--help-hidden"], stdout=subprocess.PIPE, text=True, check=True).stdout

# What all three read correctly.
NAMES = ["art", "my art", "two  spaces", "#1", "$x", "$(x)", "50%", "a\\b", "a\\ b", "a\\\\ b",
         "schön", "[art]", "~art", "(art)", "it#s $5 %d\\ (ö) [~]"]

# What one of them would read otherwise, down to running a part of it.
REFUSED = ["a;touch PWNED", "SHELL=x", "a:b", "a|b", "a\tb", "a\nb", "a\\#b", "a\\$b"]

INFO_PLIST = """\
<plist version="1.0">
<dict>
    <key>UISupportedInterfaceOrientations</key>
    <array><string>UIInterfaceOrientation{orientation}</string></array>
</dict>
</plist>
"""


@unittest.skipUnless("--depfile" in HELP, "this launchgen has no option --depfile")
class BuildSystemTests(unittest.TestCase):
    def project(self, kind, name):
        folder = tempfile.TemporaryDirectory(prefix="launchgen-systems-")
        self.addCleanup(folder.cleanup)
        project = kind(folder.name, LAUNCHGEN, name)
        artworks.write(project.path(project.artwork), 1, width=64, height=36)
        project.write(project.info_plist, INFO_PLIST.format(orientation="LandscapeLeft"))
        return project

    def try_names(self, kind):
        for name in NAMES:
            with self.subTest(name):
                self.try_project(self.project(kind, name))

    def try_project(self, project):
        self.assertEqual(project.build(), 1)
        self.assertEqual(project.build(), 1, "nothing has changed")
        runs = 1
        for change, happen in self.changes(project):
            # File systems keep times by the clock's tick of some milliseconds.
            time.sleep(0.02)
            happen()
            runs += 1
            self.assertEqual([project.build(), project.build()], [runs, runs], change)
            for output in project.outputs:
                self.assertTrue(os.path.exists(project.path(output)))

    def changes(self, project):
        artwork = project.path(project.artwork)
        right = INFO_PLIST.format(orientation="LandscapeRight")
        yield "other artwork", lambda: artworks.write(artwork, 2, width=64, height=36)
        yield "other orientation", lambda: project.write(project.info_plist, right)
        yield "artwork touched", lambda: os.utime(artwork)
        for output in map(project.path, project.outputs):
            yield output + " deleted", functools.partial(os.remove, output)

    def test_make(self):
        self.try_names(systems.Make)

    def test_names_that_none_is_given(self):
        for name in REFUSED:
            with self.subTest(name):
                project = self.project(systems.Make, name)
                result = subprocess.run(
                    [LAUNCHGEN, "build", project.artwork, "--depfile", systems.DEPFILE],
                    cwd=project.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                    text=True, check=False)
                self.assertEqual(result.returncode, 73, result.stdout)
                self.assertFalse(os.path.exists(project.path(systems.DEPFILE)))

    def test_launchgen_mk(self):
        self.try_names(systems.Include)

    def test_launchgen_mk_cleans(self):
        project = self.project(systems.Include, "my art")
        project.build()
        note = project.path(os.path.join(project.output, "note.txt"))
        project.write(note, "somebody's")
        subprocess.run(["make", "--silent", "clean"], cwd=project.folder, check=True)
        self.assertEqual(os.listdir(os.path.dirname(note)), ["note.txt"])
        os.remove(note)
        self.assertEqual(project.build(), 2)
        subprocess.run(["make", "--silent", "clean"], cwd=project.folder, check=True)
        self.assertFalse(os.path.exists(os.path.dirname(note)))
        self.assertTrue(os.path.exists(project.path(project.artwork)))
        again = subprocess.run(["make", "clean"], cwd=project.folder, stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT, text=True, check=True)
        self.assertNotIn("Error", again.stdout)

    def test_launchgen_mk_leaves_a_file_of_the_user(self):
        project = self.project(systems.Include, "art")
        own = project.path(project.outputs[1])
        os.mkdir(os.path.dirname(own))
        project.write(project.outputs[1], "somebody's")
        self.assertEqual(subprocess.run(["make", "--silent"], cwd=project.folder, check=False,
                                        stderr=subprocess.DEVNULL).returncode, 2)
        subprocess.run(["make", "--silent", "clean"], cwd=project.folder, check=True)
        self.assertEqual(os.listdir(os.path.dirname(own)), [os.path.basename(own)])

    def test_launchgen_mk_prints_a_warning_once(self):
        project = self.project(systems.Include, "art")
        first = "Portrait</string><string>UIInterfaceOrientationLandscapeLeft"
        project.write(project.info_plist, INFO_PLIST.format(orientation=first))
        built = subprocess.run(project.system, cwd=project.folder, stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT, text=True, check=True)
        self.assertEqual(built.stdout.count("launches into portrait"), 1, built.stdout)

    def test_launchgen_mk_says_what_is_not_set(self):
        project = self.project(systems.Include, "art")
        for makefile, words in [
            ("include launchgen.mk", "LAUNCH_ARTWORK is not set"),
            ("LAUNCH_ARTWORK = a\nLAUNCH_IMAGES = a b\ninclude launchgen.mk", "'a b'"),
        ]:
            project.write("Makefile", makefile + "\n")
            result = subprocess.run(["make"], cwd=project.folder, stdout=subprocess.PIPE,
                                    stderr=subprocess.STDOUT, text=True, check=False)
            self.assertEqual(result.returncode, 2)
            self.assertIn(words, result.stdout)

    def test_ninja(self):
        self.try_names(systems.Ninja)

    def test_llbuild(self):
        tool = systems.swift_build_tool()
        if not tool:
            self.skipTest("no swift-build-tool in this toolchain")
        systems.LLBuild.system = [tool, *systems.LLBuild.system[1:]]
        self.try_names(systems.LLBuild)

    def test_ninja_stops_where_the_images_are_the_same(self):
        project = self.project(systems.Ninja, "art")

        def copies():
            with open(project.path("copies.log"), encoding="utf-8") as log:
                return len(log.readlines())

        project.build()
        time.sleep(0.02)
        os.utime(project.path(project.artwork))
        self.assertEqual([project.build(), copies()], [2, 1])
        artworks.write(project.path(project.artwork), 2, width=64, height=36)
        self.assertEqual([project.build(), copies()], [3, 2])


if __name__ == "__main__":
    unittest.main()
