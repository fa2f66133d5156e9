#!/usr/bin/env python3
"""The documents' links lead somewhere, their tests exist, all licenses and runners agree."""

import os
import re
import subprocess
import unittest

PROJECT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")

# Files that speak of copyright without being anybody else's.
OWN_NOTICES = {
    "LICENSE", "Packaging/debian/copyright", "Packaging/rpm/rpmlint.toml",
    # They recognize the notice of Xcode's template.
    "Sources/Apps/LaunchApps/Storyboards/PlainScreen.swift",
    "Tests/LaunchCheckTests/Rules/Samples/RuleSamples+LaunchScreens.swift",
    "Tests/LaunchInstallTests/TemplateScreenTests.swift",
    "Tests/Soundness/test_documents.py",
}


def git(*arguments):
    return subprocess.run(["git", "-C", PROJECT, *arguments], stdout=subprocess.PIPE, text=True,
                          check=False).stdout.splitlines()


def read(path):
    with open(os.path.join(PROJECT, path), encoding="utf-8") as file:
        return file.read()


def prose(text):
    """A page without its blocks of code."""
    return re.sub(r"^ *```.*?^ *```$", "", text, flags=re.DOTALL | re.MULTILINE)


def anchors(text):
    """The names that GitHub gives to the headings of a page."""
    found = {}
    for heading in re.findall(r"^#+ +(.*?) *$", prose(text), re.MULTILINE):
        heading = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()
        name = re.sub(r"[^\w\- ]", "", heading).replace(" ", "-")
        found[name] = found.get(name, -1) + 1
    return {f"{name}-{number}" if number else name
            for name, count in found.items() for number in range(count + 1)}


def links(text):
    """The links of a page that stay in the project: (path, anchor)."""
    text = re.sub(r"`[^`\n]*`", "", prose(text))
    targets = re.findall(r"\]\(([^) ]+)\)|(?:src|href)=\"([^\"]+)\"|^\[[^]]+\]: +(\S+)", text,
                         re.MULTILINE)
    for target in ("".join(parts) for parts in targets):
        if not re.match(r"[a-z]+:", target):
            path, _, anchor = target.partition("#")
            yield path, anchor


class DocumentTests(unittest.TestCase):
    files = git("ls-files", "--cached", "--others", "--exclude-standard")
    # DocC checks the pages of the libraries.
    pages = [page for page in files if page.endswith(".md") and ".docc/" not in page]

    def test_links_lead_somewhere(self):
        count = 0
        for page in self.pages:
            for path, anchor in links(read(page)):
                count += 1
                target = os.path.normpath(os.path.join(os.path.dirname(page), path)) if path else page
                with self.subTest(page=page, link=f"{path}#{anchor}"):
                    self.assertIn(target, self.files)
                    if anchor:
                        self.assertIn(anchor, anchors(read(target)))
        self.assertGreater(count, 100)

    def test_what_is_found(self):
        page = "# One `two`, three\n## One two, three\n```\n# No\n[no](no)\n```\n[a](b.md#c) `[no](no)`\n"
        self.assertEqual(anchors(page), {"one-two-three", "one-two-three-1"})
        self.assertEqual(list(links(page)), [("b.md", "c")])

    def test_each_integration_names_its_test(self):
        page = read("Documentation/Building.md")
        table = re.search(r"^\| you build with .*?\n\n", page, re.DOTALL | re.MULTILINE)[0]
        rows = table.strip().splitlines()[2:]
        self.assertGreater(len(rows), 10)
        for row in rows:
            with self.subTest(row=row):
                tests = re.findall(r"`(Tests/[^`]+)`", row)
                self.assertTrue(tests or "not tried" in row)
                for test in tests:
                    self.assertIn(test, self.files)
        for section in re.findall(r"^## (.*)$", page, re.MULTILINE):
            self.assertIn(f"(#{anchors('# ' + section).pop()})", table, "has no row")

    def test_the_readme_is_short(self):
        self.assertLessEqual(read("README.md").count("\n"), 150)


class WorkflowTests(unittest.TestCase):
    def test_pull_requests_have_the_runners_of_a_release(self):
        runners = [re.findall(r"runner: (\[.*\])", read(f".github/workflows/{name}.yml"))
                   for name in ("pull_request", "packages")]
        self.assertEqual(len(runners[0]), 1)
        self.assertEqual(*runners)

    def test_pull_requests_have_the_oldest_swift(self):
        versions = [re.findall(pattern, read(path)) for pattern, path in (
            (r"^// swift-tools-version: (\d+\.\d+)\n", "Package.swift"),
            (r"container: swift:(\d+\.\d+)\.", ".github/workflows/pull_request.yml"),
            (r"You need Swift (\d+\.\d+) or later", "README.md"))]
        self.assertEqual([len(found) for found in versions], [1, 1, 1])
        self.assertEqual({found[0] for found in versions}, {versions[0][0]})


class LicenseTests(unittest.TestCase):
    def test_one_license(self):
        self.assertTrue(read("LICENSE").startswith("MIT License\n"))
        for path, words in {
            "README.md": "[MIT license](LICENSE)",
            "Packaging/homebrew/launchgen.rb": 'license "MIT"',
            "Packaging/linux/image.sh": "org.opencontainers.image.licenses=MIT",
            "Packaging/sbom.py": '"licenses": [{"expression": "MIT"}]',
            # Debian's name for it.
            "Packaging/debian/copyright": "\nLicense: Expat\n",
        }.items():
            with self.subTest(path):
                self.assertIn(words, read(path))

    def test_no_file_is_of_others(self):
        notices = git("grep", "-lIiE", r"copyright \(c\)|copyright [0-9]{4}|SPDX-|©|all rights reserved",
                      "--", ":!Tests/Corpus")
        self.assertEqual(set(notices) - OWN_NOTICES, set())

    def test_each_dependency_says_why(self):
        manifest = read("Package.swift")
        packages = re.findall(r'url: "https://github.com/[^/"]+/([^"]+)"', manifest)
        packages += re.findall(r'"https://github.com/\w+/([\w-]+-plugin)"', manifest)
        libraries = re.findall(r'pkgConfig: "(\w+)"', manifest)
        self.assertGreater(len(packages) + len(libraries), 6)
        table = read("CONTRIBUTING.md").partition("\n## Dependencies\n")[2]
        names = {"lcms2": "Little CMS", "expat": "Expat"}
        for name in packages + libraries:
            self.assertIn(f"[{names.get(name, name)}](", table)


if __name__ == "__main__":
    unittest.main()
