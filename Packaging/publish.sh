#!/usr/bin/env bash
# Writes what names the archives in dist, of all systems that are there: the artifact bundle, the
# documents, the formula, and SHA256SUMS. From the environment: REPOSITORY_URL.
cd "$(dirname "$0")/.."
source Packaging/common.sh
mkdir -p .build

Packaging/bundle.sh
Packaging/documents.sh
Packaging/formula.sh
checksum launchgen.rb
(cd dist && cat -- *.sha256 | LC_ALL=C sort -k 2) > .build/SHA256SUMS
mv .build/SHA256SUMS dist/SHA256SUMS

# Files that the list lacks have names that nobody has tried.
files=$(cd dist && find . -type f ! -name '*.sha256' | cut -c 3- | LC_ALL=C sort)
unknown=$(comm -13 <(Packaging/assets.sh | LC_ALL=C sort) - <<< "$files")
[ -z "$unknown" ] || fail "not in Packaging/assets.sh: $unknown"
xargs python3 -B Tests/Packaging/pickers.py <<< "$files"
