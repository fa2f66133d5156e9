#!/usr/bin/env python3
"""Array jobs of Slurm: LAUNCHGEN=PATH test_slurm.py, as root.

200 artworks in 10 tasks on two nodes, in a shared folder and in an object store. One task cannot have
what it needs at first, and is run again; one node is killed with all that runs on it. ARTWORKS=2000
takes as many in place of the 200, of four kinds and with 1920x1080 pixels. Needs slurmctld, slurmd,
munge, rclone, jq and time of Debian, and SeaweedFS in .build/engines (install.sh).
"""

import collections
import glob
import json
import os
import re
import subprocess
import time
import unittest

import artworks
import object_store
import recipes
import servers
import slurm

LAUNCHGEN = os.path.abspath(os.environ["LAUNCHGEN"])
MANY = "ARTWORKS" in os.environ
COUNT = int(os.environ.get("ARTWORKS", 200))
KIND = {"make": artworks.varied, "width": 1920, "height": 1080} if MANY else {}
TASKS = max(10, COUNT // 100)
BROKEN = "app0113"
STARVED = 3
TIME_LIMIT = 300 + COUNT


class Job(unittest.TestCase):
    """A cluster, artworks in `folder`, and a job from Documentation/Scale.md."""

    maxDiff = None
    recipe = starve = ""

    @classmethod
    def setUpClass(cls):
        cls.scratch = servers.scratch("slurm")
        cls.usage = os.path.join(cls.scratch, "usage")
        begun = time.monotonic()
        cls.cluster = slurm.Cluster(cls.scratch)
        print(f"cluster ready after {time.monotonic() - begun:.1f} s")
        cls.folder = os.path.join(cls.scratch, "work")
        os.makedirs(os.path.join(cls.folder, "reports"))
        cls.names = [f"app{index:04}" for index in range(COUNT)]
        # All kinds of artworks.
        cls.samples = cls.names[::COUNT // 20 + 1]
        with open(os.path.join(cls.folder, "apps.jsonl"), "w", encoding="utf-8") as manifest:
            for index, name in enumerate(cls.names):
                artworks.write(os.path.join(cls.folder, "art", name + ".png"), index,
                               broken=name == BROKEN, **KIND)
                app = {"id": name, "artwork": f"art/{name}.png",
                       "build": {"output": "out/" + name}}
                manifest.write(json.dumps(app) + "\n")

    def script(self):
        """The job, but for the task that is starved, and with the CPU time of its programs."""
        text = recipes.recipe(self.recipe)
        for program, path in [("launchgen make", f"{LAUNCHGEN} make"), ("rclone", "rclone")]:
            text = re.sub(rf"(^|&& ){program} ",
                          rf"\1time -q -a -o {self.usage} -f '{program} %U %S' {path} ",
                          text, flags=re.MULTILINE)
        self.assertIn(LAUNCHGEN, text)
        starve = (f'if [ "$SLURM_ARRAY_TASK_ID.${{SLURM_RESTART_COUNT-0}}" = {STARVED}.0 ]; '
                  f"then {self.starve}; fi\n")
        return text.replace("--requeue\n", "--requeue\n" + starve)

    def submit(self):
        path = os.path.join(self.scratch, "submit", "job.sh")
        os.makedirs(os.path.dirname(path))
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.script())
        return self.cluster.submit(path, f"--array=0-{TASKS - 1}", "--chdir=" + self.job_folder())

    def job_folder(self):
        return self.folder

    def running_on(self, job, node):
        return [number for number, fields in self.cluster.tasks(job).items()
                if fields["JobState"] == "RUNNING" and fields.get("NodeList") == node]

    def reported_on(self, node):
        """The file of a task on the node that has reported something, and is not done."""
        for number in servers.descendants(self.cluster.nodes[node].process.pid):
            try:
                report = os.readlink(f"/proc/{number}/fd/1")
                with open(report, encoding="utf-8") as file:
                    if report.endswith(".jsonl") and len(file.readlines()) > 3:
                        return report
            except OSError:
                pass
        return None

    def kill_a_working_node(self, job):
        """Kills node1 while it runs a task that has reported something but isn't done."""
        found = []

        def is_working():
            tasks = [task for task in self.running_on(job, "node1") if task != STARVED]
            report = self.reported_on("node1")
            found[:] = [tasks[0], report] if tasks and report else []
            return found
        servers.wait_for("a task on node1", is_working, 120)
        self.cluster.nodes["node1"].kill()
        return found

    def run_with_a_killed_node(self):
        """Gives the report that the killed task had begun."""
        begun = time.monotonic()
        job = self.submit()
        killed, report = self.kill_a_working_node(job)
        tasks = self.cluster.wait(job, TIME_LIMIT)
        seconds = time.monotonic() - begun
        restarts = {task: int(fields["Restarts"]) for task, fields in tasks.items()
                    if fields["Restarts"] != "0"}
        print(f"{self.recipe}: {COUNT} artworks, {TASKS} tasks, node1 killed in task {killed}: "
              f"{seconds:.1f} s; run again: {restarts}")
        self.print_cost()
        self.assertIn(STARVED, restarts)
        self.assertIn(killed, restarts)
        self.assertEqual(tasks[killed]["NodeList"], "node2")
        codes = sorted(fields["ExitCode"] for fields in tasks.values())
        self.assertEqual(codes, ["0:0"] * (TASKS - 1) + ["1:0"])
        return report

    def print_cost(self):
        spent = collections.Counter()
        with open(self.usage, encoding="utf-8") as file:
            for line in file:
                program, user, system = line.rsplit(None, 2)
                spent[program] += float(user) + float(system)
        spent["Slurm"] = sum(program.cpu_seconds() for program in self.cluster.programs)
        spent.update(self.other_cost())
        print("CPU seconds for 1,000 artworks: " + ", ".join(
            f"{program} {seconds * 1000 / COUNT:.1f}" for program, seconds in spent.items()))

    @staticmethod
    def other_cost():
        return {}

    def report(self, *files):
        return subprocess.run(
            [LAUNCHGEN, "report", "--manifest", "apps.jsonl", *files], cwd=self.folder,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)

    def check(self, folder):
        """That the reports name the broken app alone, and that images are those made by hand."""
        reports = sorted(glob.glob(os.path.join(folder, "reports", "*.jsonl")))
        self.assertEqual(len(reports), TASKS)
        result = self.report(*reports)
        print(result.stdout.rstrip())
        self.assertEqual(result.returncode, 1)
        self.assertIn(f"art/{BROKEN}.png: error: ", result.stdout)
        self.assertEqual({name for name in self.names if name in result.stdout}, {BROKEN})
        for name in self.samples:
            with self.subTest(name):
                hand = os.path.join(self.scratch, "hand", name)
                self.assertEqual(
                    artworks.digests(os.path.join(folder, "out", name)),
                    artworks.by_hand(
                        LAUNCHGEN, os.path.join(self.folder, "art", name + ".png"), hand))
        self.check_what_is_missing(reports)

    def check_what_is_missing(self, reports):
        """Without the reports of one task, its apps are named."""
        with open(reports[0], encoding="utf-8") as file:
            lost = {json.loads(line)["id"] for line in file}
        result = self.report(*reports[1:])
        self.assertEqual(result.returncode, 1)
        named = {name for name in self.names if name in result.stdout}
        self.assertEqual(named, lost | {BROKEN})


class SharedFolderTests(Job):
    recipe = "Array jobs"
    starve = "ulimit -n 12"

    def test_a_killed_node_and_a_task_that_is_run_again(self):
        self.run_with_a_killed_node()
        self.check(self.folder)


class ObjectStoreTests(Job):
    recipe = "Object store"
    starve = ("export RCLONE_CONFIG_STORE_ENDPOINT=http://127.0.0.1:1 RCLONE_RETRIES=1 "
              "RCLONE_LOW_LEVEL_RETRIES=1")

    def setUp(self):
        self.store = object_store.ObjectStore(self.scratch)
        self.disks = os.path.join(self.scratch, "disks")
        os.makedirs(self.disks)
        # What the tasks inherit: they may use a disk of their own, and the store.
        self.cluster.environment.update(self.store.environment, TMPDIR=self.disks)
        self.store.rclone("copy", self.folder, object_store.BUCKET)

    def job_folder(self):
        """Nothing is here."""
        return self.disks

    def other_cost(self):
        return {"store": self.store.server.cpu_seconds()}

    def test_a_lost_task_and_one_that_does_not_reach_the_store(self):
        report = self.run_with_a_killed_node()
        lost = os.path.dirname(report)
        self.assertEqual(os.path.dirname(lost), self.disks)
        self.assertEqual(glob.glob(os.path.join(self.disks, "tmp.*")), [lost])
        folder = os.path.join(self.scratch, "fetched")
        self.store.rclone("copy", object_store.BUCKET, folder, "--include", "/reports/*",
                          "--include", "/out/{" + ",".join(self.samples) + "}/*")
        self.assertFalse(os.path.exists(os.path.join(folder, "reports", os.path.basename(report))))
        self.check(folder)
        files = artworks.digests(os.path.join(folder, "out", self.names[0]))
        listed = self.store.rclone("lsf", "--recursive", "--files-only", object_store.BUCKET + "/out")
        self.assertEqual(
            set(listed.splitlines()),
            {f"{name}/{file}" for name in self.names if name != BROKEN for file in files})


if __name__ == "__main__":
    unittest.main()
