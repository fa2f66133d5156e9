"""Shows the tags of a web app to Chromium as every iPhone and iPad: which images it would take.

Arguments: the command, and the browser.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

from playwright.sync_api import sync_playwright

import artworks
from judging import expect, failures

# Width and height in points, and the ratio: what Safari says of each screen held upright. The golden
# lists what Swift tests compare with the displays of LaunchRules.
TAGS = Path(__file__).parent.parent / "WebAppsTests" / "Goldens" / "tags.txt"
SCREENS = [tuple(int(number) for number in match) for match in re.findall(
    r"device-width: (\d+)px.*device-height: (\d+)px.*ratio: (\d)\).*portrait", TAGS.read_text())]
ADDED = (466, 678, 3)
OTHERS = [(360, 640, 3), (320, 480, 2), (375, 667, 3), (402, 874, 2), (1920, 1080, 1)]

# Of each tag that matches: its URL, and the pixels of what is there.
MATCHING = """
    Promise.all([...document.querySelectorAll('link[rel=apple-touch-startup-image]')]
      .filter(link => matchMedia(link.media).matches)
      .map(async link => {
        const image = new Image()
        image.src = link.href
        await image.decode()
        return [link.getAttribute('href'), image.naturalWidth, image.naturalHeight]
      }))"""
CAPABLE = """
    ['apple-mobile-web-app-capable', 'mobile-web-app-capable'].map(
      name => document.querySelector(`meta[name=${name}]`)?.content)"""


def make(launchgen, folder, name, *arguments):
    """Makes a web app, and a page with its tags."""
    app = folder / name
    app.mkdir()
    subprocess.run(
        [launchgen, "pwa", folder / "light.png", "--output", app / "icons & more",
         "--url-prefix", "icons & more", "--compression", "fast", "--quiet", *arguments],
        check=True, stderr=subprocess.DEVNULL)
    tags = (app / "icons & more" / "apple-splash.html").read_text()
    # They are also XML.
    ElementTree.fromstring(f"<head>{tags}</head>")
    page = app / "index.html"
    page.write_text(f"<!doctype html><html><head><meta charset=utf-8>{tags}</head><body></body></html>")
    return page


def matching(browser, page, screen, orientation, scheme):
    """What matches on a device; its screen has the same sides however it is held."""
    width, height, ratio = screen
    across, down = (width, height) if orientation == "portrait" else (height, width)
    context = browser.new_context(
        screen={"width": width, "height": height}, viewport={"width": across, "height": down},
        device_scale_factor=ratio, color_scheme=scheme, is_mobile=True)
    tab = context.new_page()
    tab.goto(page.as_uri())
    seen = tab.evaluate("[screen.width, screen.height, devicePixelRatio]")
    expect(seen == [width, height, ratio], "the browser is", seen, "instead of", screen)
    expect(tab.evaluate(CAPABLE) == ["yes", "yes"], page, "is not said to be a web app")
    found = tab.evaluate(MATCHING)
    context.close()
    return found


def check(browser, page, screens, has_dark):
    for screen in screens:
        for orientation in ["portrait", "landscape"]:
            for scheme in ["light", "dark"]:
                width, height, ratio = screen
                size = [width * ratio, height * ratio]
                if orientation == "landscape":
                    size.reverse()
                dark = "dark-" if has_dark and scheme == "dark" else ""
                wanted = [f"icons & more/apple-splash-{dark}{size[0]}-{size[1]}.png", *size]
                found = matching(browser, page, screen, orientation, scheme)
                expect(found == [wanted], screen, orientation, scheme, "shows", found)


def main(launchgen, executable):
    launchgen = str(Path(launchgen).resolve())
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        artworks.marked(folder / "light.png")
        artworks.dark(folder / "dark.png")
        plain = make(launchgen, folder, "plain", "--add-screen", "{}x{}@{}".format(*ADDED))
        both = make(launchgen, folder, "both", "--dark", folder / "dark.png")
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        check(browser, plain, SCREENS + [ADDED], has_dark=False)
        check(browser, both, SCREENS, has_dark=True)
        for screen in OTHERS:
            found = matching(browser, plain, screen, "portrait", "light")
            expect(found == [], screen, "shows", found)
        browser.close()
    print(f"web app: {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
