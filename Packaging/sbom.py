#!/usr/bin/env python3
"""Prints what a packaged command contains, as a CycloneDX 1.5 document.

Arguments: the version, what linked.sh has printed, the command, the time of the commit in seconds.
"""
import datetime
import hashlib
import json
import sys
import urllib.parse
import uuid

APACHE = "Apache-2.0 WITH Swift-exception"
LICENSES = {
    "libpng": "libpng-2.0",
    "zlib": "Zlib",
    "libdeflate": "MIT",
    "expat": "MIT",
    "libmd": "BSD-3-Clause AND BSD-2-Clause AND ISC AND Beerware",
    "lcms2": "MIT",
    "glibc": "LGPL-2.1-or-later",
    "gcc": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "icu": "Unicode-3.0",
    "swift": APACHE,
}


# The vendor and product by which the NVD knows a library.
CPES = {
    "libpng": "libpng:libpng",
    "zlib": "zlib:zlib",
    "expat": "libexpat_project:libexpat",
    "lcms2": "littlecms:little_cms_color_engine",
    "glibc": "gnu:glibc",
    "gcc": "gnu:gcc",
    "icu": "icu-project:international_components_for_unicode",
    "swift": "apple:swift",
}


def component(kind, name, version, distribution="", source="", package_version=""):
    if kind == "package":
        license_, purl = APACHE, f"pkg:swift/github.com/apple/{name}@{version}"
    elif source:
        # By this, scanners find what the distribution has fixed without a new version.
        license_ = LICENSES[name]
        purl = (f"pkg:deb/{distribution.split('-')[0]}/{source}@{urllib.parse.quote(package_version)}"
                f"?arch=source&distro={distribution}")
    else:
        license_, purl = LICENSES[name], f"pkg:generic/{name}" + (f"@{version}" if version else "")
    found = {"type": "library", "bom-ref": purl, "name": name, "purl": purl,
             "licenses": [{"expression": license_}]}
    if version:
        found["version"] = version
        if name in CPES:
            found["cpe"] = f"cpe:2.3:a:{CPES[name]}:{version}:*:*:*:*:*:*:*"
    return found


def main():
    version, linked, command, seconds = sys.argv[1:]
    with open(linked) as file:
        components = [component(*line.rstrip("\n").split("\t")) for line in file]
    with open(command, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    time = datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc)
    root = f"pkg:generic/launchgen@{version}"
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        # The same command has the same number.
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, digest)}",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application", "bom-ref": root, "name": "launchgen", "version": version,
                "purl": root, "licenses": [{"expression": "MIT"}],
                "hashes": [{"alg": "SHA-256", "content": digest}],
            },
        },
        "components": components,
        "dependencies": [
            {"ref": root, "dependsOn": [found["bom-ref"] for found in components]},
            *({"ref": found["bom-ref"]} for found in components),
        ],
    }
    json.dump(document, sys.stdout, indent=2)
    print()


main()
