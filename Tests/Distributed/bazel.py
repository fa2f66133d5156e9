"""A Bazel workspace that uses launchgen's rules, without a network."""

import hashlib
import os
import re
import shutil
import tarfile

import servers

RULES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "bazel")

# Seconds; no command here takes half as many.
TIME_LIMIT = 300

# Bazel 4's own toolchains load these repositories as soon as a rule has a toolchain, and would
# download them. None of them is used.
NATIVE = {
    "cc": ["cc_binary", "cc_library", "cc_proto_library", "cc_toolchain", "cc_toolchain_suite",
           "objc_library"],
    "java": ["java_binary", "java_import", "java_library", "java_runtime", "java_toolchain"],
    "proto": ["proto_lang_toolchain", "proto_library"],
}

WORKSPACE = """\
workspace(name = "brands")

load("@bazel_tools//tools/build_defs/repo:http.bzl", "http_archive")

local_repository(name = "launchgen", path = "{rules}")

http_archive(
    name = "launchgen_linux",
    build_file = "@launchgen//:archive.BUILD",
    sha256 = "{sha256}",
    strip_prefix = "launchgen",
    urls = ["file://{archive}"],
)

new_local_repository(
    name = "launchgen_installed",
    build_file = "@launchgen//:archive.BUILD",
    path = "{installed}",
)

register_toolchains("@launchgen_linux//:toolchain")
"""


class Workspace:
    """A workspace in `folder/workspace`, and Bazel's server for it until the end of this process."""

    def __init__(self, folder, launchgen, flags=("--spawn_strategy=sandboxed", "--nosandbox_debug")):
        self.folder = os.path.join(folder, "workspace")
        self.root = os.path.join(folder, "bazel")
        self.logs = folder
        self.flags = list(flags)
        self.count = 0
        servers.at_end(self._close)
        installed = os.path.join(folder, "installed", "launchgen")
        os.makedirs(os.path.join(installed, "bin"))
        shutil.copy(launchgen, os.path.join(installed, "bin", "launchgen"))
        archive = os.path.join(folder, "launchgen.tar.gz")
        with tarfile.open(archive, "w:gz", compresslevel=1) as tar:
            tar.add(installed, "launchgen")
        with open(archive, "rb") as file:
            sha256 = hashlib.sha256(file.read()).hexdigest()
        text = WORKSPACE.format(
            rules=os.path.realpath(RULES), sha256=sha256, archive=archive, installed=installed)
        self.write("WORKSPACE", text + self._unused_repositories(os.path.join(folder, "unused")))

    def _unused_repositories(self, folder):
        lines = []
        for language, rules in NATIVE.items():
            root = os.path.join(folder, "rules_" + language)
            self.write(os.path.join(root, "WORKSPACE"), "")
            self.write(os.path.join(root, language, "BUILD"), "")
            self.write(os.path.join(root, language, "defs.bzl"),
                       "".join(f"{rule} = native.{rule}\n" for rule in rules))
            lines.append(f'local_repository(name = "rules_{language}", path = "{root}")\n')
        root = os.path.join(folder, "coverage")
        self.write(os.path.join(root, "WORKSPACE"), "")
        self.write(os.path.join(root, "BUILD"),
                   'filegroup(name = "coverage_report_generator", '
                   'visibility = ["//visibility:public"])\n')
        lines.append(f'local_repository(name = "remote_coverage_tools", path = "{root}")\n')
        return "".join(lines)

    def path(self, *parts):
        return os.path.join(self.folder, *parts)

    def write(self, path, text):
        path = self.path(path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def start(self, command, *arguments):
        """Starts a command of Bazel, with standard error in its output."""
        self.count += 1
        # A server that nobody stops ends by itself.
        return servers.Program(
            f"bazel-{self.count}",
            ["bazel", "--nohome_rc", "--max_idle_secs=120", "--output_user_root=" + self.root,
             command, "--color=no", "--curses=no", "--noshow_progress", *arguments],
            self.logs, cwd=self.folder)

    def start_build(self, *arguments):
        return self.start("build", *self.flags, *arguments)

    def run(self, command, *arguments):
        """Builds or tests; gives the exit code and the output."""
        return self.start(command, *self.flags, *arguments).result(TIME_LIMIT)

    def clean(self):
        self.start("clean").result(TIME_LIMIT).check_returncode()

    def _close(self):
        self.start("clean", "--expunge").result(TIME_LIMIT)


def processes(result):
    """How many actions ran in which way, as Bazel's last lines say."""
    line = re.search(r"^INFO: \d+ process(?:es)?(?:: (.*))?\.$", result.stdout, re.MULTILINE)
    if not line:
        raise AssertionError("Bazel names no processes:\n" + result.stdout)
    counts = re.findall(r"(\d+) ([^,]+)", line.group(1) or "")
    return {kind: int(count) for count, kind in counts if kind != "internal"}
