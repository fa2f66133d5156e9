#!/usr/bin/env python3
"""An array job of Slurm: LAUNCHGEN=PATH test_slurm.py, as root.

200 artworks in 10 tasks on two nodes. One task cannot have the files it needs at first, and is run
again; one node is killed with all that runs on it. Needs slurmctld, slurmd and munge of Debian.
"""

import json
import os
import subprocess
import time
import unittest

import artworks
import recipes
import servers
import slurm

LAUNCHGEN = os.path.abspath(os.environ["LAUNCHGEN"])
COUNT = 200
TASKS = 10
BROKEN = "app113"
STARVED = 3

def script():
    """The job of Documentation/Scale.md, but for the task that is starved."""
    text = recipes.replaced(recipes.recipe("Array jobs"), "launchgen build", f"'{LAUNCHGEN}' build")
    starve = (f'if [ "$SLURM_ARRAY_TASK_ID.${{SLURM_RESTART_COUNT-0}}" = {STARVED}.0 ]; '
              "then ulimit -n 12; fi\n")
    return recipes.replaced(text, "report=", starve + "report=")


class SlurmTests(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.scratch = servers.scratch("slurm")
        begun = time.monotonic()
        cls.cluster = slurm.Cluster(cls.scratch)
        print(f"cluster ready after {time.monotonic() - begun:.1f} s")
        cls.folder = os.path.join(cls.scratch, "work")
        os.makedirs(os.path.join(cls.folder, "reports"))
        cls.names = [f"app{index:03}" for index in range(COUNT)]
        with open(os.path.join(cls.folder, "apps.jsonl"), "w", encoding="utf-8") as manifest:
            for index, name in enumerate(cls.names):
                artworks.write(os.path.join(cls.folder, "art", name + ".png"), index,
                               broken=name == BROKEN)
                app = {"id": name, "artwork": f"art/{name}.png", "output": "out/" + name}
                manifest.write(json.dumps(app) + "\n")
        cls.script = os.path.join(cls.folder, "job.sh")
        with open(cls.script, "w", encoding="utf-8") as file:
            file.write(script())

    def report(self, *files):
        return subprocess.run(
            [LAUNCHGEN, "report", "--manifest", "apps.jsonl", *files], cwd=self.folder,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)

    def running_on(self, job, node):
        return [number for number, fields in self.cluster.tasks(job).items()
                if fields["JobState"] == "RUNNING" and fields.get("NodeList") == node]

    def kill_a_working_node(self, job):
        """Kills node1 while it runs a task that has reported something but isn't done."""
        def lines(task):
            path = os.path.join(self.folder, "reports", f"{task}.jsonl")
            if not os.path.exists(path):
                return 0
            with open(path, encoding="utf-8") as file:
                return len(file.readlines())

        found = []

        def is_working():
            found[:] = [task for task in self.running_on(job, "node1") if task != STARVED]
            return found and lines(found[0]) > 3
        servers.wait_for("a task on node1", is_working, 120)
        self.cluster.nodes["node1"].kill()
        return found[0]

    def test_a_killed_node_and_a_task_that_is_run_again(self):
        begun = time.monotonic()
        job = self.cluster.submit(self.script)
        killed = self.kill_a_working_node(job)
        tasks = self.cluster.wait(job, 300)
        seconds = time.monotonic() - begun
        restarts = {task: int(fields["Restarts"]) for task, fields in tasks.items()
                    if fields["Restarts"] != "0"}
        print(f"{COUNT} artworks, {TASKS} tasks, node1 killed in task {killed}: {seconds:.1f} s; "
              f"run again: {restarts}")
        self.assertIn(STARVED, restarts)
        self.assertIn(killed, restarts)
        self.assertEqual(tasks[killed]["NodeList"], "node2")
        codes = sorted(fields["ExitCode"] for fields in tasks.values())
        self.assertEqual(codes, ["0:0"] * (TASKS - 1) + ["1:0"])

        reports = sorted(os.path.join("reports", name)
                         for name in os.listdir(os.path.join(self.folder, "reports")))
        self.assertEqual(len(reports), TASKS)
        result = self.report(*reports)
        print(result.stdout.rstrip())
        self.assertEqual(result.returncode, 1)
        self.assertIn(BROKEN, result.stdout)
        self.assertIn(f"art/{BROKEN}.png: error: ", result.stdout)
        for name in self.names:
            if name != BROKEN:
                self.assertNotIn(name, result.stdout)

        self.check_bytes()
        self.check_what_is_missing(reports)

    def check_bytes(self):
        for name in self.names[::10]:
            with self.subTest(name):
                hand = os.path.join(self.scratch, "hand", name)
                self.assertEqual(
                    artworks.digests(os.path.join(self.folder, "out", name)),
                    artworks.by_hand(
                        LAUNCHGEN, os.path.join(self.folder, "art", name + ".png"), hand))

    def check_what_is_missing(self, reports):
        """Without the reports of one task, its apps are named."""
        with open(os.path.join(self.folder, reports[0]), encoding="utf-8") as file:
            lost = {json.loads(line)["id"] for line in file}
        result = self.report(*reports[1:])
        self.assertEqual(result.returncode, 1)
        named = {name for name in self.names if name in result.stdout}
        self.assertEqual(named, lost | {BROKEN})


if __name__ == "__main__":
    unittest.main()
