#!/usr/bin/env python3
"""The recipes of Documentation/Building.md, to the letter: LAUNCHGEN=PATH test_recipes.py.

Each is run on an app with an Info.plist of its own, which launches to the left. At the end, the images
are those for that side, `check` finds nothing wrong, and `explain` names files that are there.
"""

import json
import os
import plistlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

import systems

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path += [os.path.join(HERE, "..", "Distributed"), os.path.join(HERE, "..", "Packaging")]
import artworks  # noqa: E402
import snippet  # noqa: E402

LAUNCHGEN = os.path.abspath(os.environ["LAUNCHGEN"])

INFO_PLIST = plistlib.dumps({
    "CFBundleIdentifier": "com.example.app",
    "UISupportedInterfaceOrientations": [
        "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"],
}).decode()

# Of fastlane, what the recipe uses of it.
FASTLANE = """\
def lane(_name) = yield
def sh(*command) = (system(*command) or abort command.join(" "))
"""


class RecipeTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="launchgen-recipes-")
        self.addCleanup(folder.cleanup)
        # As installed: launchgen.mk is found from the command.
        installed = os.path.join(folder.name, "installed")
        os.makedirs(installed + "/bin")
        os.makedirs(installed + "/share/launchgen")
        os.symlink(LAUNCHGEN, installed + "/bin/launchgen")
        shutil.copy(systems.INCLUDED, installed + "/share/launchgen")
        self.environment = dict(os.environ, PATH=f"{installed}/bin:{os.environ['PATH']}")
        self.folder = os.path.join(folder.name, "my app")
        os.makedirs(self.path("App"))
        self.write("App/Info.plist", INFO_PLIST)
        artworks.write(self.path("art.png"), 1, width=160, height=90)
        self.run_command(LAUNCHGEN, "build", "art.png", "-o", "../expected", "-q", "--orientation",
                         "landscape-left")

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)

    def run_command(self, *command, status=0, **changes):
        result = subprocess.run(command, cwd=self.folder, env=dict(self.environment, **changes),
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                check=False)
        self.assertEqual(result.returncode, status, result.stdout)
        return result.stdout

    def expect_launch(self):
        images = self.path("App/LaunchImages")
        for name in os.listdir(self.path("../expected")):
            if name.startswith("."):
                continue
            with open(self.path("../expected/" + name), "rb") as expected:
                with open(os.path.join(images, name), "rb") as made:
                    self.assertEqual(made.read(), expected.read(), name)
        checked = self.run_command("launchgen", "check", "App")
        self.assertRegex(checked, r"^App/Info.plist:\d+: note: [^\n]*\[newer-iphones\]\n$")
        document = json.loads(self.run_command("launchgen", "explain", "App", "--json"))
        shown = [launch for launch in document["launches"] if launch["outcome"] == "image"]
        self.assertGreater(len(shown), 4)
        for launch in shown:
            self.assertIn(launch["file"], os.listdir(images))
            if "UIInterfaceOrientationPortrait" in launch["held"]:
                self.assertEqual(launch["launchOrientation"], "UIInterfaceOrientationLandscapeLeft")

    def merge_once(self):
        """What the page says before its recipes."""
        self.run_command("launchgen", "merge", "App/Info.plist")

    def time_of(self, name):
        return os.stat(self.path(name)).st_mtime_ns

    def expect_rebuilds(self, command, stamp, changes):
        """A build system begins the command anew after each change, and only then."""
        for change in changes:
            time.sleep(0.02)
            change()
            before = self.time_of(stamp) if os.path.exists(self.path(stamp)) else 0
            self.run_command(*command)
            self.assertGreater(self.time_of(stamp), before, change)
            self.expect_nothing_to_do(command, stamp)

    def expect_nothing_to_do(self, command, stamp):
        before = self.time_of(stamp)
        self.run_command(*command)
        self.assertEqual(self.time_of(stamp), before)

    def changes(self):
        image = self.path("App/LaunchImages/Default-iOS8-667h@3x.png")
        return [lambda: os.utime(self.path("art.png")), lambda: os.utime(self.path("App/Info.plist")),
                lambda: os.remove(image)]

    def test_archive(self):
        lines = snippet.snippets()["archive"].splitlines()
        commands = [line for line in lines if line.startswith("launchgen ")]
        self.run_command("sh", "-ec", "\n".join(commands))
        self.expect_launch()

    def test_make(self):
        self.merge_once()
        makefile = snippet.snippets()["make"] + "app:\n\techo app > $@\n"
        # make before 4.3 runs a line without a shell if nothing in it needs one, and finds no program
        # named command. The redirection needs one.
        self.assertIn("$(shell command -v launchgen 2> /dev/null)", makefile)
        self.write("Makefile", makefile)
        missing = self.run_command("make", status=2, PATH="/usr/bin:/bin")
        self.assertIn("launchgen is not in PATH", missing)
        self.run_command("make", "--jobs", "2")
        self.expect_launch()
        stamp = "App/LaunchImages/.launchgen-stamp"
        self.expect_nothing_to_do(["make"], stamp)
        self.run_command("make", "-q")
        options = "LAUNCHGEN_OPTIONS = "
        other = makefile.replace(options, options + "--compression fast ")
        # An option that changes no image is a change all the same.
        quoted = makefile.replace(options, options + "--jobs '1' ")
        self.expect_rebuilds(["make"], stamp, [
            *self.changes(), lambda: self.write("Makefile", other),
            lambda: self.write("Makefile", quoted), lambda: self.write("Makefile", makefile)])
        self.expect_launch()
        self.run_command("make", "clean")
        self.assertFalse(os.path.exists(self.path("App/LaunchImages")))

    def test_make_with_a_rule(self):
        self.merge_once()
        self.write("Makefile", snippet.snippets()["make-rule"])
        self.run_command("make")
        self.expect_launch()
        self.expect_nothing_to_do(["make"], "launch-images.stamp")
        changes = [*self.changes(), lambda: os.utime(self.path("Makefile"))]
        self.expect_rebuilds(["make"], "launch-images.stamp", changes)
        self.expect_launch()

    def test_ninja(self):
        self.merge_once()
        self.write("build.ninja", snippet.snippets()["ninja"])
        self.run_command("ninja")
        self.expect_launch()
        listed = self.run_command("launchgen", "build", "art.png", "--output", "App/LaunchImages",
                                  "--list-outputs", "paths").split()
        rule = snippet.snippets()["ninja"].replace("$images", "App/LaunchImages")
        for path in listed:
            self.assertRegex(rule, rf"(\s){path}[\s:]")
        nothing = "ninja: no work to do.\n"
        self.assertEqual(self.run_command("ninja"), nothing)
        for change in self.changes():
            time.sleep(0.02)
            change()
            self.assertIn("[1/1] ", self.run_command("ninja"))
            self.assertEqual(self.run_command("ninja"), nothing)
        self.expect_launch()

    def test_xcode(self):
        """The phase as Xcode runs it, whose sandbox is tried by Tests/Packaging/sandbox.sh."""
        self.run_command("sh", "-ec", snippet.snippets()["xcode"])
        with open(self.path("LaunchImages-inputs.xcfilelist"), encoding="utf-8") as file:
            self.assertEqual(file.read().split(), ["$(SRCROOT)/art.png", "$(SRCROOT)/App/Info.plist"])
        os.mkdir(self.path("tmp"))
        xcode = {"SRCROOT": self.folder, "TARGET_TEMP_DIR": self.path("tmp")}
        self.run_command("sh", "launch-images.sh", **xcode)
        with open(self.path("LaunchImages-outputs.xcfilelist"), encoding="utf-8") as file:
            for line in file.read().splitlines():
                self.assertTrue(os.path.exists(line.replace("$(SRCROOT)", self.folder)), line)
        self.expect_launch()
        self.assertEqual(os.listdir(self.path("tmp")), [])
        # What is wrong is said in the form that Xcode shows at the file.
        self.write("art.png", "text")
        said = self.run_command("sh", "launch-images.sh", status=65, **xcode)
        self.assertRegex(said, r"(?m)^[^'\":]+: error: ")

    @unittest.skipUnless(shutil.which("ruby"), "no Ruby here")
    def test_fastlane(self):
        os.mkdir(self.path("fastlane"))
        self.write("fastlane/Fastfile.rb", FASTLANE + snippet.snippets()["fastlane"])
        self.run_command("sh", "-c", "cd fastlane && ruby Fastfile.rb")
        self.expect_launch()

    def test_without_a_name(self):
        """Why the recipes name the Info.plist."""
        said = self.run_command("launchgen", "build", "art.png", "--output", "App/LaunchImages")
        self.assertIn("App/Info.plist: warning: launches into landscape-left", said)


if __name__ == "__main__":
    unittest.main()
