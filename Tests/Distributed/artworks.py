"""Artworks for the tests: PNG files, each of its own seed, and one that is broken."""

import hashlib
import os
import random
import struct
import subprocess
import zlib


SIGNATURE = b"\x89PNG\r\n\x1a\n"
PAINTING = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "SampleAssets",
                        "scene.png")


def png(seed, width=640, height=360):
    """A gradient that is another one for each seed."""
    return _png(width, height, _gradient(seed, width, height))


def varied(seed, width, height):
    """A gradient, shapes, a picture with grain, or the painting, which has a size of its own."""
    kind = seed % 4
    if kind == 0:
        return png(seed, width, height)
    if kind == 1:
        return _png(width, height, _shapes(seed, width, height))
    if kind == 2:
        return _png(width, height, _grain(seed, width, height))
    with open(PAINTING, "rb") as file:
        data = file.read()
    end = len(SIGNATURE) + len(_chunk(b"IHDR", bytes(13)))
    return data[:end] + _chunk(b"tEXt", b"Seed\0%d" % seed) + data[end:]


def _gradient(seed, width, height):
    red = bytes((x * (seed % 7 + 1) + seed) & 255 for x in range(width))
    for y in range(height):
        row = bytearray(3 * width)
        row[0::3] = red
        row[1::3] = bytes([(y * (seed % 5 + 1)) & 255]) * width
        row[2::3] = bytes([seed & 255]) * width
        yield row


def _shapes(seed, width, height, side=90):
    """Squares, each of one color."""
    dice = random.Random(seed)
    for y in range(height):
        if y % side == 0:
            row = b"".join(dice.randbytes(3) * side for _ in range(width // side + 1))[:3 * width]
        yield row


def _grain(seed, width, height):
    """The gradient with noise in its lower three bits."""
    dice = random.Random(seed)
    high, low = (int.from_bytes(bytes([bits]) * 3 * width, "big") for bits in (0xF8, 0x07))
    for row in _gradient(seed, width, height):
        noise = dice.getrandbits(24 * width)
        yield (int.from_bytes(row, "big") & high | noise & low).to_bytes(3 * width, "big")


def _png(width, height, rows):
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = b"".join(b"\0" + row for row in rows)
    return (SIGNATURE + _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(pixels, 1))
            + _chunk(b"IEND", b""))


def _chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def write(path, seed, broken=False, make=png, **size):
    """Writes an artwork; a broken one ends in the middle of its pixels."""
    data = make(seed, **size)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(data[:len(data) // 2] if broken else data)


def digests(folder):
    """The SHA-256 of every file below the folder, by its path in it; not of launchgen's record."""
    found = {}
    for parent, _, names in os.walk(folder, followlinks=True):
        for name in names:
            if name == ".launchgen-record":
                continue
            path = os.path.join(parent, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = hashlib.sha256(file.read()).hexdigest()
    return found


def by_hand(launchgen, artwork, folder, *options, command="build", cwd=None):
    """Runs a command as a person would, and gives the digests of what is then in the folder.

    The artwork may be None, for a logo by itself.
    """
    result = subprocess.run(
        [launchgen, command, "--output", folder, "--quiet", *options,
         *([artwork] if artwork else [])],
        stderr=subprocess.PIPE, text=True, check=False, cwd=cwd)
    if result.returncode != 0:
        raise AssertionError(result.stderr)
    return digests(folder)
