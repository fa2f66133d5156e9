"""The job of `launchgen build` done with other tools: eight launch images from one artwork.

    peers.py make PEER ARTWORK FOLDER      decode once, fit, turn clockwise, encode all eight
    peers.py encode PEER FOLDER TARGET     encode the pictures of FOLDER again, as the peer does

Both print the seconds of the work alone: the start of Python, and of the library, is not the tool's.

    peers.py rotate opencv WIDTH HEIGHT    milliseconds of cv::rotate over 4-byte pixels, one thread
    peers.py resample cykooz ARTWORK RUNS  milliseconds of cropping and resizing to all eight sizes, one thread
"""

import glob
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

POINTS = [(320, 480), (320, 568), (375, 667), (414, 736)]
SIZES = sorted(((w * s, h * s) for w, h in POINTS for s in (2, 3)), key=lambda s: -s[0] * s[1])
THREADS = os.cpu_count()


class Vips:
    """libvips, all cores; the peer's name contains level and filter."""

    def __init__(self, name):
        import pyvips

        self.vips = pyvips
        _, level, self.filter = name.split("-")
        self.level = int(level)

    def make(self, artwork, target):
        art = self.vips.Image.new_from_file(artwork).copy_memory()

        def one(size):
            width, height = size
            image = art.thumbnail_image(height, height=width, crop="centre")
            if image.hasalpha():
                image = image.flatten()
            self.save(image.rot90(), target(size))

        with ThreadPoolExecutor(THREADS) as pool:
            list(pool.map(one, SIZES))

    def encode(self, source, target):
        self.save(self.vips.Image.new_from_file(source), target)

    def save(self, image, path):
        image.pngsave(path, compression=self.level, filter=self.filter)


class Pillow:
    def __init__(self, name):
        from PIL import Image, ImageOps

        self.image, self.ops = Image, ImageOps

    def make(self, artwork, target):
        art = self.image.open(artwork).convert("RGB")
        for width, height in SIZES:
            fitted = self.ops.fit(art, (height, width), self.image.LANCZOS)
            fitted.transpose(self.image.ROTATE_270).save(target((width, height)))

    def encode(self, source, target):
        self.image.open(source).convert("RGB").save(target)


class OpenCV:
    def __init__(self, name):
        import cv2

        self.cv = cv2

    def make(self, artwork, target):
        art = self.cv.imread(artwork)
        rows, columns = art.shape[:2]
        for width, height in SIZES:
            scale = max(height / columns, width / rows)
            crop_w, crop_h = round(height / scale), round(width / scale)
            x, y = (columns - crop_w) // 2, (rows - crop_h) // 2
            part = art[y : y + crop_h, x : x + crop_w]
            fitted = self.cv.resize(part, (height, width), interpolation=self.cv.INTER_AREA)
            turned = self.cv.rotate(fitted, self.cv.ROTATE_90_CLOCKWISE)
            self.cv.imwrite(target((width, height)), turned, [self.cv.IMWRITE_PNG_COMPRESSION, 6])

    def encode(self, source, target):
        self.cv.imwrite(target, self.cv.imread(source), [self.cv.IMWRITE_PNG_COMPRESSION, 6])

    def rotate(self, width, height):
        import numpy

        self.cv.setNumThreads(1)
        pixels = numpy.arange(width * height, dtype=numpy.uint32).view(numpy.uint8)
        source = pixels.reshape(height, width, 4)
        target = numpy.zeros((width, height, 4), numpy.uint8)
        times = []
        for _ in range(36):
            start = time.perf_counter()
            self.cv.rotate(source, self.cv.ROTATE_90_CLOCKWISE, target)
            times.append(time.perf_counter() - start)
        return sorted(times)[len(times) // 2] * 1000


class ImageMagick:
    def __init__(self, name):
        pass

    def make(self, artwork, target):
        command = ["convert", artwork]
        for width, height in SIZES:
            size = f"{height}x{width}"
            command += ["(", "+clone", "-filter", "Lanczos", "-resize", size + "^"]
            command += ["-gravity", "center", "-extent", size, "-rotate", "90"]
            command += ["-write", target((width, height)), "+delete", ")"]
        subprocess.run(command + ["null:"], check=True)

    def encode(self, source, target):
        subprocess.run(["convert", source, target], check=True)


class Oxipng:
    """oxipng -o4 over existing files."""

    def __init__(self, name):
        import oxipng

        self.oxipng = oxipng

    def encode(self, source, target):
        self.oxipng.optimize(source, target, level=4)


class Cykooz:
    """cykooz.resizer, which is Rust's fast_image_resize: Lanczos, on the samples as they are stored."""

    def __init__(self, name):
        import cykooz_resizer

        self.fir = cykooz_resizer

    def resample(self, artwork, runs):
        from PIL import Image

        art, fir = Image.open(artwork).convert("RGB"), self.fir
        source = fir.ImageData(art.width, art.height, fir.PixelType.U8x3, art.tobytes())
        options = fir.ResizeOptions(
            fir.ResizeAlg.convolution(fir.FilterType.lanczos3), fit_into_destination=True)
        times = []
        for _ in range(runs):
            start = time.perf_counter()
            for width, height in SIZES:
                target = fir.ImageData(height, width, fir.PixelType.U8x3)
                fir.Resizer().resize(source, target, options)
            times.append(time.perf_counter() - start)
        return sorted(times)[len(times) // 2] * 1000


KINDS = {
    "libvips": Vips, "pillow": Pillow, "opencv": OpenCV, "imagemagick": ImageMagick, "oxipng": Oxipng,
    "cykooz": Cykooz,
}


def main():
    action, name, source, folder = sys.argv[1:]
    peer = KINDS[name.split("-")[0]](name)
    if action == "rotate":
        return print(peer.rotate(int(source), int(folder)))
    if action == "resample":
        return print(peer.resample(source, int(folder)))
    os.makedirs(folder, exist_ok=True)
    start = time.perf_counter()
    if action == "make":
        peer.make(source, lambda size: os.path.join(folder, f"{size[0]}x{size[1]}.png"))
    else:
        for path in sorted(glob.glob(os.path.join(source, "*.png"))):
            peer.encode(path, os.path.join(folder, os.path.basename(path)))
    print(time.perf_counter() - start)


main()
