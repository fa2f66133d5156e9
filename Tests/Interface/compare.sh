#!/usr/bin/env bash
# Compares the modules of the products with those of the newest release of the same major version, from
# 1.0 on, or with BASE, a tag or commit. What may differ is in allowed.txt: new cases of enums.
set -euo pipefail
cd "$(dirname "$0")/../.."
read -r -a swift <<< "${SWIFT:-swift}"

version=$(Packaging/version.sh)
base=${BASE:-$(git tag --list "v${version%%.*}.*" --sort -version:refname | sed -n 1p)}
if [ -z "${BASE-}" ] && { [ "${version%%.*}" = 0 ] || [ -z "$base" ]; }; then
  echo "Nothing to compare: $version is before 1.0, or the first of its major version"
  exit
fi
"${swift[@]}" package --scratch-path .build/interface diagnose-api-breaking-changes "$base" \
  --breakage-allowlist-path Tests/Interface/allowed.txt
