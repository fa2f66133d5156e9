"""Artworks for tests, and what builds made of them."""

import hashlib
import os
import random
import struct
import zlib


def artwork(seed, width=480, height=270):
    """A PNG of a gradient under noise."""
    noise = random.Random(seed)
    rows = b"".join(
        b"\0" + bytes(
            (x * 255 // width * (c + seed) // 3 + y + noise.randrange(9)) & 255
            for x in range(width) for c in range(3))
        for y in range(height))

    def chunk(kind, content):
        body = kind + content
        return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def contents(folder):
    """The digest of each file, without records and unfinished files."""
    digests = {}
    for place, _, names in os.walk(folder):
        for name in names:
            if not name.startswith("."):
                path = os.path.join(place, name)
                with open(path, "rb") as file:
                    digests[os.path.relpath(path, folder)] = hashlib.sha256(file.read()).hexdigest()
    return digests


def abandoned(folder):
    """Unfinished files that stay."""
    return [name for _, _, names in os.walk(folder) for name in names
            if name.startswith(".") and name != ".launchgen-record"]
