"""Shows previews in Chromium, and looks at what is there: sizes, pixels, names, contrast.

Arguments: the command, a folder for screenshots, and the browser.
"""

import io
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import sync_playwright

import artworks
import sheet
from judging import expect, failures, near

WIDTHS = [320, 768, 1024, 2560]
SCHEMES = ["light", "dark"]
# The longest side of a small picture.
LONGEST = 480


class Shown:
    """A page in the browser, with what it says and asks for."""

    def __init__(self, browser, path, width, scheme):
        self.name = f"{path.stem} at {width}, {scheme}"
        self.page = browser.new_page(
            viewport={"width": width, "height": 900}, color_scheme=scheme)
        self.said, self.asked = [], []
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.goto(path.as_uri())
        # Launch images are folded below a launch screen.
        self.page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.page.close()

    def image(self, locator):
        """An element's pixels, as they are seen."""
        locator.scroll_into_view_if_needed()
        return Image.open(io.BytesIO(locator.screenshot(animations="disabled"))).convert("RGB")

    def check_surroundings(self, width):
        expect(not self.said, self.name, "says", self.said)
        other = [url for url in self.asked if not url.startswith(("file:", "data:"))]
        files = [url for url in self.asked if url.startswith("file:")]
        expect(not other and len(files) == 1, self.name, "asks for", other, files)
        widest = self.page.evaluate("document.documentElement.scrollWidth")
        expect(widest <= width, self.name, "is", widest, "wide")
        outside = self.page.evaluate("""
            [...document.querySelectorAll('main *, header *')].filter(element => {
              if (element.parentElement.closest('svg')) return false
              const box = element.getBoundingClientRect()
              return box.width > 1 && (box.left < -1 || box.right > innerWidth + 1)
            }).map(element => element.tagName + ' ' + element.className).slice(0, 5)""")
        expect(not outside, self.name, "has outside of it", outside)

    def check_names(self):
        """Every drawing that is not hidden has a role and a name."""
        nameless = self.page.evaluate("""
            [...document.querySelectorAll('svg')].filter(element =>
              !element.closest('[aria-hidden=true]') && !element.parentElement.closest('svg') &&
              !(element.getAttribute('role') == 'img' && element.getAttribute('aria-label')))
            .map(element => element.outerHTML.slice(0, 80))""")
        expect(not nameless, self.name, "has nameless drawings", nameless)
        tree = self.page.locator("body").aria_snapshot()
        drawings = self.page.locator("svg[role=img]").count()
        # In quotes, if the name has a colon.
        named = len(re.findall(r"- '?img \"", tree))
        expect(named == drawings, self.name, "names", named, "of", drawings, "drawings")
        levels = self.page.evaluate(
            "[...document.querySelectorAll('h1,h2,h3')].map(h => +h.tagName[1])")
        steps = all(after - before <= 1 for before, after in zip(levels, levels[1:]))
        expect(levels[:1] == [1] and levels.count(1) == 1 and steps, self.name, "has headings", levels)

    def check_axe(self):
        result = Axe().run(self.page, options={"runOnly": [
            "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]})
        found = [(violation["id"], violation["nodes"][0]["html"][:120])
                 for violation in result.response["violations"]]
        expect(not found, self.name, "has", found)

    def check_keyboard(self):
        self.page.keyboard.press("Tab")
        focused = self.page.evaluate("document.activeElement.textContent")
        expect(focused == "Skip to the content", self.name, "focuses", focused, "first")


def symbols(shown):
    """Of each card: the screen as its words say, and the size of its file and of its small picture."""
    return shown.page.evaluate("""
        Promise.all([...document.querySelectorAll('#screens .card')].map(async card => {
          const href = card.querySelector('.paper use').getAttribute('href')
          const image = document.querySelector(href + ' image')
          const picture = new Image()
          picture.src = image.getAttribute('href')
          await picture.decode()
          return [card.querySelector('.facts').innerText, picture.naturalWidth, picture.naturalHeight,
                  +image.getAttribute('width'), +image.getAttribute('height')]
        }))""")


def check_sizes(shown):
    """Of the launch images that devices load: as the plan says, and never stretched on the screen."""
    found = symbols(shown)
    expect(len(found) >= 5, shown.name, "has", len(found), "screens")
    sizes = []
    for words, small_width, small_height, file_width, file_height in found:
        width, height, scale = map(int, re.search(r"(\d+)x(\d+) points, @(\d)x", words).groups())
        sizes.append((width, height))
        expect((file_width, file_height) == (width * scale, height * scale),
               shown.name, "has a file of", file_width, file_height)
        expect(small_height == LONGEST and abs(small_width - LONGEST * width / height) <= 0.5,
               shown.name, "has a picture of", small_width, small_height)
    drawn = shown.page.evaluate("""
        [...document.querySelectorAll('#screens .phone')].map(phone => {
          const box = phone.querySelector('g rect.screen').getBoundingClientRect()
          return [box.width, box.height]
        })""")
    for (width, height), (across, down) in zip(sizes, drawn):
        letterboxed = abs(across / down - 896 / 414) < 0.02 or abs(across / down - 812 / 375) < 0.02
        expect(letterboxed or abs(across / down - height / width) < 0.01,
               shown.name, "draws", across, down, "for", width, height)


def check_aligned(shown):
    """The first phones of cards beside each other are in places of one height, at one height."""
    rows = {}
    for card in shown.page.locator("#screens .card").all():
        place = card.locator(".place").first.bounding_box()
        rows.setdefault(round(card.bounding_box()["y"]), []).append(
            (round(place["y"]), round(place["height"])))
    for places in rows.values():
        expect(len(set(places)) == 1, shown.name, "has phones at", places)


def check_next(shown):
    """There is a next step, with commands that name the user's own file."""
    commands = shown.page.locator(".next code").all_inner_texts()
    expect(commands and all(command.startswith("launchgen ") for command in commands),
           shown.name, "has the commands", commands)


def check_corners(shown, marks=artworks.MARKS):
    """The corners of the artwork are where they belong on each drawn screen, and turned in the file."""
    clockwise = shown.page.locator("figcaption", has_text="rotated clockwise").count() > 0
    for card in shown.page.locator("#screens .card").all():
        screen = card.locator(".phone g rect.screen").first
        picture = shown.image(screen)
        # A crop to 3:2 leaves a twentieth of the width.
        inset = 5
        places = {"top left": (inset, inset), "top right": (-inset, inset),
                  "bottom left": (inset, -inset), "bottom right": (-inset, -inset)}
        if card.get_by_text("frame of an older iPhone").count() == 0:
            for name, (x, y) in places.items():
                color = picture.getpixel((x % picture.width, y % picture.height))
                expect(near(color, marks[name]), shown.name, "shows", color, "at the", name,
                       "of", card.locator("h3").inner_text())
        paper = shown.image(card.locator(".paper"))
        expect(paper.width < paper.height, shown.name, "has a file that is not upright")
        first = "bottom left" if clockwise else "top right"
        expect(near(paper.getpixel((3, 3)), marks[first]), shown.name,
               "has a file with", paper.getpixel((3, 3)), "at its top left")


# The bodies of iPhones as they lie, in millimeters, from Apple's specifications.
BODIES = {"iPhone 4": 115.2, "iPhone 5": 123.8, "iPhone 6": 138.1, "iPhone 6 Plus": 158.1}


def check_scale(shown):
    """All phones have the same pixels per millimeter, whether a file is beside them or not."""
    scales = {}
    for card in shown.page.locator("#screens .card").all():
        name = card.locator("h3").inner_text()
        body = next((name_ for name_ in sorted(BODIES, key=len, reverse=True)
                     if re.match(re.escape(name_) + r"\b(?! Plus)", name)), None)
        for phone in card.locator("svg.phone").all() if body else []:
            scales.setdefault(phone.bounding_box()["width"] / BODIES[body], []).append(name)
    expect(scales and max(scales) / min(scales) < 1.01, shown.name, "has the scales", scales)


def check_contain(shown):
    """On 3:2, the background is above and below; the launch screen has it on iPads too."""
    first = shown.page.locator("#screens .phone g rect.screen").first
    picture = shown.image(first)
    for y in (4, picture.height - 5):
        expect(near(picture.getpixel((picture.width // 2, y)), (255, 128, 0)), shown.name,
               "has no background at", y)
    pad = shown.image(shown.page.locator("#launch-screen svg[aria-label*='iPad Pro 13']"))
    middle = pad.width // 2
    colors = [pad.getpixel((middle, y)) for y in range(0, pad.height, 2)]
    expect(sum(near(color, (255, 128, 0)) for color in colors) > len(colors) * 0.1, shown.name,
           "has no background on the iPad")


def check_alpha(shown):
    picture = shown.image(shown.page.locator("#screens .phone g rect.screen").first)
    expect(near(picture.getpixel((10, 10)), (0x20, 0x40, 0x60)), shown.name, "has another ground")
    middle = picture.getpixel((picture.width // 2, picture.height // 2))
    expect(near(middle, (30, 160, 250)), shown.name, "has", middle, "in the middle")


def check_app(shown):
    """One image upright in one orientation, upside down in the other; the others are hatched."""
    cards = shown.page.locator("#screens .card")
    exact = cards.filter(has_text="iPhone 5s, SE").filter(has_not_text="frame of an older").first
    screens = exact.locator(".phone g rect.screen").all()
    expect(len(screens) == 2, shown.name, "draws", len(screens), "ways to hold")
    for screen, name in zip(screens, ["top left", "bottom right"]):
        color = shown.image(screen).getpixel((12, 12))
        expect(near(color, artworks.MARKS[name]), shown.name, "shows", color, "for", name)
    blank = cards.filter(has_text="Blank screen: iOS picks entry 2").first
    picture = shown.image(blank.locator(".phone g rect.screen").first)
    area = picture.width * picture.height
    colors = picture.getcolors(area)
    hatched = sum(count for count, color in colors if near(color, (60, 60, 65), 6)) / area
    expect(0.1 < hatched < 0.5, shown.name, "hatches", hatched, "of a blank screen")
    expect(blank.locator(".phone text").first.text_content() == "blank", shown.name, "says nothing")
    expect("things to look at" in shown.page.locator(".verdict").inner_text(), shown.name, "is well")


def check_hostile(shown):
    title = shown.page.locator("h1").inner_text()
    expect(title == "a<b>&\"'\u00fc\\n\\u{202E}.png", shown.name, "is titled", repr(title))
    expect(shown.page.locator("b, script, img").count() == 0, shown.name, "has foreign elements")


def check_print(shown, folder):
    shown.page.emulate_media(media="print")
    (folder / "print.pdf").write_bytes(shown.page.pdf(format="A4", print_background=True))
    ground = shown.page.evaluate("getComputedStyle(document.body).backgroundColor")
    expect(ground == "rgb(255, 255, 255)", shown.name, "is printed on", ground)


def check_sheet(launchgen, folder):
    for fault in sheet.faults(launchgen, folder):
        expect(False, "the contact sheet", fault)


def look(browser, name, path, folder):
    for width in WIDTHS:
        for scheme in SCHEMES:
            with Shown(browser, path, width, scheme) as shown:
                shown.check_surroundings(width)
                if width == 1024 or scheme == "light":
                    shown.page.screenshot(
                        path=folder / f"{name}-{width}-{scheme}.png", full_page=True)
                if width == 1024:
                    shown.check_names()
                    shown.check_axe()
                    shown.check_keyboard()
                    if name in ("right", "left", "alpha", "contain"):
                        check_sizes(shown)
                if name in ("right", "contain", "app"):
                    check_scale(shown)
                check_aligned(shown)
                check_next(shown)
                if name in ("right", "left", "hostile") and scheme == "light" and width != 320:
                    check_corners(shown)
                check = {"contain": check_contain, "alpha": check_alpha, "app": check_app,
                         "hostile": check_hostile}.get(name)
                if check and width == 1024:
                    check(shown)
                if name == "right" and width == 1024 and scheme == "dark":
                    check_print(shown, folder)


def main(launchgen, screenshots, executable):
    launchgen = str(Path(launchgen).resolve())
    screenshots = Path(screenshots)
    shutil.rmtree(screenshots, ignore_errors=True)
    screenshots.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--force-color-profile=srgb"])
        for page, path in artworks.pages(launchgen, folder):
            look(browser, page, path, screenshots)
            print(f"{page}: looked at", flush=True)
        check_sheet(launchgen, folder)
        browser.close()
    print(f"{len(failures)} failures; screenshots in {screenshots}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
