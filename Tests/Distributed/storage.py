"""Files and folders in the content-addressed storage of the Remote Execution API."""

import hashlib
import os
import shutil
import uuid

from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2 as execution
from buildgrid._protos.google.bytestream import bytestream_pb2, bytestream_pb2_grpc

PART = 1 << 20


class Storage:
    """Blobs by their digests; files that were read once are kept in `folder`."""

    def __init__(self, channel, folder):
        self.stream = bytestream_pb2_grpc.ByteStreamStub(channel)
        self.folder = folder
        os.makedirs(folder, exist_ok=True)

    def blob(self, digest):
        if digest.size_bytes == 0:
            return b""
        name = f"blobs/{digest.hash}/{digest.size_bytes}"
        parts = self.stream.Read(bytestream_pb2.ReadRequest(resource_name=name))
        data = b"".join(part.data for part in parts)
        if hashlib.sha256(data).hexdigest() != digest.hash:
            raise ValueError(f"{name} is damaged")
        return data

    def message(self, digest, kind):
        message = kind()
        message.ParseFromString(self.blob(digest))
        return message

    def put(self, data):
        digest = execution.Digest(hash=hashlib.sha256(data).hexdigest(), size_bytes=len(data))
        if data:
            self.stream.Write(self._writes(digest, data))
        return digest

    @staticmethod
    def _writes(digest, data):
        name = f"uploads/{uuid.uuid4()}/blobs/{digest.hash}/{digest.size_bytes}"
        for start in range(0, len(data), PART):
            part = data[start:start + PART]
            yield bytestream_pb2.WriteRequest(
                resource_name=name, write_offset=start, data=part,
                finish_write=start + len(part) == len(data))

    def lay_out(self, digest, folder):
        """Writes a folder with all that is in it."""
        os.makedirs(folder, exist_ok=True)
        directory = self.message(digest, execution.Directory)
        for file in directory.files:
            shutil.copyfile(self._kept(file.digest), os.path.join(folder, file.name))
            os.chmod(os.path.join(folder, file.name), 0o755 if file.is_executable else 0o644)
        for child in directory.directories:
            self.lay_out(child.digest, os.path.join(folder, child.name))
        for link in directory.symlinks:
            os.symlink(link.target, os.path.join(folder, link.name))

    def _kept(self, digest):
        path = os.path.join(self.folder, digest.hash)
        if not os.path.exists(path):
            with open(path + ".part", "wb") as file:
                file.write(self.blob(digest))
            os.rename(path + ".part", path)
        return path

    def collect(self, root, paths, result):
        """Stores the outputs that a command has left, and adds them to its result."""
        for path in paths:
            full = os.path.join(root, path)
            if os.path.isdir(full):
                tree = execution.Tree()
                tree.root.CopyFrom(self._directory(full, tree))
                result.output_directories.add(
                    path=path, tree_digest=self.put(tree.SerializeToString(deterministic=True)))
            elif os.path.isfile(full):
                result.output_files.add(path=path, **self._file(full))

    def _file(self, path):
        with open(path, "rb") as file:
            digest = self.put(file.read())
        return {"digest": digest, "is_executable": os.access(path, os.X_OK)}

    def _directory(self, folder, tree):
        directory = execution.Directory()
        for name in sorted(os.listdir(folder)):
            path = os.path.join(folder, name)
            if os.path.isdir(path):
                child = self._directory(path, tree)
                tree.children.append(child)
                data = child.SerializeToString(deterministic=True)
                directory.directories.add(name=name, digest=self.put(data))
            else:
                directory.files.add(name=name, **self._file(path))
        return directory
