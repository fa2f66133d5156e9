"""Draws artworks of the kinds that games and apps have, each of which compresses in its own way.

    artworks.py FOLDER      writes those that are missing

The same pictures every time: all randomness comes from one seed for each picture.
"""

import os
import sys

import numpy
from PIL import Image, ImageCms, ImageDraw, ImageFilter


def grid(width, height):
    return numpy.mgrid[0:height, 0:width].astype(numpy.float32)


def painting(dice):
    """A painted illustration: soft gradients with edges of many sizes, a little texture."""
    width, height = 3840, 2160
    y, x = grid(width, height)
    sky = numpy.stack(
        [70 + 110 * y / height, 90 + 70 * y / height, 150 - 40 * y / height + 20 * numpy.sin(x / 700)], -1)
    picture = Image.fromarray(numpy.clip(sky, 0, 255).astype(numpy.uint8))
    draw = ImageDraw.Draw(picture)
    for depth in range(7):
        base = height * (0.42 + 0.08 * depth)
        heights = numpy.cumsum(dice.normal(0, 6 + 2 * depth, 200))
        line = [(i * width / 199, base + heights[i] - 60 * numpy.sin(i / 17 + depth)) for i in range(200)]
        shade = 1 - depth / 8
        draw.polygon(line + [(width, height), (0, height)],
                     fill=(int(90 * shade + 20), int(105 * shade + 25), int(120 * shade + 30)))
    for _ in range(700):
        cx, cy, r = dice.integers(0, width), dice.integers(height // 2, height), dice.integers(4, 50)
        tone = dice.integers(20, 110, 3)
        draw.ellipse([cx - r, cy - r // 2, cx + r, cy + r // 2], fill=tuple(int(v) for v in tone))
    soft = numpy.array(picture.filter(ImageFilter.GaussianBlur(1.5))).astype(numpy.float32)
    coarse = Image.fromarray(dice.integers(0, 256, (height // 6, width // 6), dtype=numpy.uint8))
    texture = numpy.array(coarse.resize((width, height), Image.BICUBIC)).astype(numpy.float32) - 128
    return numpy.clip(soft + texture[..., None] / 24, 0, 255).astype(numpy.uint8), {}


def grain(dice):
    """A painted scene with film grain."""
    width, height = 2560, 1440
    y, x = grid(width, height)
    base = numpy.stack(
        [120 + 80 * numpy.sin(x / 400 + y / 700), 110 + 60 * numpy.cos(y / 300),
         90 + 70 * numpy.sin((x + y) / 500)], -1)
    picture = Image.fromarray(numpy.clip(base, 0, 255).astype(numpy.uint8))
    draw = ImageDraw.Draw(picture)
    for _ in range(900):
        cx, cy, r = dice.integers(0, width), dice.integers(0, height), dice.integers(8, 120)
        draw.ellipse([cx - r, cy - r // 2, cx + r, cy + r // 2],
                     fill=tuple(int(v) for v in dice.integers(30, 230, 3)))
    soft = numpy.array(picture.filter(ImageFilter.GaussianBlur(2))).astype(numpy.float32)
    return numpy.clip(soft + dice.normal(0, 4, (height, width, 1)), 0, 255).astype(numpy.uint8), {}


def stars(dice):
    """A starry sky: noise on a dark gradient."""
    width, height = 5120, 2880
    y, x = grid(width, height)
    sky = numpy.stack(
        [8 + 20 * y / height, 6 + 16 * y / height + 4 * numpy.sin(x / 900), 30 + 40 * y / height], -1)
    sky += dice.normal(0, 6, (height, width, 1)) + dice.normal(0, 2, (height, width, 3))
    pixels = numpy.clip(sky, 0, 255).astype(numpy.uint8)
    for _ in range(6000):
        cx, cy, light = dice.integers(2, width - 2), dice.integers(2, height - 2), dice.integers(120, 256)
        pixels[cy, cx] = light
        if light > 200:
            part = pixels[cy - 1:cy + 2, cx - 1:cx + 2]
            pixels[cy - 1:cy + 2, cx - 1:cx + 2] = numpy.maximum(part, light // 2)
    return pixels, {}


def city(dice):
    """Flat shapes with sharp edges, RGBA."""
    width, height = 3640, 2400
    picture = Image.new("RGBA", (width, height), (250, 190, 120, 255))
    draw = ImageDraw.Draw(picture)
    for band in range(12):
        draw.rectangle([0, band * 60, width, band * 60 + 60],
                       fill=(250 - 8 * band, 190 - 6 * band, 120 + 8 * band, 255))
    draw.ellipse([2500, 200, 2900, 600], fill=(255, 240, 200, 255))
    for layer in range(4):
        x, light = -50, 3 - layer
        while x < width:
            w, top = dice.integers(100, 320), height - dice.integers(600, 1300) + 150 * layer
            draw.rectangle([x, top, x + w, height], fill=(60 + 25 * light, 50 + 20 * light, 90 + 20 * light, 255))
            for wy in range(int(top) + 20, height - 20, 46):
                for wx in range(int(x) + 14, int(x + w) - 20, 34):
                    if dice.random() < 0.45:
                        lit = (255, 225, 140, 255) if dice.random() < 0.7 else (180, 200, 230, 255)
                        draw.rectangle([wx, wy, wx + 16, wy + 24], fill=lit)
            x += w + dice.integers(0, 30)
    return numpy.array(picture), {}


def shapes(dice):
    """Shapes filled with gradients, with a color profile."""
    width, height = 5120, 2880
    y, x = grid(width, height)
    pixels = numpy.stack(
        [60 + 120 * x / width, 40 + 100 * y / height, 140 + 60 * (x + y) / (height + width)], -1)
    for _ in range(60):
        cx, cy, r = dice.integers(0, width), dice.integers(0, height), dice.integers(100, 700)
        part = numpy.s_[max(0, cy - r):min(height, cy + r), max(0, cx - r):min(width, cx + r)]
        distance = numpy.hypot(x[part] - cx, y[part] - cy)
        inside = numpy.clip(r - distance, 0, 1)[..., None]
        color = dice.integers(40, 230, 3) * (0.6 + 0.4 * (distance / r)[..., None])
        pixels[part] = pixels[part] * (1 - inside) + color * inside
    return numpy.clip(pixels + 0.5, 0, 255).astype(numpy.uint8), {"icc_profile": profile()}


def triangles(dice):
    """A pattern with a translucent logo, RGBA, with a color profile."""
    width, height, side = 1920, 1080, 160
    picture = Image.new("RGBA", (2 * width, 2 * height))
    draw = ImageDraw.Draw(picture)
    for y in range(0, 2 * height, side):
        for x in range(0, 2 * width, side):
            tone = int(dice.integers(0, 60))
            draw.polygon([(x, y), (x + side, y), (x, y + side)], fill=(40 + tone, 90 + tone, 160 + tone, 255))
            draw.polygon([(x + side, y), (x + side, y + side), (x, y + side)],
                         fill=(30 + tone // 2, 80 + tone, 150 + tone, 255))
    for r, color in ((500, (255, 255, 255, 230)), (300, (230, 60, 60, 255))):
        draw.ellipse([width - r, height - r, width + r, height + r], fill=color)
    return numpy.array(picture.resize((width, height), Image.LANCZOS)), {"icc_profile": profile()}


def profile():
    return ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()


KINDS = [painting, grain, stars, city, shapes, triangles]


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    for seed, draw in enumerate(KINDS):
        path = os.path.join(folder, draw.__name__ + ".png")
        if not os.path.exists(path):
            pixels, extra = draw(numpy.random.default_rng(seed))
            Image.fromarray(pixels).save(path, **extra)
        print(path)


main()
