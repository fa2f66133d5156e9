#!/usr/bin/env python3
"""Bazel's rules on one machine: LAUNCHGEN=PATH test_bazel.py. Needs bazel-bootstrap of Debian."""

import json
import os
import re
import subprocess
import tempfile
import unittest

import artworks
import bazel
import servers

LAUNCHGEN = os.path.abspath(os.environ["LAUNCHGEN"])

INFO_PLIST = """\
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>UISupportedInterfaceOrientations</key>
    <array><string>UIInterfaceOrientationLandscapeLeft</string></array>
</dict>
</plist>
"""

# Target, attributes of the rule, options of the command that mean the same.
IMAGES = [
    ("plain", "", []),
    ("jobs", "jobs = 2", []),
    ("oriented", 'info_plist = "Info.plist"', ["--orientation", "landscape-left"]),
    ("native", 'scales = ["native"], launchgen = "@launchgen_installed//:bin/launchgen"',
     ["--scales", "native"]),
    ("few", 'screens = ["414x736", "320x480"], scales = ["3"], name_prefix = "It\'s $1"',
     ["--screens", "414x736,320x480", "--scales", "3", "--name-prefix", "It's $1"]),
    ("placed", 'fit = "contain", focus = "right top", background = "#123"',
     ["--fit", "contain", "--focus", "right top", "--background", "#123"]),
    ("every", 'screens = ["ipads", "PHONES", "all"]', ["--screens", "all"]),
    ("ipads", 'screens = ["ipads"], scales = ["2"]', ["--screens", "ipads", "--scales", "2"]),
    ("upright", 'screens = ["568h", "414x896", "1366", "956"], upright_from = "18.2"',
     ["--screens", "320x568,414x896,1024x1366,440x956", "--upright-from", "18.2"]),
    ("only_upright", 'screens = ["440x956"], upright_from = "9", scales = ["native"]',
     ["--screens", "956", "--upright-from", "9", "--scales", "native"]),
    ("page", 'screens = ["414x736"], preview = True', ["--screens", "414x736", "--preview"]),
    ("branded", 'logo = "logo.png", logo_size = "25%", logo_position = "right", focus = "20%,50%"',
     ["--logo", "app/logo.png", "--logo-size", "25%", "--logo-position", "right",
      "--focus", "20%,50%"]),
    ("further", 'filter = "box", compression = "fast"',
     ["--filter", "box", "--compression", "fast"]),
]

SCREENS = [
    ("storyboard", "", []),
    ("screen", 'kind = "ui-launch-screen"', ["--kind", "ui-launch-screen"]),
    ("dark", 'dark = "logo.png", dark_background = "#123", preview = True',
     ["--dark", "app/logo.png", "--dark-background", "#123", "--preview"]),
    ("branded_screen", 'logo = "logo.png", logo_size = "120"',
     ["--logo", "app/logo.png", "--logo-size", "120"]),
]

# Targets with a logo and without an artwork.
LOGOS = [
    ("logo", "launch_images", 'background = "#123", logo_size = "90"',
     ["--background", "#123", "--logo-size", "90"]),
    ("logo_screen", "launch_screen", "", []),
]

COMMANDS = {"launch_images": "build", "launch_screen": "screen"}

BUILD = """\
load("@launchgen//:launch_images.bzl", "launch_check_test", "launch_images", "launch_screen")
{targets}
filegroup(name = "resources", srcs = [":plain"], output_group = "resources")
filegroup(name = "infoplists", srcs = [":plain"], output_group = "infoplists")
filegroup(name = "launch_storyboard", srcs = [":storyboard"], output_group = "launch_storyboard")
filegroup(name = "catalog", srcs = [":storyboard"], output_group = "resources")
"""

CHECK = """\
load("@launchgen//:launch_images.bzl", "launch_check_test", "launch_images")
launch_images(name = "images", artwork = "art.png")
launch_check_test(name = "good", srcs = ["Info.plist"], data = [":images"], size = "small",
                  disable = ["no-launch-screen"], target = "7.0")
launch_check_test(name = "bad", srcs = ["Info.plist"], data = ["Default-iOS7@2x.png"],
                  size = "small")
"""


def build_file():
    images = [f'launch_images(name = "{name}", artwork = "art.png", {attributes})'
              for name, attributes, _ in IMAGES]
    screens = [f'launch_screen(name = "{name}", artwork = "art.png", {attributes})'
               for name, attributes, _ in SCREENS]
    logos = [f'{rule}(name = "{name}", logo = "logo.png", {attributes})'
             for name, rule, attributes, _ in LOGOS]
    return BUILD.format(targets="\n".join(images + screens + logos))


class BazelTests(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.scratch = servers.scratch("bazel")
        cls.workspace = bazel.Workspace(cls.scratch, LAUNCHGEN)
        cls.workspace.write("app/BUILD", build_file())
        cls.workspace.write("app/Info.plist", INFO_PLIST)
        artworks.write(cls.workspace.path("app", "art.png"), 1)
        artworks.write(cls.workspace.path("app", "logo.png"), 2, width=100, height=80)

    def build(self, *arguments):
        result = self.workspace.run("build", *arguments)
        self.assertEqual(result.returncode, 0, result.stdout)
        return result

    def built(self, *parts):
        return self.without_page(artworks.digests(self.workspace.path("bazel-bin", *parts)))

    @staticmethod
    def without_page(digests):
        """The page names the command that made it."""
        digests.pop("LaunchPreview.html", None)
        return digests

    def by_hand(self, *options, command="build", artwork="app/art.png"):
        with tempfile.TemporaryDirectory(dir=self.scratch) as folder:
            return self.without_page(artworks.by_hand(
                LAUNCHGEN, artwork, folder, *options, command=command, cwd=self.workspace.folder))

    def files(self, target):
        """The files of a target, without their folder."""
        lines = self.build(target, "--show_result=1").stdout.splitlines()
        prefix = "  bazel-bin/app/"
        return sorted(line[len(prefix):] for line in lines if line.startswith(prefix))

    def test_bytes_are_those_of_a_run_by_hand(self):
        self.build("//app:all")
        for name, _, options in IMAGES:
            with self.subTest(name):
                self.assertEqual(self.built("app", name), self.by_hand(*options))
        for name, _, options in SCREENS:
            with self.subTest(name):
                self.assertEqual(self.built("app", name), self.by_hand(*options, command="screen"))
        for name, rule, _, options in LOGOS:
            with self.subTest(name):
                self.assertEqual(
                    self.built("app", name),
                    self.by_hand("--logo", "app/logo.png", *options, command=COMMANDS[rule],
                                 artwork=None))

    def test_output_groups_are_what_rules_apple_takes(self):
        images = [f"plain/Default-{screen}@{scale}x.png" for scale in (2, 3)
                  for screen in ("iOS7", "iOS7-568h", "iOS8-667h", "iOS8-736h")]
        self.assertEqual(self.files("//app:resources"), sorted(images))
        self.assertEqual(self.files("//app:infoplists"), ["plain/UILaunchImages.plist"])
        self.assertEqual(
            self.files("//app:launch_storyboard"), ["storyboard/LaunchScreen.storyboard"])
        for file in self.files("//app:catalog"):
            self.assertIn("/LaunchAssets.xcassets/", file)

    def test_nothing_is_done_twice(self):
        self.build("//app:all")
        os.utime(self.workspace.path("app", "art.png"))
        self.assertEqual(bazel.processes(self.build("//app:all")), {})

    def test_a_cache_on_disk_has_everything(self):
        cache = "--disk_cache=" + os.path.join(self.scratch, "cache")
        self.workspace.clean()
        self.build("//app:all", cache)
        self.workspace.clean()
        again = bazel.processes(self.build("//app:all", cache))
        self.assertEqual(again, {"remote cache hit": len(IMAGES + SCREENS + LOGOS)})

    def test_only_what_changed_is_built(self):
        for name in ("one", "two"):
            artworks.write(self.workspace.path(name, "art.png"), len(name))
            self.workspace.write(name + "/BUILD", CHECK)
            self.workspace.write(name + "/Info.plist", INFO_PLIST)
            artworks.write(self.workspace.path(name, "Default-iOS7@2x.png"), 1)
        self.build("//one:images", "//two:images")
        artworks.write(self.workspace.path("two", "art.png"), 9)
        again = bazel.processes(self.build("//one:images", "//two:images"))
        self.assertEqual(again, {"linux-sandbox": 1})

    def test_no_sandbox_changes_nothing(self):
        result = self.workspace.run(
            "build", "//app:plain", "--spawn_strategy=local")
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertEqual(self.built("app", "plain"), self.by_hand())
        self.assertNotIn(".launchgen-record",
                         os.listdir(self.workspace.path("bazel-bin", "app", "plain")))

    def test_a_broken_artwork_stops_only_its_own_target(self):
        self.workspace.write("broken/BUILD", CHECK)
        artworks.write(self.workspace.path("broken", "art.png"), 1, broken=True)
        result = self.workspace.run("build", "//broken:images", "//app:plain", "--keep_going")
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stdout, r"(?m)^broken/art\.png: error: ")
        self.assertIn("(Exit 65)", result.stdout)
        self.assertEqual(self.built("app", "plain"), self.by_hand())

    def test_strict_makes_a_warning_an_error(self):
        artworks.write(self.workspace.path("strict", "art.png"), 1)
        self.workspace.write(
            "strict/BUILD", 'load("@launchgen//:launch_images.bzl", "launch_images")\n'
            'launch_images(name = "strict", artwork = "art.png", strict = True)\n')
        result = self.workspace.run("build", "//strict")
        self.assertIn("(Exit 65)", result.stdout)
        self.assertRegex(result.stdout, r"(?m)^strict/art\.png: error: is too small")

    def test_wrong_values_are_errors_before_anything_runs(self):
        for attribute, message in [
            ('fit = "kontain"', "kontain"),
            ('scales = ["native", "2"]', "not a scale: \"native\""),
            ('screens = ["1x1"]', "no screen \"1x1\""),
            ('upright_from = "new"', "not a version of iOS: \"new\""),
        ]:
            self.workspace.write(
                "wrong/BUILD", 'load("@launchgen//:launch_images.bzl", "launch_images")\n'
                f'launch_images(name = "wrong", artwork = "//app:art.png", {attribute})\n')
            self.workspace.write("app/BUILD", build_file() + 'exports_files(["art.png"])\n')
            result = self.workspace.run("build", "//wrong")
            self.assertEqual(result.returncode, 1)
            self.assertIn(message, result.stdout)

    def test_a_target_of_nothing_is_an_error(self):
        self.workspace.write(
            "nothing/BUILD", 'load("@launchgen//:launch_images.bzl", "launch_images")\n'
            'launch_images(name = "nothing")\n')
        result = self.workspace.run("build", "//nothing")
        self.assertEqual(result.returncode, 1)
        self.assertIn("set the attribute 'artwork' or 'logo'", result.stdout)

    def test_the_page_is_an_output_group_of_its_own(self):
        self.build("//app:page", "--output_groups=preview")
        self.assertTrue(os.path.exists(
            self.workspace.path("bazel-bin", "app", "page", "LaunchPreview.html")))

    def test_check_passes_and_fails(self):
        folder = self.workspace.path("check")
        self.workspace.write("check/BUILD", CHECK)
        self.workspace.write("check/Info.plist", INFO_PLIST)
        artworks.write(os.path.join(folder, "art.png"), 1)
        subprocess.run([LAUNCHGEN, "merge", "--quiet", os.path.join(folder, "Info.plist"),
                        "--orientation", "landscape-left"], check=True)
        artworks.write(os.path.join(folder, "Default-iOS7@2x.png"), 1)
        result = self.workspace.run("test", "//check:good", "--test_output=all")
        self.assertEqual(result.returncode, 0, result.stdout)
        result = self.workspace.run("test", "//check:bad", "--test_output=errors")
        self.assertEqual(result.returncode, 3, result.stdout)
        self.assertIn("check/Info.plist", result.stdout)
        self.assertIn("[wrong-size]", result.stdout)

    def test_values_of_attributes_are_those_of_the_options(self):
        for command, constants in [("build", ["_PICTURE_OPTIONS", "IMAGE_OPTIONS"]),
                                   ("screen", ["_PICTURE_OPTIONS", "SCREEN_OPTIONS"])]:
            text = subprocess.run([LAUNCHGEN, command, "--help-hidden"], stdout=subprocess.PIPE,
                                  text=True, check=True).stdout
            text = re.sub(r"\s+", " ", text)
            for name, values in attribute_values(constants).items():
                with self.subTest(command=command, name=name):
                    option = "--" + name.replace("_", "-")
                    self.assertIn(f" {option} <", text)
                    if values:
                        found = re.search(rf" {option} <.*?\(values: ([^;)]*)", text)
                        self.assertEqual(set(found.group(1).split(", ")), set(values))


def attribute_values(constants):
    """The options in the rules' source, with the values they may have (none: any)."""
    with open(os.path.join(bazel.RULES, "internal", "build.bzl"), encoding="utf-8") as file:
        source = file.read()
    found = {}
    for constant in constants:
        options = re.search(rf"^{constant} = \{{\n(.*?)^\}}", source, re.DOTALL | re.MULTILINE)
        for entry in re.finditer(r'^    "(\w+)": _option\((.*?)\),\n(?=    "|\Z)', options.group(1),
                                 re.DOTALL | re.MULTILINE):
            values = re.search(r"(\[.*\])", entry.group(2), re.DOTALL)
            found[entry.group(1)] = json.loads(values.group(1)) if values else []
    return found


if __name__ == "__main__":
    unittest.main()
