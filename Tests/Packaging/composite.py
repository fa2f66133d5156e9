"""Runs the shell steps of a composite action as GitHub Actions does.

Arguments: the action's folder, the workspace, a folder for the runner's files; NAME=VALUE for inputs.
Steps that use other actions are printed as "uses ACTION: INPUT=VALUE…" if their condition holds.
Variables of the runner come from the environment. Exits with the first failing step's code.
"""
import os
import re
import subprocess
import sys

import yaml


class Contexts:
    """What expressions can name."""

    def __init__(self, inputs):
        self.inputs = inputs
        self.steps = {}
        self.failed = False

    def lookup(self, name):
        kind, _, rest = name.partition(".")
        if kind == "inputs":
            return self.inputs[rest]
        if kind == "github":
            return os.environ.get("GITHUB_" + rest.upper(), "")
        if kind == "steps":
            step, _, output = rest.partition(".outputs.")
            return self.steps.get(step, {}).get(output, "")
        raise SystemExit(f"composite.py: does not know {name}")

    def value(self, term):
        term = term.strip()
        if term == "always()":
            return "true"
        if term.startswith("'"):
            return term[1:-1]
        if "==" in term:
            left, right = term.split("==")
            return "true" if self.value(left) == self.value(right) else ""
        return self.lookup(term)

    def evaluate(self, expression):
        result = ""
        for alternative in expression.split("||"):
            for term in alternative.split("&&"):
                result = self.value(term)
                if not result:
                    break
            if result:
                break
        return result

    def expand(self, text):
        return re.sub(r"\$\{\{(.*?)\}\}", lambda found: self.evaluate(found[1]), str(text))


def read_outputs(path):
    with open(path) as file:
        return dict(line.rstrip("\n").split("=", 1) for line in file if "=" in line)


def run(step, number, contexts, action, workspace, runner):
    # An expression in the script itself would be code of whoever sets it.
    assert "${{" not in step["run"], step["run"]
    assert step["shell"] == "bash"
    script = os.path.join(runner, f"step{number}.sh")
    with open(script, "w") as file:
        file.write(step["run"])
    files = {name: os.path.join(runner, name.lower()) for name in
             ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_ENV", "GITHUB_STEP_SUMMARY")}
    for path in files.values():
        open(path, "a").close()
    open(files["GITHUB_OUTPUT"], "w").close()
    environment = dict(os.environ, **files, GITHUB_ACTION_PATH=action, GITHUB_WORKSPACE=workspace,
                       RUNNER_TEMP=runner, CI="true", GITHUB_ACTIONS="true")
    for name, value in step.get("env", {}).items():
        environment[name] = contexts.expand(value)
    with open(files["GITHUB_PATH"]) as file:
        added = [line.strip() for line in file]
    environment["PATH"] = os.pathsep.join(added[::-1] + [environment["PATH"]])
    # As the runner calls "shell: bash".
    code = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", script],
                          cwd=workspace, env=environment).returncode
    contexts.steps[step.get("id", "")] = read_outputs(files["GITHUB_OUTPUT"])
    return code


def main():
    action, workspace, runner = map(os.path.abspath, sys.argv[1:4])
    with open(os.path.join(action, "action.yml")) as file:
        definition = yaml.safe_load(file)
    inputs = {name: value.get("default", "") for name, value in definition["inputs"].items()}
    for argument in sys.argv[4:]:
        name, value = argument.split("=", 1)
        assert name in inputs, name
        inputs[name] = value
    contexts = Contexts(inputs)
    result = 0
    for number, step in enumerate(definition["runs"]["steps"]):
        condition = step.get("if", "")
        if result and "always()" not in condition:
            continue
        if condition and not contexts.evaluate(condition):
            continue
        if "uses" in step:
            given = " ".join(f"{k}={contexts.expand(v)}" for k, v in step["with"].items())
            print(f"uses {step['uses']}: {given}", flush=True)
        else:
            result = run(step, number, contexts, action, workspace, runner) or result
    sys.exit(result)


main()
