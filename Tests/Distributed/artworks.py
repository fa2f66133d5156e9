"""Artworks for the tests: small PNG files, each of its own seed, and one that is broken."""

import hashlib
import os
import struct
import subprocess
import zlib


def png(seed, width=640, height=360):
    """A gradient that is another one for each seed."""
    red = bytes((x * (seed % 7 + 1) + seed) & 255 for x in range(width))
    rows = bytearray()
    for y in range(height):
        row = bytearray(3 * width)
        row[0::3] = red
        row[1::3] = bytes([(y * (seed % 5 + 1)) & 255]) * width
        row[2::3] = bytes([seed & 255]) * width
        rows += b"\0" + row
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(rows, 1))
            + _chunk(b"IEND", b""))


def _chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def write(path, seed, broken=False, **size):
    """Writes an artwork; a broken one ends in the middle of its pixels."""
    data = png(seed, **size)
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


def by_hand(launchgen, artwork, folder, *options, cwd=None):
    """Builds as a person would, and gives the digests of what is then in the folder.

    The artwork may be None, for a logo by itself.
    """
    result = subprocess.run(
        [launchgen, "build", "--output", folder, "--quiet", *options,
         *([artwork] if artwork else [])],
        stderr=subprocess.PIPE, text=True, check=False, cwd=cwd)
    if result.returncode != 0:
        raise AssertionError(result.stderr)
    return digests(folder)
