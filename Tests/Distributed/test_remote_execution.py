#!/usr/bin/env python3
"""Bazel with remote execution: LAUNCHGEN=PATH test_remote_execution.py.

70 artworks, one of them broken, on two workers, one of which is killed while it works. Needs
bazel-bootstrap and postgresql of Debian, and BuildGrid in .build/engines (install.sh).
"""

import os
import re
import tempfile
import time
import unittest

import artworks
import bazel
import grid
import servers

LAUNCHGEN = os.path.abspath(os.environ["LAUNCHGEN"])
COUNT = 70
BROKEN = 33

BUILD = """\
load("@launchgen//:launch_images.bzl", "launch_file", "launch_images")

[launch_images(
    name = art[:-4],
    artwork = art,
) for art in glob(["*.png"])]

launch_file(
    name = "file",
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
        cls.grid = grid.BuildGrid(cls.scratch)
        print(f"servers ready after {time.monotonic() - begun:.1f} s")
        cls.workspace = bazel.Workspace(cls.scratch, LAUNCHGEN, [
            "--remote_executor=grpc://" + cls.grid.address, "--spawn_strategy=remote", "--jobs=16",
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

    def build_with_a_killed_worker(self):
        workers = [self.grid.worker(f"worker{index}") for index in (1, 2)]
        victim = workers[0]

        def is_working():
            counts = [victim.output().count(word) for word in ("begin", "end")]
            return counts[0] > 8 and counts[0] > counts[1]

        build = self.workspace.start_build("//brands:all")
        servers.wait_for("the first worker in the middle of its work", is_working, 120)
        victim.kill()
        result = build.result(bazel.TIME_LIMIT)
        log = victim.output()
        self.assertEqual(log.count("begin"), log.count("end") + 1, "killed between two actions")
        return result, re.findall(r"begin (\S+)", log)[-1]

    def test_a_killed_worker_and_a_broken_artwork(self):
        begun = time.monotonic()
        result, interrupted = self.build_with_a_killed_worker()
        print(f"{COUNT} artworks: {time.monotonic() - begun:.1f} s, {bazel.processes(result)}")
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn(f"brands/{name(BROKEN)}.png: error: ", result.stdout)
        self.assertEqual(re.findall(r"brands/(\w+)\.png failed: \(Exit (\d+)\)", result.stdout),
                         [(name(BROKEN), "65")])
        print("made again by the other worker:", interrupted)

        for index in range(COUNT):
            if index != BROKEN:
                with self.subTest(name(index)), tempfile.TemporaryDirectory() as folder:
                    art = self.workspace.path("brands", name(index) + ".png")
                    self.assertEqual(
                        artworks.digests(self.workspace.path("bazel-bin", "brands", name(index))),
                        artworks.by_hand(LAUNCHGEN, art, folder))

        self.workspace.clean()
        good = [f"//brands:{name(index)}" for index in range(COUNT) if index != BROKEN]
        again = self.timed("again after 'bazel clean'", *good, "//brands:file")
        self.assertEqual(again.returncode, 0, again.stdout)
        self.assertEqual(bazel.processes(again), {"remote cache hit": COUNT})
        catalog = self.workspace.path("bazel-bin", "brands", "file", "LaunchAssets.xcassets")
        self.assertIn("LaunchArtwork.imageset/Contents.json", artworks.digests(catalog))


if __name__ == "__main__":
    unittest.main()
