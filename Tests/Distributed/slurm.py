"""A Slurm cluster of two nodes on this machine, each a process namespace. Needs root."""

import os
import re
import signal
import subprocess
import time

import servers

HERE = os.path.dirname(os.path.abspath(__file__))
NODES = ("node1", "node2")


class Cluster:
    """slurmctld, munged, and a slurmd for each node, until the end of this process."""

    def __init__(self, folder):
        if os.getuid() != 0:
            raise PermissionError("slurmd needs root")
        self.folder = folder
        os.chmod(folder, 0o755)
        os.makedirs(os.path.join(folder, "state"))
        self.programs = []
        self.environment = dict(
            os.environ, SLURM_CONF=os.path.join(folder, "slurm.conf"),
            PATH=os.environ["PATH"] + ":/usr/sbin:/sbin")
        self._configure()
        self._start_munge()
        controller = self._start("slurmctld", ["slurmctld", "-D"])
        controller.wait(lambda: self.run("scontrol", "ping").returncode == 0)
        self.nodes = {name: self._start_node(name) for name in NODES}
        servers.wait_for("two idle nodes", lambda: self.idle_nodes() == len(NODES), 60)

    def _start(self, name, command, **options):
        program = servers.Program(name, command, self.folder, env=self.environment, **options)
        self.programs.append(program)
        return program

    def _configure(self):
        with open(os.path.join(HERE, "slurm.conf"), encoding="utf-8") as file:
            text = file.read()
        values = {"FOLDER": self.folder}
        for name in ("CONTROLLER_PORT", "NODE1_PORT", "NODE2_PORT"):
            values[name] = servers.free_port()
        for name, value in values.items():
            text = text.replace("{" + name + "}", str(value))
        with open(self.environment["SLURM_CONF"], "w", encoding="utf-8") as file:
            file.write(text)

    def _start_munge(self):
        key = os.path.join(self.folder, "munge.key")
        with open(key, "wb") as file:
            os.chmod(key, 0o600)
            file.write(os.urandom(128))
        path = os.path.join(self.folder, "munge")
        munge = self._start("munge", [
            "munged", "--foreground", "--force", "--key-file=" + key,
            "--socket=" + path + ".socket", "--pid-file=" + path + ".pid",
            "--seed-file=" + path + ".seed", "--log-file=" + path + "d.log"])
        munge.wait(lambda: os.path.exists(path + ".socket"))

    def _start_node(self, name):
        os.makedirs(os.path.join(self.folder, "spool-" + name))
        # Whoever kills the first process of the namespace kills all that ran on the node.
        return self._start(name, [
            "unshare", "--pid", "--fork", "--mount-proc", "--kill-child=KILL",
            "slurmd", "-D", "-N", name], end=signal.SIGKILL)

    def run(self, *command, **options):
        return subprocess.run(
            command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, check=False, **options)

    def idle_nodes(self):
        return self.run("sinfo", "--noheader", "--Node", "--format=%T").stdout.split().count("idle")

    def submit(self, script, *options):
        """Submits a job, and gives its number."""
        result = self.run("sbatch", "--parsable", *options, script,
                          cwd=os.path.dirname(script))
        if result.returncode != 0:
            raise RuntimeError(result.stdout)
        return result.stdout.strip()

    def tasks(self, job):
        """What Slurm knows of each task of an array, by its number."""
        found = {}
        for record in self.run("scontrol", "--oneliner", "show", "job", job).stdout.splitlines():
            fields = dict(re.findall(r"(\w+)=(\S*)", record))
            if fields.get("ArrayTaskId", "").isdigit():
                found[int(fields["ArrayTaskId"])] = fields
        return found

    def hurry(self, job):
        """Slurm waits two minutes before it runs a task again; not here."""
        for fields in self.tasks(job).values():
            if fields["JobState"] == "PENDING" and fields.get("Restarts", "0") != "0":
                self.run("scontrol", "update", "JobId=" + fields["JobId"], "StartTime=now")

    def wait(self, job, seconds):
        """Waits until no task is left to run, and gives what Slurm knows of them."""
        def is_done():
            self.hurry(job)
            time.sleep(0.5)
            return not self.run("squeue", "--noheader", "--job", job).stdout.strip()
        servers.wait_for(f"job {job} done", is_done, seconds)
        return self.tasks(job)
