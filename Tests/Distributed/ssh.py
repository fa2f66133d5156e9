"""Two machines that are reached by ssh: an sshd each on this one, with keys of their own."""

import os
import pwd
import shutil
import subprocess

import servers

SERVER = """\
Port {port}
ListenAddress 127.0.0.1
HostKey {folder}/host_key
AuthorizedKeysFile {folder}/user_key.pub
PasswordAuthentication no
PermitRootLogin prohibit-password
StrictModes no
SetEnv HOME={folder}/home
UsePAM no
PidFile none
MaxStartups 100
MaxSessions 100
"""

CLIENT = """\
Host {name}
  Port {port}
"""

CLIENTS = """\
Host *
  HostName 127.0.0.1
  User {user}
  IdentityFile {folder}/user_key
  IdentitiesOnly yes
  UserKnownHostsFile {folder}/known_hosts
  StrictHostKeyChecking accept-new
  BatchMode yes
  LogLevel ERROR
"""

# sshd that runs as root empties itself into this folder, and does not make it.
PRIVILEGES = "/run/sshd"


class Machines:
    """`command` reaches them by the names in `servers`, until the end of this process."""

    def __init__(self, folder, names):
        self.folder = folder
        # What shells read at the start has no part in the test.
        os.makedirs(self.path("home"))
        for key in ("host_key", "user_key"):
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", self.path(key)],
                           check=True)
        self.command = "ssh -F " + self.path("client")
        if os.getuid() == 0 and not os.path.isdir(PRIVILEGES):
            os.mkdir(PRIVILEGES, 0o755)
            servers.at_end(os.rmdir, PRIVILEGES)
        clients = ""
        self.servers = {}
        for name in names:
            port = servers.free_port()
            clients += CLIENT.format(name=name, port=port)
            self.servers[name] = self._start(name, port)
        user = pwd.getpwuid(os.getuid()).pw_name
        self.write("client", clients + CLIENTS.format(user=user, folder=folder))

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)

    def _start(self, name, port):
        self.write(name + ".conf", SERVER.format(port=port, folder=self.folder))
        # It starts itself anew for each connection, and so needs its own path.
        program = shutil.which("sshd", path=os.environ["PATH"] + ":/usr/sbin:/sbin")
        server = servers.Program(
            name, [program, "-D", "-e", "-f", self.path(name + ".conf")], self.folder)
        server.wait(lambda: servers.is_open(port))
        return server

    def has_visitors(self, name):
        return bool(servers.descendants(self.servers[name].process.pid))
