#!/usr/bin/env python3
"""`--shard auto` in the environments of engines: LAUNCHGEN=PATH test_shards.py.

A stand-in for each engine of Documentation/Scale.md that can't be installed here: it starts all tasks
of a job, with the variables that the engine's manual says, and no others.
"""

import json
import os
import re
import subprocess
import tempfile
import unittest

import artworks
import recipes

LAUNCHGEN = os.path.abspath(os.environ["LAUNCHGEN"])
COUNT = 24
TASKS = 5


def aws_batch(task):
    """A child of an array job."""
    return {"AWS_BATCH_JOB_ARRAY_INDEX": task, "AWS_BATCH_JOB_ARRAY_SIZE": TASKS,
            "AWS_BATCH_JOB_ATTEMPT": 1, "AWS_BATCH_JOB_ID": f"6c4f2a0e:{task}",
            "AWS_BATCH_CE_NAME": "spot", "AWS_BATCH_JQ_NAME": "launch-images"}


def kubernetes(task):
    """A pod of an indexed Job; its manifest sets the last one."""
    return {"JOB_COMPLETION_INDEX": task, "HOSTNAME": f"launch-images-{task}",
            "KUBERNETES_SERVICE_HOST": "10.96.0.1", "KUBERNETES_SERVICE_PORT": 443,
            "LAUNCHGEN_SHARDS": TASKS}


def gitlab(task):
    return {"CI": "true", "GITLAB_CI": "true", "CI_NODE_INDEX": task + 1, "CI_NODE_TOTAL": TASKS,
            "CI_JOB_NAME": f"images {task + 1}/{TASKS}"}


def buildkite(task):
    return {"CI": "true", "BUILDKITE": "true", "BUILDKITE_PARALLEL_JOB": task,
            "BUILDKITE_PARALLEL_JOB_COUNT": TASKS, "BUILDKITE_RETRY_COUNT": 0}


def circleci(task):
    return {"CI": "true", "CIRCLECI": "true", "CIRCLE_NODE_INDEX": task,
            "CIRCLE_NODE_TOTAL": TASKS, "CIRCLE_JOB": "images"}


def github(task):
    """The workflow sets the last two from its matrix."""
    return {"CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_JOB": "images",
            "GITHUB_RUN_ATTEMPT": 1, "LAUNCHGEN_SHARD": task + 1, "LAUNCHGEN_SHARDS": TASKS}


# In the order of the page's table.
ENGINES = {"AWS Batch": aws_batch, "Kubernetes": kubernetes, "GitLab CI": gitlab,
           "Buildkite": buildkite, "CircleCI": circleci, "GitHub Actions": github}


class ShardTests(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = scratch.name
        self.names = [f"app{index:02}" for index in range(COUNT)]
        with open(os.path.join(self.folder, "apps.jsonl"), "w", encoding="utf-8") as manifest:
            for index, name in enumerate(self.names):
                artworks.write(os.path.join(self.folder, "art", name + ".png"), index)
                app = {"id": name, "artwork": f"art/{name}.png", "build": {"output": "out/{id}"}}
                manifest.write(json.dumps(app) + "\n")

    def built(self, part, environment):
        """Builds a part, and gives the ids in its report."""
        result = subprocess.run(
            [LAUNCHGEN, "make", "--manifest", "apps.jsonl", "--shard", part, "--quiet", "--json"],
            cwd=self.folder, capture_output=True, text=True, check=False,
            env={name: str(value) for name, value in environment.items()})
        self.assertEqual(result.returncode, 0, result.stderr)
        return {json.loads(line)["id"] for line in result.stdout.splitlines()}

    def test_each_task_builds_its_part(self):
        numbered = [self.built(f"{task + 1}/{TASKS}", {}) for task in range(TASKS)]
        self.assertEqual(sorted(name for part in numbered for name in part), self.names)
        for engine, variables in ENGINES.items():
            with self.subTest(engine):
                tasks = [self.built("auto", variables(task)) for task in range(TASKS)]
                self.assertEqual(tasks, numbered)

    def test_the_page_names_these_engines_and_their_variables(self):
        rows = re.findall(r"^\| ([^,|]*).*? \| (`[A-Z].*?) \|", recipes.section("Array jobs"),
                          re.MULTILINE)
        self.assertEqual([engine for engine, _ in rows], list(ENGINES))
        for engine, text in rows:
            for name in re.findall(r"`([A-Z_]+)`", text):
                with self.subTest(name):
                    self.assertIn(name, ENGINES[engine](0))


if __name__ == "__main__":
    unittest.main()
