"""Times `launchgen build` and other tools in turn, and writes a page of ratios and a chart.

    bench_peers.py LAUNCHGEN BENCHMARK REPORT CHART RUNS ARTWORK...

launchgen is timed as a whole process, the others without the start of Python. The two tools of a pair
run alternately, and the median of the ratios is reported, because a machine's speed drifts. File
sizes are compared for the same pixels: a peer encodes the images that launchgen made. The chart is of
the first artwork.
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

import chart

HERE = os.path.dirname(os.path.abspath(__file__))
PEERS = os.path.join(HERE, "peers.py")

# Peer, launchgen's compression, and the highest acceptable ratios of time and of bytes. The ratio of
# bytes depends on the kind of art: see ALL_FILTERS_BYTES.
PAIRS = [
    ("libvips-6-all", "balanced", 0.36, None),
    ("libvips-6-none", "balanced", 0.5, None),
    ("libvips-1-none", "fast", 0.5, 0.75),
]
# Noise leaves every coder the same few bytes to save.
NOISE = ["grain.png", "stars.png"]
ALL_FILTERS_BYTES = {True: 0.99, False: 0.92}
# These are far behind, so once is enough.
OTHERS = ["opencv", "pillow", "imagemagick"]
NAMES = {
    "libvips-6-all": "libvips, all filters", "libvips-6-none": "libvips, its defaults",
    "libvips-1-none": "libvips, level 1", "opencv": "OpenCV", "pillow": "Pillow",
    "imagemagick": "ImageMagick", "oxipng": "oxipng -o4 over them",
}
BEST_TIME, BEST_BYTES = 0.2, 1.0


def run(command):
    """Seconds, and peak memory in MB, of a whole process."""
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
    module = {"libvips": "pyvips", "pillow": "PIL", "opencv": "cv2", "oxipng": "oxipng",
              "cykooz": "cykooz_resizer"}
    result = subprocess.run(
        [sys.executable, "-c", f"import {module[peer.split('-')[0]]}"], capture_output=True)
    return result.returncode == 0


class Bench:
    def __init__(self, launchgen, runs, scratch):
        self.launchgen, self.runs, self.scratch = launchgen, runs, scratch

    def folder(self, name):
        return os.path.join(self.scratch, name)

    def build(self, artwork, compression, *options):
        out = self.folder(compression)
        for path in glob.glob(os.path.join(out, "*")):
            os.remove(path)
        command = [self.launchgen, "build", artwork, "-o", out, "--quiet"]
        return run(command + ["--compression", compression, *options])

    def peer(self, action, peer, source, target):
        command = [sys.executable, PEERS, action, peer, source, self.folder(target)]
        return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)

    def pair(self, artwork, peer, compression):
        """Medians of launchgen's seconds and memory, the peer's seconds, and the ratio."""
        self.build(artwork, compression)
        self.peer("make", peer, artwork, peer)
        ours, theirs = [], []
        for _ in range(self.runs):
            ours.append(self.build(artwork, compression))
            theirs.append(self.peer("make", peer, artwork, peer))
        ratio = statistics.median(a[0] / b for a, b in zip(ours, theirs))
        return median(a[0] for a in ours), median(a[1] for a in ours), median(theirs), ratio

    def encoded(self, peer, compression):
        """The bytes that a peer needs for launchgen's pixels."""
        self.peer("encode", peer, self.folder(compression), "encoded")
        return size_of(self.folder("encoded"))

    def best(self, artwork):
        """`--compression best`, and oxipng over the files of `fast`."""
        self.build(artwork, "fast")
        ours = self.build(artwork, "best")
        theirs = self.peer("encode", "oxipng", self.folder("fast"), "oxipng")
        return ours[0], theirs, size_of(self.folder("best")), size_of(self.folder("oxipng"))

    def cores(self, artwork):
        """How many times as fast two jobs are as one."""
        ratios = []
        for _ in range(self.runs):
            one = self.build(artwork, "balanced", "--jobs", "1")
            ratios.append(one[0] / self.build(artwork, "balanced", "--jobs", "2")[0])
        return median(ratios)


def median(values):
    return statistics.median(list(values))


def verdict(value, bar, is_most=True):
    value = round(value, 2)
    missed = bar is not None and (value > bar if is_most else value < bar)
    return f"{value:.2f}" if bar is None else f"{value:.2f} (bar {bar}{', missed' if missed else ''})"


class Page:
    """The page, and the points of the chart."""

    def __init__(self):
        self.lines, self.points = [], []

    def row(self, line):
        print(line, flush=True)
        self.lines.append(line)

    def artwork(self, bench, artwork, is_first):
        self.lines += [f"## {os.path.basename(artwork)}", ""]
        self.lines += ["| compression | peer | seconds | time | MB, same pixels | bytes |"]
        self.lines += ["|---|---|---|---|---|---|"]
        memory, is_noise = 0, os.path.basename(artwork) in NOISE
        for peer, compression, time_bar, bytes_bar in PAIRS:
            if not is_installed(peer):
                self.row(f"| {compression} | {peer} | not installed | | | |")
                continue
            ours, used, theirs, ratio = bench.pair(artwork, peer, compression)
            memory = max(memory, used)
            if peer == "libvips-6-all":
                bytes_bar = ALL_FILTERS_BYTES[is_noise]
            made, encoded = size_of(bench.folder(compression)), bench.encoded(peer, compression)
            self.row(
                f"| {compression} | {peer} | {ours:.2f} / {theirs:.2f} | {verdict(ratio, time_bar)} "
                f"| {made / 1e6:.2f} / {encoded / 1e6:.2f} | {verdict(made / encoded, bytes_bar)} |")
            if is_first:
                self.point("launchgen" + (" fast" if compression == "fast" else ""), ours, made)
                self.point(NAMES[peer], theirs, size_of(bench.folder(peer)))
        if is_installed("oxipng"):
            ours, theirs, a, b = bench.best(artwork)
            self.row(
                f"| best | oxipng -o4 | {ours:.2f} / {theirs:.2f} | {verdict(ours / theirs, BEST_TIME)} "
                f"| {a / 1e6:.2f} / {b / 1e6:.2f} | {verdict(a / b, BEST_BYTES)} |")
            if is_first:
                self.point("launchgen best", ours, a)
                self.point(NAMES["oxipng"], theirs, b)
        if is_first:
            self.others(bench, artwork)
        self.lines += [
            "", f"Peak memory is {memory:.0f} MB. Two jobs are {bench.cores(artwork):.2f} times as fast as one.", ""]

    def others(self, bench, artwork):
        for peer in OTHERS:
            if is_installed(peer):
                seconds = bench.peer("make", peer, artwork, peer)
                made = size_of(bench.folder(peer))
                self.row(f"| | {peer} | / {seconds:.2f} | | / {made / 1e6:.2f}, its own pixels | |")
                self.point(NAMES[peer], seconds, made)

    def point(self, name, seconds, size):
        if name not in [known for known, _, _ in self.points]:
            self.points.append((name, seconds, size / 1e6))


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
    ratio = median(a / b for a, b in zip(ours, theirs))
    yield "| pixels | launchgen, ms | cv::rotate, ms | time |"
    yield "|---|---|---|---|"
    yield f"| 3840x2160, 4 bytes | {median(ours):.2f} | {median(theirs):.2f} | {verdict(ratio, 0.4)} |"


def resampling(benchmark, artwork, runs):
    """The eight images of an artwork, resampled on one thread, without encoding."""
    if not is_installed("cykooz"):
        return
    ours, theirs = [], []
    for _ in range(runs):
        for times, command in (
            (ours, [benchmark, "--resampling", "--artwork", artwork]),
            (theirs, [sys.executable, PEERS, "resample", "cykooz", artwork, "9"]),
        ):
            times.append(float(subprocess.run(command, capture_output=True, check=True).stdout))
    ratio = median(a / b for a, b in zip(ours, theirs))
    yield "launchgen resamples in linear light, and turns the images. cykooz.resizer does neither."
    yield ""
    yield "| artwork | launchgen, ms | cykooz.resizer, ms | time |"
    yield "|---|---|---|---|"
    name = os.path.basename(artwork)
    yield f"| {name} | {median(ours):.1f} | {median(theirs):.1f} | {verdict(ratio, 1.0)} |"


def critical_path(benchmark, artwork):
    """What more cores would do, by the time that each step takes."""
    command = [benchmark, "--scaling", "--artwork", artwork]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def versions():
    wanted = ["pyvips-binary", "pillow", "opencv-python-headless", "oxipng-pybind",
              "cykooz-resizer"]
    output = subprocess.run(
        [sys.executable, "-m", "pip", "list", "--format=freeze"], capture_output=True, text=True).stdout
    return ", ".join(line for line in output.split() if re.split("==", line)[0].lower().replace(".", "-") in wanted)


def machine():
    model = platform.processor() or platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        found = re.search(r"model name\s*: (.*)", open("/proc/cpuinfo").read())
        model = found.group(1) if found else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}"


def main():
    launchgen, benchmark, report, picture, runs = *sys.argv[1:5], int(sys.argv[5])
    artworks = sys.argv[6:]
    version = subprocess.run([launchgen, "--version"], capture_output=True, text=True).stdout.strip()
    repeated = (
        "Each tool runs once." if runs == 1
        else f"Both tools run {runs} times, in turn; the table has the medians.")
    page = Page()
    page.lines += [
        "# Benchmarks", "",
        "`make -f Tools/Makefile bench-peers` writes this page. Do not edit it by hand.", "",
        f"![Time and bytes of each tool]({os.path.relpath(picture, os.path.dirname(report) or '.')})", "",
        "Each tool makes the eight launch images of the same artwork. In each pair of numbers, "
        "launchgen's comes first. The ratio next to it is launchgen's number divided by the other "
        "tool's: below 1, launchgen is faster or smaller. The bar is the highest ratio that we "
        "aim for.", "",
        "Seconds are wall clock time: for launchgen the whole process, for the other tool only its "
        f"work, without Python's start-up. {repeated} To compare bytes, the other tool encodes "
        "launchgen's pixels. oxipng only optimizes, so it gets the files of `--compression fast`. "
        "The artworks are drawn by `artworks.py`; the chart shows the first.", "",
        f"launchgen {version}; {versions()}. {machine()}. {datetime.date.today()}.", ""]
    with tempfile.TemporaryDirectory() as scratch:
        bench = Bench(launchgen, runs, scratch)
        for artwork in artworks:
            page.artwork(bench, artwork, artwork == artworks[0])
    page.lines += ["## More cores", "", *critical_path(benchmark, artworks[0]), ""]
    page.lines += ["## Resampling core", "", *resampling(benchmark, artworks[0], runs), ""]
    page.lines += ["## Rotation core", "", *rotation(benchmark, runs), ""]
    open(report, "w").write("\n".join(page.lines))
    title = f"Eight launch images of {os.path.basename(artworks[0])}: seconds and megabytes"
    open(picture, "w").write(chart.chart(title, page.points))


main()
