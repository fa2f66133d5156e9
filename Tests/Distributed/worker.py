#!/usr/bin/env python3
"""A worker of the Remote Workers API, for tests: worker.py ADDRESS NAME FOLDER.

It runs one action at a time, in a fresh folder, with no variable but the action's. Prints `begin` and
`end` for each. A worker that is killed takes its action with it if the whole process group is killed.
"""

import concurrent.futures
import os
import shutil
import subprocess
import sys
import tempfile
import time

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2 as execution
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import (
    bots_pb2, bots_pb2_grpc, worker_pb2)

from storage import Storage

# Bazel gives up long before.
TIME_LIMIT = 600
# The server forgets a worker that is silent for five seconds.
BEAT = 1


class Worker:
    def __init__(self, address, name, folder):
        size = [("grpc.max_receive_message_length", -1), ("grpc.max_send_message_length", -1)]
        channel = grpc.insecure_channel(address, options=size)
        self.name = name
        self.folder = folder
        self.bots = bots_pb2_grpc.BotsStub(channel)
        self.storage = Storage(channel, os.path.join(folder, "blobs"))
        self.running = {}
        self.pool = concurrent.futures.ThreadPoolExecutor(1)

    def serve(self):
        session = self._new_session()
        while True:
            for lease in session.leases:
                self._advance(lease)
            # A lease that the server has taken back is nobody's.
            self.running = {lease.id: self.running[lease.id] for lease in session.leases
                            if lease.id in self.running}
            if self.running:
                concurrent.futures.wait(self.running.values(), timeout=BEAT)
                for lease in session.leases:
                    self._advance(lease)
            try:
                request = bots_pb2.UpdateBotSessionRequest(name=session.name, bot_session=session)
                session = self.bots.UpdateBotSession(request, timeout=10)
            except grpc.RpcError as error:
                print("error", error.code(), error.details(), flush=True)
                time.sleep(BEAT)
                session = self._new_session()

    def _new_session(self):
        """What the server knew of this worker is void: another one gets its lease."""
        machine = worker_pb2.Worker()
        machine.devices.add(handle="machine").properties.add(key="OSFamily", value="linux")
        session = bots_pb2.BotSession(bot_id=self.name, status=1, worker=machine)
        request = bots_pb2.CreateBotSessionRequest(parent="", bot_session=session)
        return self.bots.CreateBotSession(request, timeout=10)

    def _advance(self, lease):
        """BuildGrid's leases are active from the start, those of other servers pending."""
        if lease.state not in (bots_pb2.PENDING, bots_pb2.ACTIVE):
            return
        if lease.id not in self.running:
            lease.state = bots_pb2.ACTIVE
            self.running[lease.id] = self.pool.submit(self._answer, self._action(lease))
        elif self.running[lease.id].done():
            lease.result.Pack(self.running.pop(lease.id).result())
            lease.status.code = 0
            lease.state = bots_pb2.COMPLETED

    def _action(self, lease):
        action = execution.Action()
        if lease.payload.Unpack(action):
            return action
        digest = execution.Digest()
        lease.payload.Unpack(digest)
        return self.storage.message(digest, execution.Action)

    def _answer(self, action):
        command = self.storage.message(action.command_digest, execution.Command)
        outputs = list(command.output_paths) or [
            *command.output_files, *command.output_directories]
        root = tempfile.mkdtemp(prefix="action-", dir=self.folder)
        try:
            self.storage.lay_out(action.input_root_digest, root)
            folder = os.path.join(root, command.working_directory)
            for output in outputs:
                os.makedirs(os.path.dirname(os.path.join(folder, output)), exist_ok=True)
            print("begin", outputs[0], flush=True)
            process = subprocess.run(
                list(command.arguments), cwd=folder, capture_output=True, timeout=TIME_LIMIT,
                env={item.name: item.value for item in command.environment_variables}, check=False)
            result = execution.ActionResult(
                exit_code=process.returncode, stdout_raw=process.stdout, stderr_raw=process.stderr)
            self.storage.collect(folder, outputs, result)
            result.execution_metadata.worker = self.name
            print("end", outputs[0], process.returncode, flush=True)
            return result
        finally:
            shutil.rmtree(root, ignore_errors=True)


if __name__ == "__main__":
    Worker(*sys.argv[1:4]).serve()
