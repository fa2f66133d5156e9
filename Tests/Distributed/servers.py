"""Programs that a test starts: output in files, ports that are free, and all of them stopped."""

import atexit
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time

ENGINES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".build", "engines")

# What is registered is done at the end, the last first: also after Ctrl-C and SIGTERM.
at_end = atexit.register
signal.signal(signal.SIGTERM, signal.default_int_handler)


def engine(name):
    """A program of the virtual environment that install.sh makes."""
    return os.path.join(os.environ.get("ENGINES", ENGINES), "bin", name)


def scratch(name):
    """A folder that is removed at the end."""
    folder = tempfile.mkdtemp(prefix=f"launchgen-{name}-")
    at_end(shutil.rmtree, folder, ignore_errors=True)
    return folder


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(what, condition, seconds):
    """Waits until the condition holds; an error names what did not happen."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError(f"{what}: not within {seconds} seconds")
        time.sleep(0.05)


def is_open(port):
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
        return True
    except OSError:
        return False


def descendants(number):
    """The processes that a process has started, and those that they have."""
    listing = subprocess.run(["ps", "-e", "-o", "ppid=,pid="], stdout=subprocess.PIPE, text=True,
                             check=True).stdout
    children = {}
    for line in listing.splitlines():
        parent, child = map(int, line.split())
        children.setdefault(parent, []).append(child)
    found, waiting = [], [number]
    while waiting:
        started = children.get(waiting.pop(), [])
        found += started
        waiting += started
    return found


def stat(number):
    """The fields that Linux has of a process, from its state on."""
    with open(f"/proc/{number}/stat", encoding="utf-8") as file:
        # The name before them, in parentheses, may have spaces.
        return file.read().rpartition(")")[2].split()


def stop_for_good(number):
    """Keeps a process from going on; tells whether it had not ended before."""
    os.kill(number, signal.SIGSTOP)
    while (state := stat(number)[0]) not in "ZX":
        if state == "T":
            return True
    return False


class Program:
    """A process in a process group of its own, until `stop` or the end of this one.

    Its output is in `FOLDER/NAME.log`. The signal `end` asks it to end.
    """

    def __init__(self, name, command, folder, end=signal.SIGTERM, **options):
        self.name = name
        self.end = end
        self.log = os.path.join(folder, name + ".log")
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
                start_new_session=True, **options)
        at_end(self.stop)

    def output(self):
        with open(self.log, encoding="utf-8", errors="replace") as file:
            return file.read()

    def cpu_seconds(self):
        """Its CPU time so far, and that of the processes that it has started and that still run."""
        ticks = 0
        for number in [self.process.pid, *descendants(self.process.pid)]:
            try:
                ticks += sum(map(int, stat(number)[11:13]))
            except OSError:
                pass
        return ticks / os.sysconf("SC_CLK_TCK")

    def wait(self, condition, seconds=60):
        """Waits until it serves; an error has its output."""
        def ready():
            if self.process.poll() is not None:
                raise RuntimeError(f"{self.name} ended with {self.process.returncode}:\n"
                                   + self.output())
            return condition()
        try:
            wait_for(f"{self.name} ready", ready, seconds)
        except TimeoutError as error:
            raise RuntimeError(f"{error}:\n{self.output()}") from None

    def result(self, seconds):
        """Waits for the end of a program that is no server; gives its exit code and output."""
        self.process.wait(seconds)
        return subprocess.CompletedProcess(
            self.process.args, self.process.returncode, self.output())

    def send(self, number):
        """To the whole process group."""
        try:
            os.killpg(self.process.pid, number)
        except ProcessLookupError:
            pass

    def kill(self):
        """Ends it and all that it has started."""
        started = descendants(self.process.pid)
        self.send(signal.SIGKILL)
        for number in started:
            try:
                os.kill(number, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.process.wait()

    def stop(self):
        """Asks it to end, by the signal `end`; kills whatever is left of it."""
        if self.process.poll() is None and self.end != signal.SIGKILL:
            self.process.send_signal(self.end)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                pass
        self.kill()
