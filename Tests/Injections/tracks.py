"""Injections, one after another: a track ends when the program makes no more such calls."""

import errno
import os
import random
import resource
import signal
import subprocess
import time

from scenario import Folder

SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL]

ERRORS = {
    "open": [errno.ENOSPC, errno.EMFILE, errno.EIO, errno.EACCES],
    "read": [errno.EIO],
    "write": [errno.ENOSPC, errno.EIO, errno.EINTR],
    "fsync": [errno.EIO, errno.ENOSPC],
    "rename": [errno.EIO, errno.ENOSPC],
    "exchange": [errno.EIO, errno.ENOSPC, errno.ENOSYS, errno.EINVAL],
    "mkdir": [errno.ENOSPC, errno.EMFILE],
    "fchmod": [errno.EIO],
    "pipe": [errno.EMFILE],
}


class Errors:
    """The N-th call of a kind fails."""

    def __init__(self, scenario, library, call, error):
        self.scenario, self.library, self.call, self.error = scenario, library, call, error
        self.kind = f"{call} fails with {errno.errorcode[error]}"
        self.at = 0

    def next(self):
        """Whether there was such a call, and what is wrong."""
        self.at += 1
        with Folder(self.scenario) as folder:
            run = folder.run({
                "LD_PRELOAD": self.library, "INJECT_CALL": self.call, "INJECT_AT": str(self.at),
                "INJECT_ERRNO": str(self.error), "INJECT_HIT": folder.hit})
            if not os.path.exists(folder.hit):
                return False, []
            # The call may have been the one that writes the message.
            wrong = folder.faults(run.returncode, run.stderr, must_tell=self.call != "write")
            return True, wrong + folder.second_run()


class Signals:
    """The process gets a signal at its N-th call of any kind."""

    def __init__(self, scenario, library, number, step=1):
        self.scenario, self.library, self.number, self.step = scenario, library, number, step
        self.kind = f"{number.name} at a call"
        self.at = 1 - step

    def next(self):
        self.at += self.step
        with Folder(self.scenario) as folder:
            run = folder.run({
                "LD_PRELOAD": self.library, "INJECT_CALL": "any", "INJECT_AT": str(self.at),
                "INJECT_SIGNAL": str(int(self.number)), "INJECT_HIT": folder.hit})
            if not os.path.exists(folder.hit):
                return False, []
            return True, checked(folder, run.returncode, run.stderr, self.number)


class Delays:
    """The process gets a signal after a random time."""

    def __init__(self, scenario, number, count, seed):
        self.scenario, self.number, self.left = scenario, number, count
        self.kind = f"{number.name} after a random time"
        self.random = random.Random(seed)
        with Folder(scenario) as folder:
            start = time.monotonic()
            folder.run()
            self.longest = time.monotonic() - start

    def next(self):
        if self.left == 0:
            return False, []
        self.left -= 1
        with Folder(self.scenario) as folder:
            process = subprocess.Popen(self.scenario.command, **folder.options(
                stdout=subprocess.PIPE, stderr=subprocess.PIPE))
            time.sleep(self.random.uniform(0, self.longest))
            process.send_signal(self.number)
            errors = process.communicate(timeout=60)[1]
            return True, checked(folder, process.returncode, errors, self.number)


def checked(folder, status, errors, number):
    killed = number == signal.SIGKILL
    return folder.faults(
        status, errors, may_leave=killed, signals=[number]) + folder.second_run()


class Limits:
    """The process has less of something than it may need."""

    def __init__(self, scenario, kind, limit, values):
        self.scenario, self.kind, self.limit = scenario, kind, limit
        self.values = list(values)

    def next(self):
        if not self.values:
            return False, []
        value = self.values.pop(0)

        def prepare():
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(self.limit, (value, value))

        with Folder(self.scenario) as folder:
            try:
                run = folder.run(preexec_fn=prepare)
            except subprocess.TimeoutExpired:
                return True, [f"hangs with {value}"]
            # With less, the system's loader cannot even load the program.
            if run.returncode == 127:
                return True, folder.second_run()
            wrong = folder.faults(run.returncode, run.stderr)
            return True, [f"{line}, with {value}" for line in wrong] + folder.second_run()


class Closed:
    """The process starts without some of the standard descriptors."""

    def __init__(self, scenario):
        self.scenario, self.kind = scenario, "closed descriptors"
        self.sets = [[n for n in range(3) if bits >> n & 1] for bits in range(1, 8)]

    def next(self):
        if not self.sets:
            return False, []
        closed = self.sets.pop()

        def prepare():
            for descriptor in closed:
                os.close(descriptor)

        with Folder(self.scenario) as folder:
            run = folder.run(preexec_fn=prepare)
            wrong = folder.faults(run.returncode, run.stderr, must_tell=2 not in closed)
            lost = 1 in closed and self.prints
            if run.returncode != (74 if lost else 0):
                wrong.append(f"ends with {run.returncode} without {closed}")
            return True, wrong + folder.second_run()

    @property
    def prints(self):
        """Whether the command has something for standard output."""
        return "--json" in self.scenario.command
