"""Looks at a contact sheet: screens are upright, and files as they were turned."""

import subprocess

from PIL import Image

import artworks


def faults(launchgen, folder):
    """What is wrong with the first phone of the sheet of marked images, and the file beside it."""
    for words in [["build", "marked.png", "--output", "Marked"],
                  ["preview", "Marked", "--png", "sheet.png"]]:
        subprocess.run([launchgen, *words, "--quiet"], cwd=folder, check=True)
    image = Image.open(folder / "sheet.png").convert("RGB")
    (left, _), (file_left, file_top) = marks(image, artworks.MARKS["top left"])
    (right, _), (file_right, file_bottom) = marks(image, artworks.MARKS["top right"])
    if right <= left + 100:
        yield f"has a phone that is not upright: {left}, {right}"
    if abs(file_right - file_left) > 4 or file_bottom <= file_top + 60:
        yield f"has a file that is not turned clockwise: {file_left}, {file_right}"


def marks(image, color):
    """The first two squares of a color in the first row of a sheet, from the left."""
    found = []
    for x in range(0, image.width, 3):
        for y in range(100, 420, 3):
            is_near = all(abs(a - b) <= 4 for a, b in zip(image.getpixel((x, y)), color))
            if is_near and all(x > seen + 60 for seen, _ in found):
                found.append((x, y))
    return found[:2]
