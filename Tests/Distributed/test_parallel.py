#!/usr/bin/env python3
"""GNU parallel over ssh: LAUNCHGEN=PATH test_parallel.py. Needs parallel, sshd, rsync, jq of Debian.

The commands are those of Documentation/Scale.md. Both machines are this one.
"""

import json
import os
import signal
import subprocess
import time
import unittest

import artworks
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
                app = {"id": name, "artwork": f"art/{name}.png", "output": "out/" + name}
                manifest.write(json.dumps(app) + "\n")

    def start(self, text):
        """Starts commands on this test's machines."""
        text = recipes.replaced(text, "launchgen build", f'"{LAUNCHGEN}" build')
        text = recipes.replaced(text, "parallel --sshlogin",
                                f"parallel --will-cite --ssh '{self.machines.command}' --sshlogin")
        environment = dict(os.environ, PARALLEL_HOME=os.path.join(self.scratch, "parallel"))
        return servers.Program(
            "commands", ["bash", "-c", text], self.scratch, end=signal.SIGKILL, cwd=self.folder,
            env=environment)

    def jobs(self):
        """The machine and the exit code of each try, in order."""
        with open(os.path.join(self.folder, "jobs.log"), encoding="utf-8") as log:
            fields = [line.split("\t") for line in log.readlines()[1:]]
        return [(field[1].split()[-1], int(field[6])) for field in fields]

    def report(self, *files):
        return subprocess.run(
            [LAUNCHGEN, "report", "--manifest", "apps.jsonl", *files], cwd=self.folder,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)

    def check(self, files):
        result = self.report(*files)
        self.assertEqual(result.returncode, 1)
        self.assertEqual({name for name in self.names if name in result.stdout}, {BROKEN})
        for name in self.names[::4]:
            with self.subTest(name):
                art = os.path.join(self.folder, "art", name + ".png")
                self.assertEqual(
                    artworks.digests(os.path.join(self.folder, "out", name)),
                    artworks.by_hand(LAUNCHGEN, art, os.path.join(self.scratch, "hand", name)))

    def test_a_shared_folder_and_a_machine_that_dies(self):
        def has_begun():
            return os.path.isdir(os.path.join(self.folder, "out")) and \
                self.machines.has_visitors("one")

        begun = time.monotonic()
        run = self.start(recipes.recipe("GNU parallel"))
        servers.wait_for("work on machine one", has_begun, 60)
        self.assertIsNone(run.process.poll(), "done before a machine was killed")
        self.machines.servers["one"].kill()
        result = run.result(TIME_LIMIT)
        print(f"shared folder, {COUNT} artworks, 8 shards, one machine killed: "
              f"{time.monotonic() - begun:.1f} s")
        self.assertNotEqual(result.returncode, 0)
        self.check([f"reports/{shard}.jsonl" for shard in range(1, 9)])

    def test_batches_without_a_shared_folder(self):
        remote = os.path.join(self.scratch, "remote")
        text = recipes.replaced(recipes.recipe("GNU parallel", 2), "/tmp/launchgen", remote)
        begun = time.monotonic()
        result = self.start(text).result(TIME_LIMIT)
        print(f"batches, {COUNT} artworks, 4 batches: {time.monotonic() - begun:.1f} s")
        self.assertEqual(sorted(code for _, code in self.jobs()), [0, 0, 0, 1], result.stdout)
        self.check(sorted(name for name in os.listdir(self.folder)
                          if name.startswith("batch-") and name.endswith(".jsonl")))


if __name__ == "__main__":
    unittest.main()
