"""Takes the picture of a preview that README shows.

Arguments: the command, the artwork, the picture to write, and the browser.
"""

import io
import subprocess
import sys
import tempfile
from pathlib import Path

import oxipng
from PIL import Image
from playwright.sync_api import sync_playwright

SIZE = {"width": 860, "height": 900}
MARGIN = 20
SECTION = "Launch screen"


def main(launchgen, artwork, picture, executable):
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        artwork = Path(artwork).resolve()
        (Path(name) / "art.png").symlink_to(artwork)
        subprocess.run([Path(launchgen).resolve(), "preview", "art.png"], cwd=name, check=True)
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE, color_scheme="light")
        page.goto((Path(name) / "LaunchPreview.html").as_uri())
        heading = page.get_by_role("heading", name=SECTION, exact=True)
        box = page.locator("section", has=heading).bounding_box()
        # The section's own margin is above the heading; below it is as much of the page's.
        clip = {"x": 0, "y": box["y"], "width": SIZE["width"], "height": box["height"] + MARGIN}
        shown = Image.open(io.BytesIO(page.screenshot(full_page=True, clip=clip))).convert("RGB")
        browser.close()
    shown.save(picture)
    oxipng.optimize(picture, level=6)


if __name__ == "__main__":
    main(*sys.argv[1:])
