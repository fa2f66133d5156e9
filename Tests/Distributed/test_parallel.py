#!/usr/bin/env python3
"""GNU parallel over ssh: LAUNCHGEN=PATH test_parallel.py.

The commands are those of Documentation/Scale.md. Both machines are this one. Needs parallel,
openssh-server, rsync, rclone and jq of Debian, and SeaweedFS in .build/engines (install.sh).
"""

import glob
import json
import os
import shutil
import signal
import subprocess
import time
import unittest

import artworks
import object_store
import recipes
import servers
import ssh

LAUNCHGEN = os.path.abspath(os.environ["LAUNCHGEN"])
COUNT = 40
BROKEN = "app13"
TIME_LIMIT = 300


class ParallelTests(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.scratch = servers.scratch("parallel")
        self.folder = os.path.join(self.scratch, "work")
        self.names = [f"app{index:02}" for index in range(COUNT)]
        self.machines = ssh.Machines(self.scratch, ["one", "two"])
        os.makedirs(self.folder)
        with open(os.path.join(self.folder, "apps.jsonl"), "w", encoding="utf-8") as manifest:
            for index, name in enumerate(self.names):
                artworks.write(os.path.join(self.folder, "art", name + ".png"), index,
                               broken=name == BROKEN)
                app = {"id": name, "artwork": f"art/{name}.png",
                       "build": {"output": "out/" + name}}
                manifest.write(json.dumps(app) + "\n")

    def start(self, text):
        """Starts commands on this test's machines."""
        text = recipes.replaced(text, "parallel --sshlogin",
                                f"parallel --will-cite --ssh '{self.machines.command}' --sshlogin")
        environment = dict(os.environ, PARALLEL_HOME=os.path.join(self.scratch, "parallel"))
        return servers.Program(
            "commands", ["bash", "-c", text], self.scratch, end=signal.SIGKILL, cwd=self.folder,
            env=environment)

    @staticmethod
    def recipe(*which):
        text = recipes.recipe(*which)
        return recipes.replaced(text, "launchgen make", f'"{LAUNCHGEN}" make')

    def report(self, *files):
        return subprocess.run(
            [LAUNCHGEN, "report", "--manifest", "apps.jsonl", *files], cwd=self.folder,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)

    def check(self, folder):
        result = self.report(*glob.glob(os.path.join(folder, "reports", "*.jsonl")))
        self.assertEqual(result.returncode, 1)
        self.assertEqual({name for name in self.names if name in result.stdout}, {BROKEN})
        for name in self.names[::4]:
            with self.subTest(name):
                art = os.path.join(self.folder, "art", name + ".png")
                self.assertEqual(
                    artworks.digests(os.path.join(folder, "out", name)),
                    artworks.by_hand(LAUNCHGEN, art, os.path.join(self.scratch, "hand", name)))

    def test_a_shared_folder_and_a_machine_that_dies(self):
        def has_begun():
            return os.path.isdir(os.path.join(self.folder, "out")) and \
                self.machines.has_visitors("one")

        begun = time.monotonic()
        run = self.start(self.recipe("GNU parallel"))
        servers.wait_for("work on machine one", has_begun, 60)
        self.assertIsNone(run.process.poll(), "done before a machine was killed")
        self.machines.servers["one"].kill()
        result = run.result(TIME_LIMIT)
        print(f"shared folder, {COUNT} artworks, 8 shards, one machine killed: "
              f"{time.monotonic() - begun:.1f} s")
        self.assertNotEqual(result.returncode, 0)
        self.check(self.folder)

    def test_an_object_store_in_place_of_a_shared_folder(self):
        store = object_store.ObjectStore(self.scratch)
        settings = self.machines.path("home/.config/rclone/rclone.conf")
        os.makedirs(os.path.dirname(settings))
        shutil.copy(store.settings, settings)
        store.rclone("copy", self.folder, object_store.BUCKET)
        with open(os.path.join(self.folder, "task.sh"), "w", encoding="utf-8") as file:
            file.write(self.recipe("Object store"))
        text = recipes.replaced(recipes.recipe("GNU parallel", 2), "/tmp/launchgen",
                                os.path.join(self.scratch, "remote"))
        begun = time.monotonic()
        result = self.start(text).result(TIME_LIMIT)
        print(f"object store, {COUNT} artworks, 8 shards: {time.monotonic() - begun:.1f} s")
        with open(os.path.join(self.folder, "jobs.log"), encoding="utf-8") as log:
            codes = sorted(int(line.split("\t")[6]) for line in log.readlines()[1:])
        self.assertEqual(codes, [0] * 7 + [1], result.stdout)
        folder = os.path.join(self.scratch, "fetched")
        store.rclone("copy", object_store.BUCKET, folder)
        self.check(folder)


if __name__ == "__main__":
    unittest.main()
