#!/usr/bin/env bash
# Writes what names the archives in dist, of all systems that are there: the artifact bundle, the
# plugins' package, the formula, and SHA256SUMS. From the environment: REPOSITORY_URL.
cd "$(dirname "$0")/.."
source Packaging/common.sh
version=$(Packaging/version.sh)
mkdir -p .build

Packaging/bundle.sh
Packaging/plugins.sh .build/launchgen-plugins
reproducible_tar .build launchgen-plugins | gzip -n -9 > "dist/launchgen-plugins-$version.tar.gz"
checksum "launchgen-plugins-$version.tar.gz"
Packaging/formula.sh
checksum launchgen.rb
(cd dist && cat -- *.sha256 | LC_ALL=C sort -k 2) > .build/SHA256SUMS
mv .build/SHA256SUMS dist/SHA256SUMS
