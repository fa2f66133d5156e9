"""BuildGrid, with PostgreSQL as its store, and workers."""

import glob
import os
import shutil
import subprocess

import servers

HERE = os.path.dirname(os.path.abspath(__file__))
ENGINES = os.path.join(HERE, "..", "..", ".build", "engines", "bin")


def engine(name):
    """A program of the virtual environment that install.sh makes."""
    return os.path.join(os.environ.get("ENGINES", ENGINES), name)


class PostgreSQL:
    """A cluster of its own in `folder/database`, reached by a socket there."""

    def __init__(self, folder):
        programs = os.path.dirname(sorted(glob.glob("/usr/lib/postgresql/*/bin/postgres"))[-1])
        self.folder = os.path.join(folder, "database")
        os.makedirs(self.folder)
        self.url = f"postgresql+psycopg2://postgres@/postgres?host={self.folder}"
        # It refuses to run as root.
        user = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}
        if user:
            os.chmod(folder, 0o755)
            shutil.chown(self.folder, "postgres", "postgres")
        data = os.path.join(self.folder, "data")
        subprocess.run(
            [os.path.join(programs, "initdb"), "-D", data, "-U", "postgres", "-A", "trust",
             "--no-sync"], stdout=subprocess.DEVNULL, check=True, cwd="/", **user)
        self.server = servers.Program(
            "postgres", [os.path.join(programs, "postgres"), "-D", data, "-k", self.folder,
                         "-c", "listen_addresses=", "-c", "fsync=off"], folder, cwd="/", **user)

    def start(self):
        socket = os.path.join(self.folder, ".s.PGSQL.5432")
        self.server.wait(lambda: os.path.exists(socket)
                         and "ready to accept connections" in self.server.output())


class BuildGrid:
    """A server with its database, until the end of this process."""

    def __init__(self, folder):
        self.folder = folder
        database = PostgreSQL(self.folder)
        database.start()
        subprocess.run([engine("bgd"), "migrate", "apply", database.url], check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = servers.free_port()
        self.address = f"127.0.0.1:{port}"
        storage = os.path.join(self.folder, "storage")
        os.makedirs(storage)
        with open(os.path.join(HERE, "buildgrid.yml"), encoding="utf-8") as file:
            text = file.read()
        for name, value in [("PORT", port), ("DATABASE", database.url), ("STORAGE", storage)]:
            text = text.replace("{" + name + "}", str(value))
        configuration = os.path.join(self.folder, "buildgrid.yml")
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(text)
        server = servers.Program("bgd", [engine("bgd"), "server", "start", configuration],
                                self.folder)
        server.wait(lambda: servers.is_open(port))

    def worker(self, name):
        """Starts a worker."""
        folder = os.path.join(self.folder, name)
        os.makedirs(folder, exist_ok=True)
        return servers.Program(
            name, [engine("python3"), "-B", os.path.join(HERE, "worker.py"), self.address, name,
                   folder], self.folder)
