"""Times `launchgen build` and other tools in turn, and writes a page of ratios.

    bench_peers.py LAUNCHGEN BENCHMARK REPORT RUNS ARTWORK...

Whole processes, wall clock. The two tools of a pair run alternately, and the median of the ratios
is reported, because a machine's speed drifts. File sizes are compared for the same pixels: a peer
encodes the images that launchgen made.
"""

import datetime
import glob
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PEERS = os.path.join(HERE, "peers.py")

# Peer, launchgen's compression, and the highest acceptable ratios of time and of bytes.
PAIRS = [
    ("libvips-6-all", "balanced", 0.35, 1.0),
    ("libvips-6-none", "balanced", 0.6, 0.8),
    ("libvips-1-none", "fast", 0.7, 0.75),
    ("pillow", "balanced", None, None),
    ("opencv", "balanced", None, None),
    ("imagemagick", "balanced", 0.07, 1.0),
]


def run(command):
    """Seconds and peak memory in MB of a whole process."""
    start = time.perf_counter()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.perf_counter() - start
    if status != 0:
        raise RuntimeError(f"{command} failed")
    return seconds, usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def size_of(folder):
    return sum(os.path.getsize(path) for path in glob.glob(os.path.join(folder, "*.png")))


def is_installed(peer):
    if peer == "imagemagick":
        try:
            output = subprocess.run(["convert", "-version"], capture_output=True, text=True).stdout
        except OSError:
            return False
        return "ImageMagick" in output
    module = {"libvips": "pyvips", "pillow": "PIL", "opencv": "cv2", "oxipng": "oxipng"}
    result = subprocess.run(
        [sys.executable, "-c", f"import {module[peer.split('-')[0]]}"], capture_output=True)
    return result.returncode == 0


class Bench:
    def __init__(self, launchgen, runs, scratch):
        self.launchgen, self.runs, self.scratch = launchgen, runs, scratch

    def folder(self, name):
        return os.path.join(self.scratch, name)

    def build(self, artwork, compression):
        out = self.folder(compression)
        for path in glob.glob(os.path.join(out, "*")):
            os.remove(path)
        command = [self.launchgen, "build", artwork, "-o", out, "--quiet"]
        return run(command + ["--compression", compression])

    def peer(self, action, peer, source):
        command = [sys.executable, PEERS, action, peer, source, self.folder(peer)]
        return run(command)

    def pair(self, artwork, peer, compression):
        self.build(artwork, compression)
        self.peer("make", peer, artwork)
        ours, theirs = [], []
        for _ in range(self.runs):
            ours.append(self.build(artwork, compression))
            theirs.append(self.peer("make", peer, artwork))
        ratio = statistics.median(a[0] / b[0] for a, b in zip(ours, theirs))
        bytes_ours = size_of(self.folder(compression))
        self.peer("encode", peer, self.folder(compression))
        bytes_theirs = sum(
            os.path.getsize(os.path.join(self.folder(peer), os.path.basename(path)))
            for path in glob.glob(os.path.join(self.folder(compression), "*.png")))
        return self.median(ours), self.median(theirs), ratio, bytes_ours, bytes_theirs

    def median(self, runs):
        return [statistics.median(column) for column in zip(*runs)]

    def best(self, artwork):
        """`--compression best`, and oxipng over the files of `fast`: only oxipng's own time."""
        self.build(artwork, "fast")
        ours = self.build(artwork, "best")
        encoded = subprocess.run(
            [sys.executable, PEERS, "encode", "oxipng", self.folder("fast"), self.folder("oxipng")],
            capture_output=True, text=True, check=True)
        return ours, float(encoded.stdout), size_of(self.folder("best")), size_of(self.folder("oxipng"))


def verdict(value, bar):
    return f"{value:.2f}" if bar is None else f"{value:.2f} (bar {bar}{'' if value <= bar else ', missed'})"


def rows(bench, artwork):
    for peer, compression, time_bar, bytes_bar in PAIRS:
        if not is_installed(peer):
            yield f"| {compression} | {peer} | not installed | | | | |"
            continue
        ours, theirs, ratio, a, b = bench.pair(artwork, peer, compression)
        yield (
            f"| {compression} | {peer} | {ours[0]:.2f} / {theirs[0]:.2f} | {verdict(ratio, time_bar)} "
            f"| {a / 1e6:.2f} / {b / 1e6:.2f} | {verdict(a / b, bytes_bar)} "
            f"| {ours[1]:.0f} / {theirs[1]:.0f} |")
    if is_installed("oxipng"):
        ours, theirs, a, b = bench.best(artwork)
        yield (
            f"| best | oxipng -o4 | {ours[0]:.2f} / {theirs:.2f} | {verdict(ours[0] / theirs, 0.35)} "
            f"| {a / 1e6:.2f} / {b / 1e6:.2f} | {verdict(a / b, 1.0)} | {ours[1]:.0f} / |")


def rotation(benchmark, runs):
    """The rotation core and cv::rotate: one thread, memory allocated before the clock starts."""
    if not is_installed("opencv"):
        return
    ours, theirs = [], []
    for _ in range(runs):
        for times, command in (
            (ours, [benchmark, "--rotation", "--artwork", ""]),
            (theirs, [sys.executable, PEERS, "rotate", "opencv", "3840", "2160"]),
        ):
            times.append(float(subprocess.run(command, capture_output=True, check=True).stdout))
    ratio = statistics.median(a / b for a, b in zip(ours, theirs))
    yield "| pixels | launchgen, ms | cv::rotate, ms | time |"
    yield "|---|---|---|---|"
    yield (
        f"| 3840x2160, 4 bytes | {statistics.median(ours):.2f} | {statistics.median(theirs):.2f} "
        f"| {verdict(ratio, 0.4)} |")


def versions():
    wanted = ["pyvips-binary", "pillow", "opencv-python-headless", "pyoxipng"]
    output = subprocess.run(
        [sys.executable, "-m", "pip", "list", "--format=freeze"], capture_output=True, text=True).stdout
    return ", ".join(line for line in output.split() if re.split("==", line)[0].lower() in wanted)


def machine():
    model = platform.processor() or platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        found = re.search(r"model name\s*: (.*)", open("/proc/cpuinfo").read())
        model = found.group(1) if found else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}"


def main():
    launchgen, benchmark, report, runs = *sys.argv[1:4], int(sys.argv[4])
    version = subprocess.run([launchgen, "--version"], capture_output=True, text=True).stdout.strip()
    lines = [
        "# Benchmarks", "",
        "`make bench-peers` writes this page; do not edit it by hand.", "",
        "Each tool makes the eight launch images of the same artwork. A pair of numbers is launchgen's "
        "and the other tool's; the ratio after it is launchgen's divided by the other's, so that below "
        "1 launchgen is faster or smaller. A bar is the ratio that launchgen must not exceed.", "",
        f"Seconds are wall clock time of the whole process. Both tools run {runs} times, in turn, and the "
        "median counts. For bytes, the other tool encodes launchgen's pixels. oxipng, which only "
        "optimizes, gets the files of `--compression fast` and is timed for that alone.", "",
        f"launchgen {version}; {versions()}. {machine()}. {datetime.date.today()}.", ""]
    with tempfile.TemporaryDirectory() as scratch:
        for artwork in sys.argv[5:]:
            lines += [f"## {os.path.basename(artwork)}", ""]
            lines += ["| compression | peer | seconds | time | MB | bytes | peak MB |"]
            lines += ["|---|---|---|---|---|---|---|"]
            for row in rows(Bench(launchgen, runs, scratch), artwork):
                print(row, flush=True)
                lines.append(row)
            lines.append("")
    lines += ["## Rotation core", "", *rotation(benchmark, runs), ""]
    open(report, "w").write("\n".join(lines))


main()
