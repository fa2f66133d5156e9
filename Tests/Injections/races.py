"""Another program edits or deletes the Info.plist that is being merged into: its edit must stay."""

import os
import random
import subprocess
import time

from scenario import INFO_PLIST, Folder


class Race:
    """Another program acts while the merge waits at a call, or at a random time."""

    def __init__(self, scenario, library, is_deletion, count, seed):
        self.scenario, self.library, self.left = scenario, library, count
        self.is_deletion = is_deletion
        self.kind = "deletion during merge" if is_deletion else "edit by rename during merge"
        self.random = random.Random(seed)
        self.edits = 0

    def next(self):
        if self.left == 0:
            return False, []
        self.left -= 1
        with Folder(self.scenario) as folder:
            target = os.path.join(folder.path, "Info.plist")
            self.prepare_edit(folder)
            process = subprocess.Popen(self.scenario.command, **folder.options(
                self.delay(folder), stdout=subprocess.PIPE, stderr=subprocess.PIPE))
            self.wait(folder, process)
            self.act(folder, target)
            process.communicate(timeout=60)
            return True, self.wrong(folder, target, process.returncode)

    def delay(self, folder):
        """Every third merge runs freely, a third waits before the exchange, a third anywhere."""
        if self.left % 3 == 0:
            return {}
        call, last = ("exchange", 1) if self.left % 3 == 1 else ("any", 80)
        return {
            "LD_PRELOAD": self.library, "INJECT_CALL": call, "INJECT_HIT": folder.hit,
            "INJECT_AT": str(self.random.randint(1, last)), "INJECT_DELAY": "3000"}

    def wait(self, folder, process):
        if self.left % 3 == 0:
            time.sleep(self.random.uniform(0, 0.04))
            return
        while not os.path.exists(folder.hit) and process.poll() is None:
            time.sleep(0.0002)
        time.sleep(self.random.uniform(0, 0.005))

    def prepare_edit(self, folder):
        self.edits += 1
        with open(os.path.join(folder.root, "edit"), "w") as file:
            file.write(INFO_PLIST % f"Edit {self.edits}")

    def act(self, folder, target):
        if self.is_deletion:
            os.unlink(target)
        else:
            os.rename(os.path.join(folder.root, "edit"), target)

    def wrong(self, folder, target, status):
        wrong = [] if status in (0, 66, 75) else [f"ends with {status}"]
        if self.is_deletion:
            if os.path.exists(target):
                wrong.append("the deletion is undone")
        else:
            with open(target) as file:
                if f"Edit {self.edits}<" not in file.read():
                    wrong.append("the edit is lost")
        hidden = [name for name in os.listdir(folder.path) if name.startswith(".")]
        return wrong + [f"left over: {name}" for name in hidden]
