"""Draws the artworks and apps that the browser tests show."""

import subprocess
from pathlib import Path

from PIL import Image, ImageDraw

MARKS = {"top left": (255, 0, 0), "top right": (0, 200, 0),
         "bottom left": (0, 0, 255), "bottom right": (255, 220, 0)}
GROUND = (120, 120, 120)

INFO_PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>UISupportedInterfaceOrientations</key><array>
<string>UIInterfaceOrientationLandscapeRight</string><string>UIInterfaceOrientationLandscapeLeft</string>
</array>
<key>UILaunchImages</key><array>{entries}</array>
</dict></plist>
"""
ENTRY = """<dict><key>UILaunchImageName</key><string>{name}</string>
<key>UILaunchImageMinimumOSVersion</key><string>{system}</string>
<key>UILaunchImageOrientation</key><string>Landscape</string>
<key>UILaunchImageSize</key><string>{{{width}, {height}}}</string></dict>"""


def marked(path, size=(2208, 1242), mark=260, ground=GROUND):
    """Artwork with another color in each corner: a crop to 3:2 leaves some of each."""
    image = Image.new("RGB", size, ground)
    draw = ImageDraw.Draw(image)
    right, bottom = size[0] - mark, size[1] - mark
    for box, color in zip(
            [(0, 0), (right, 0), (0, bottom), (right, bottom)], MARKS.values()):
        draw.rectangle([box, (box[0] + mark - 1, box[1] + mark - 1)], fill=color)
    image.save(path)


def transparent(path):
    image = Image.new("RGBA", (2208, 1242), (0, 0, 0, 0))
    ImageDraw.Draw(image).ellipse([800, 320, 1400, 920], fill=(30, 160, 250, 255))
    image.save(path)


def dark(path):
    image = Image.new("RGB", (2208, 1242), (6, 7, 10))
    ImageDraw.Draw(image).text((900, 600), "dark", fill=(90, 90, 100))
    image.save(path)


def app(folder, launchgen):
    """An app whose iPhone 5 has an image, and whose others stay blank."""
    folder.mkdir()
    entries = [("Default-iOS7-568h", "7.0", 320, 568), ("Default-iOS8-667h", "8.0", 375, 667)]
    text = "".join(
        ENTRY.format(name=name, system=system, width=width, height=height)
        for name, system, width, height in entries)
    (folder / "Info.plist").write_text(INFO_PLIST.format(entries=text))
    marked(folder / "art.png")
    subprocess.run(
        [launchgen, "build", folder / "art.png", "--screens", "568", "--scales", "2",
         "--output", folder, "--quiet"], check=True)
    for name in ["art.png", "UILaunchImages.plist"]:
        (folder / name).unlink()


def pages(launchgen, folder: Path):
    """Makes pages: name, page, what is expected of it."""
    marked(folder / "marked.png")
    transparent(folder / "alpha.png")
    dark(folder / "dark.png")
    app(folder / "App", launchgen)
    hostile = "a<b>&\"'\u00fc\n\u202e.png"
    marked(folder / hostile)
    cases = {
        "right": ["marked.png", "--launch-images"],
        "left": ["marked.png", "--orientation", "landscape-left"],
        "contain": ["marked.png", "--fit", "contain", "--background", "#ff8000", "--launch-images"],
        "alpha": ["alpha.png", "--background", "#204060", "--kind", "ui-launch-screen",
                  "--launch-images"],
        "dark": ["dark.png"],
        "app": ["App"],
        "hostile": ["./" + hostile, "--launch-images"],
    }
    for name, arguments in cases.items():
        subprocess.run(
            [launchgen, "preview", *arguments, "--output", f"{name}.html", "--quiet"],
            cwd=folder, check=True, stderr=subprocess.DEVNULL)
        yield name, folder / f"{name}.html"
