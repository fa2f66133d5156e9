"""What is run: a folder, a command, and what the folder is like afterwards."""

import os
import shutil
import struct
import subprocess
import tempfile
import zlib

INFO_PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
\t<key>CFBundleName</key>
\t<string>%s</string>
\t<key>UISupportedInterfaceOrientations</key>
\t<array>
\t\t<string>UIInterfaceOrientationLandscapeRight</string>
\t</array>
</dict>
</plist>
"""


PROJECT = """// !$*UTF8*$!
{
\tobjectVersion = 77;
\tobjects = {
\t\tAA000001 = {isa = PBXProject; buildConfigurationList = AA000002; mainGroup = AA000004;
\t\t\ttargets = (AA000005, ); };
\t\tAA000002 = {isa = XCConfigurationList; buildConfigurations = (AA000003, ); };
\t\tAA000003 = {isa = XCBuildConfiguration; name = Release;
\t\t\tbuildSettings = {SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; }; };
\t\tAA000004 = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
\t\tAA000005 = {isa = PBXNativeTarget; name = App; buildConfigurationList = AA000002;
\t\t\tbuildPhases = (AA000006, ); productType = "com.apple.product-type.application"; };
\t\tAA000006 = {isa = PBXResourcesBuildPhase; files = (); };
\t};
\trootObject = AA000001;
}
"""


def png(width, height):
    """A gradient, as an RGB PNG."""

    def chunk(kind, content):
        checksum = zlib.crc32(kind + content)
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)

    rows = zlib.compressobj(1)
    body = b""
    for y in range(height):
        row = bytes((x * (3 + c) + y) & 255 for x in range(width) for c in range(3))
        body += rows.compress(b"\0" + row)
    body += rows.flush()
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", body) + chunk(b"IEND", b"")
    )


# It has the files' times, and may be missing: the files after a second run show whether it is right.
RECORD = ".launchgen-record"


class Scenario:
    """A command, and the folder that it is run in."""

    def __init__(self, name, program, arguments, files):
        self.name = name
        self.command = [program] + arguments
        self.files = files
        self.before = {path: content for path, content in files.items()}
        with Folder(self) as folder:
            run = folder.run()
            if run.returncode != 0:
                raise SystemExit(f"{name}: exits with {run.returncode}: {run.stderr}")
            self.after = folder.tree()


class Folder:
    """A fresh folder of a scenario, outside of which lies what the injections need."""

    def __init__(self, scenario):
        self.scenario = scenario

    def __enter__(self):
        self.root = tempfile.mkdtemp(prefix="injections.")
        self.path = os.path.join(self.root, "work")
        self.hit = os.path.join(self.root, "hit")
        for name, content in self.scenario.files.items():
            path = os.path.join(self.path, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(content)
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.root)

    def options(self, environment=None, **options):
        options.setdefault("stdin", subprocess.DEVNULL)
        return {
            "cwd": self.path, "env": {**os.environ, **(environment or {})}, **options,
        }

    def run(self, environment=None, **options):
        options = self.options(environment, **options)
        options.setdefault("stdout", subprocess.PIPE)
        options.setdefault("stderr", subprocess.PIPE)
        return subprocess.run(self.scenario.command, timeout=60, **options)

    def tree(self):
        tree = {}
        for folder, _, names in os.walk(self.path):
            for name in names:
                if name == RECORD:
                    continue
                path = os.path.join(folder, name)
                with open(path, "rb") as file:
                    tree[os.path.relpath(path, self.path)] = file.read()
        return tree

    def faults(self, status, errors, may_leave=False, must_tell=True, signals=()):
        """What is wrong after a run, as lines; none if all is well."""
        before, after = self.scenario.before, self.scenario.after
        tree = self.tree()
        wrong = []
        for path, content in tree.items():
            if path not in before and path not in after:
                if not (may_leave and os.path.basename(path).startswith(".")):
                    wrong.append(f"left over: {path}")
            elif content not in (before.get(path), after.get(path)):
                wrong.append(f"neither old nor new: {path}")
        wrong += [f"missing: {path}" for path in before if path in after and path not in tree]
        if status == 0:
            if any(tree.get(path) != content for path, content in after.items()):
                wrong.append("success, but not everything is written")
        elif status not in [-signal for signal in signals]:
            if status not in (65, 66, 71, 73, 74, 75, 77):
                wrong.append(f"ends with {status}")
            elif must_tell and not errors:
                wrong.append(f"ends with {status} without a message")
        return wrong

    def second_run(self):
        """What is wrong with a run after the one that was disturbed."""
        run = self.run()
        if run.returncode != 0:
            return [f"the second run ends with {run.returncode}: {run.stderr.decode()}"]
        tree = self.tree()
        if tree != self.scenario.after:
            extra = sorted(set(tree) ^ set(self.scenario.after))
            return [f"the second run leaves other files: {extra}"]
        return []


def scenarios(program):
    art = png(160, 96)
    fast = ["--compression", "fast", "--jobs", "2"]
    small = ["--screens", "480,568", *fast]
    plist = {"art.png": art, "Info.plist": (INFO_PLIST % "App").encode()}
    merge = ["--merge", "Info.plist"]
    return [
        Scenario("build", program, ["build", "art.png", *small], {"art.png": art}),
        Scenario("build --merge", program, ["build", "art.png", *small, *merge], plist),
        Scenario(
            "screen --output", program, ["screen", "art.png", "--output", "Launch", *fast, "--json"],
            {"art.png": art}),
        Scenario(
            "build --compression best", program,
            ["build", "art.png", "--screens", "480", "--scales", "2", "--compression", "best"],
            {"art.png": art}),
        Scenario(
            "screen", program,
            ["screen", "art.png", "App.xcodeproj", "--replace", "--compression", "fast"],
            {**plist, "App.xcodeproj/project.pbxproj": PROJECT.encode()}),
        Scenario("merge", program, ["merge", "Info.plist"], plist),
        Scenario(
            "template", program, ["template", "landscape-app", "--output", "a/b"], {"x": b"x"}),
    ]
