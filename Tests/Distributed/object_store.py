"""SeaweedFS, an object store with the interface of S3, and rclone's settings for it."""

import glob
import os
import subprocess

import servers

BUCKET = "store:launch-images"

# It opens a port for each service, and one for gRPC.
SERVICES = ("master.port", "volume.port", "filer.port", "s3.port")

SETTINGS = """\
[store]
type = s3
provider = Other
endpoint = http://127.0.0.1:{port}
access_key_id = launchgen
secret_access_key = only-on-this-machine
"""


class ObjectStore:
    """A store with a bucket, until the end of this process.

    `environment` makes it the remote `store` of rclone, as `settings` does, a file.
    """

    def __init__(self, folder):
        data = os.path.join(folder, "objects")
        os.makedirs(data)
        ports = {}
        for service in SERVICES:
            ports[service] = servers.free_port()
            ports[service + ".grpc"] = servers.free_port()
        servers.at_end(self._remove_sockets, list(ports.values()))
        self.settings = os.path.join(folder, "rclone.conf")
        with open(self.settings, "w", encoding="utf-8") as file:
            file.write(SETTINGS.format(port=ports["s3.port"]))
        # Debian's rclone refuses to work where AWS_CA_BUNDLE is set.
        self.environment = {"RCLONE_CONFIG": self.settings, "AWS_CA_BUNDLE": ""}
        self.server = servers.Program("weed", [
            servers.engine("weed"), "server", "-dir=" + data, "-ip=127.0.0.1", "-ip.bind=127.0.0.1",
            "-master.telemetry=false", "-master.volumeSizeLimitMB=1000", "-volume.max=0",
            "-volume.preStopSeconds=0", "-filer", "-s3", "-s3.port.iceberg=0", "-s3.port.lance=0",
            *(f"-{service}={port}" for service, port in ports.items())],
            folder, cwd=folder, env=dict(os.environ, TMPDIR=folder, AWS_ACCESS_KEY_ID="launchgen",
                                         AWS_SECRET_ACCESS_KEY="only-on-this-machine"))
        self.server.wait(lambda: servers.is_open(ports["s3.port"]))
        self.rclone("mkdir", BUCKET)

    def rclone(self, *arguments):
        """Runs rclone, and gives its output."""
        return subprocess.run(
            ["rclone", *arguments], env=dict(os.environ, **self.environment), check=True,
            stdout=subprocess.PIPE, text=True).stdout

    @staticmethod
    def _remove_sockets(ports):
        for port in ports:
            for path in glob.glob(f"/tmp/seaweedfs-*-{port}.sock"):
                os.remove(path)
