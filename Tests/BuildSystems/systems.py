"""make, ninja and llbuild, each with a project of one rule that runs launchgen.

Every project is a folder with an artwork, an Info.plist and what the system reads. Each run of
launchgen adds a line to runs.log.
"""

import json
import os
import shlex
import shutil
import subprocess

# A make that runs the tests would hand its options and variables to the makes that they run.
for variable in ["MAKEFLAGS", "MFLAGS", "MAKEOVERRIDES", "MAKELEVEL", "GNUMAKEFLAGS"]:
    os.environ.pop(variable, None)

INCLUDED = os.path.join(os.path.dirname(__file__), "../../Packaging/launchgen.mk")
STAMP = "launch-images.stamp"
DEPFILE = "launch-images.d"
SCREENS = ["--screens", "320x480,414x736", "--scales", "2"]
FILES = ["UILaunchImages.plist", "Default-iOS7@2x.png", "Default-iOS8-736h@2x.png"]


class Project:
    def __init__(self, folder, launchgen, name):
        self.folder = folder
        self.artwork = name + ".png"
        self.info_plist = name + ".plist"
        self.output = self.output_name(name)
        self.launchgen = launchgen
        self.configure()

    def output_name(self, name):
        return "out " + name

    @property
    def outputs(self):
        return [os.path.join(self.output, file) for file in FILES]

    def command(self, *options):
        """For a shell."""
        words = [self.launchgen, "build", self.artwork, "--info-plist", self.info_plist, "--output",
                 self.output, *SCREENS, "--quiet", "--depfile", DEPFILE, *options]
        return shlex.join(words) + " && echo run >> runs.log"

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)

    def build(self):
        """Builds, and gives the number of runs so far."""
        result = subprocess.run(self.system, cwd=self.folder, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, text=True, check=False)
        if result.returncode != 0:
            raise AssertionError(f"{self.system[0]}: {result.stdout}")
        with open(self.path("runs.log"), encoding="utf-8") as log:
            return len(log.readlines())


class Make(Project):
    """The rule of Documentation/Building.md: a stamp, since images that would not change keep their time."""

    system = ["make", "--silent"]

    def output_name(self, name):
        # Names of functions such as wildcard cannot have spaces.
        return "out"

    def configure(self):
        command = self.command("--depfile-target", STAMP).replace("$", "$$")
        self.write("Makefile", f"""\
files := {" ".join(self.outputs)}
missing := $(filter-out $(wildcard $(files)),$(files))

{STAMP}: $(missing)
\t{command}
\ttouch $@

$(files): ;

-include {DEPFILE}
""")


class Include(Project):
    """launchgen.mk, included."""

    # Two jobs: the images must be made once all the same.
    system = ["make", "--silent", "--jobs", "2"]

    def output_name(self, name):
        return "out"

    def configure(self):
        def escaped(text):
            return text.replace("$", "$$").replace("#", "\\#")

        # make includes no file whose path has spaces.
        shutil.copy(INCLUDED, self.folder)
        options = shlex.join(["--info-plist", self.info_plist, *SCREENS, "--quiet"])
        # The command that counts: a build has a dependency file, what lists the outputs has none.
        self.write("counting", f"""\
#!/bin/sh
case $* in *--depfile*) echo run >> runs.log ;; esac
exec {shlex.quote(self.launchgen)} "$@"
""")
        os.chmod(self.path("counting"), 0o755)
        self.write("Makefile", f"""\
all: copies.log
LAUNCH_ARTWORK = {escaped(self.artwork)}
LAUNCH_IMAGES = {self.output}
LAUNCHGEN_OPTIONS = {escaped(options)}
LAUNCHGEN = ./counting
include launchgen.mk
copies.log: $(LAUNCH_IMAGES_STAMP)
\techo copy >> $@
clean: clean-launch-images
""")


class Ninja(Project):
    """`copy` depends on the images, and runs only if one of them has changed."""

    system = ["ninja", "--quiet"]

    def configure(self):
        outputs = " ".join(self._escaped(path) for path in self.outputs)
        command = self.command().replace("$", "$$")
        self.write("build.ninja", f"""\
rule launchgen
  command = {command}
  depfile = {DEPFILE}
  restat = 1
rule copy
  command = cp $in $out && echo copy >> copies.log
build {outputs}: launchgen
build copy.png: copy {self._escaped(self.outputs[1])}
  command = cp {shlex.quote(self.outputs[1]).replace("$", "$$")} copy.png && echo copy >> copies.log
""")

    @staticmethod
    def _escaped(path):
        return path.replace("$", "$$").replace(" ", "$ ").replace(":", "$:")


class LLBuild(Project):
    """What Xcode builds with, as the program swift-build-tool of Swift's toolchains."""

    system = ["swift-build-tool", "-f", "build.llbuild"]

    def configure(self):
        quoted = [json.dumps(path, ensure_ascii=False) for path in self.outputs]
        command = json.dumps(["/bin/sh", "-c", self.command()], ensure_ascii=False)
        self.write("build.llbuild", f"""\
client:
  name: swift-build
targets:
  "": [{", ".join(quoted)}]
default: ""
commands:
  images:
    tool: shell
    outputs: [{", ".join(quoted)}]
    args: {command}
    deps: {DEPFILE}
    deps-style: makefile
""")


def swift_build_tool():
    """Its path: it lies beside swift."""
    found = shutil.which("swift-build-tool")
    swift = shutil.which("swift")
    if not found and swift:
        beside = os.path.join(os.path.dirname(os.path.realpath(swift)), "swift-build-tool")
        found = beside if os.path.exists(beside) else None
    return found
