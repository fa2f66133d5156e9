#!/usr/bin/env python3
"""Bazel with remote execution: LAUNCHGEN=PATH test_remote_execution.py.

70 artworks, one of them broken, on a server that is killed while it works, and started again. Needs
bazel-bootstrap and bubblewrap of Debian, and BuildBox in .build/engines (install.sh).
"""

import os
import re
import tempfile
import time
import unittest

import artworks
import bazel
import executor
import servers

LAUNCHGEN = os.path.abspath(os.environ["LAUNCHGEN"])
COUNT = 70
BROKEN = 33

BUILD = """\
load("@launchgen//:launch_images.bzl", "launch_images", "launch_screen")

[launch_images(
    name = art[:-4],
    artwork = art,
) for art in glob(["*.png"])]

launch_screen(
    name = "screen",
    artwork = "art01.png",
)
"""


def name(index):
    return f"art{index:02}"


class RemoteExecutionTests(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.scratch = servers.scratch("remote")
        begun = time.monotonic()
        cls.executor = executor.Executor(cls.scratch, LAUNCHGEN)
        print(f"server ready after {time.monotonic() - begun:.1f} s")
        cls.workspace = bazel.Workspace(cls.scratch, LAUNCHGEN, [
            "--remote_executor=grpc://" + cls.executor.address, "--spawn_strategy=remote", "--jobs=16",
            "--keep_going", "--remote_default_exec_properties=OSFamily=linux"])
        cls.workspace.write("brands/BUILD", BUILD)
        for index in range(COUNT):
            artworks.write(cls.workspace.path("brands", name(index) + ".png"), index,
                           broken=index == BROKEN)

    def timed(self, what, *arguments):
        begun = time.monotonic()
        result = self.workspace.run("build", *arguments)
        print(f"{what}: {time.monotonic() - begun:.1f} s, {bazel.processes(result)}")
        return result

    def build_with_a_killed_server(self):
        """Gives the build's result, and the folder that was being written."""
        build = self.workspace.start_build("//brands:all")
        servers.wait_for("some results", lambda: self.executor.results() > 8, 120)
        arguments = self.executor.kill_at_work("launchgen")
        self.executor.start()
        folder = arguments[arguments.index("--output") + 1]
        return build.result(bazel.TIME_LIMIT), os.path.basename(folder)

    def test_a_killed_server_and_a_broken_artwork(self):
        begun = time.monotonic()
        result, interrupted = self.build_with_a_killed_server()
        print(f"{COUNT} artworks: {time.monotonic() - begun:.1f} s, {bazel.processes(result)}")
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn(f"brands/{name(BROKEN)}.png: error: ", result.stdout)
        self.assertEqual(re.findall(r"brands/(\w+)\.png failed: \(Exit (\d+)\)", result.stdout),
                         [(name(BROKEN), "65")])
        print("made again by the new server:", interrupted)

        for index in range(COUNT):
            if index != BROKEN:
                with self.subTest(name(index)), tempfile.TemporaryDirectory() as folder:
                    art = self.workspace.path("brands", name(index) + ".png")
                    self.assertEqual(
                        artworks.digests(self.workspace.path("bazel-bin", "brands", name(index))),
                        artworks.by_hand(LAUNCHGEN, art, folder))

        self.workspace.clean()
        good = [f"//brands:{name(index)}" for index in range(COUNT) if index != BROKEN]
        again = self.timed("again after 'bazel clean'", *good, "//brands:screen")
        self.assertEqual(again.returncode, 0, again.stdout)
        self.assertEqual(bazel.processes(again), {"remote cache hit": COUNT})
        catalog = self.workspace.path("bazel-bin", "brands", "screen", "LaunchAssets.xcassets")
        self.assertIn("LaunchArtwork.imageset/Contents.json", artworks.digests(catalog))


if __name__ == "__main__":
    unittest.main()
