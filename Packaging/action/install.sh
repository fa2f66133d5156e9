#!/usr/bin/env bash
# A step of action.yml: puts launchgen on the PATH of the following steps. From the environment:
# LAUNCHGEN_VERSION, LAUNCHGEN_SHA256, LAUNCHGEN_REPOSITORY, and what GitHub Actions sets.
set -euo pipefail
sources=$(cd "$(dirname "$0")/../.." && pwd)
prefix=$RUNNER_TEMP/launchgen
version=${LAUNCHGEN_VERSION:-$("$sources/Packaging/version.sh")}

if [ "$version" = source ]; then
  make -C "$sources" install PREFIX="$prefix"
else
  if [[ ! $version =~ ^[0-9A-Za-z.-]+$ ]]; then
    echo "::error::the input version must be a version such as 1.2.0, not '$version'"
    exit 1
  fi
  version=${version#v}
  os=$(tr '[:upper:]' '[:lower:]' <<< "$RUNNER_OS")
  case $RUNNER_ARCH in
    X64) machine=x86_64 ;;
    ARM64) if [ "$os" = macos ]; then machine=arm64; else machine=aarch64; fi ;;
    *) machine=$RUNNER_ARCH ;;
  esac
  name=launchgen-$version-$os-$machine
  release=$GITHUB_SERVER_URL/$LAUNCHGEN_REPOSITORY/releases/download/v$version
  mkdir -p "$prefix"
  fetch() { curl --fail --silent --show-error --location --retry 3 --output "$2" "$1"; }
  if ! fetch "$release/$name.tar.gz" "$prefix/$name.tar.gz"; then
    echo "::error::$release has no $name.tar.gz; set the input version to 'source' to compile it"
    exit 1
  fi
  sum=${LAUNCHGEN_SHA256:-}
  if [ -z "$sum" ]; then
    fetch "$release/SHA256SUMS" "$prefix/SHA256SUMS"
    sum=$(sed -nE "s/^([0-9a-f]{64}) [ *]${name//./\\.}\.tar\.gz\$/\1/p" "$prefix/SHA256SUMS")
  fi
  actual=$( (sha256sum "$prefix/$name.tar.gz" 2> /dev/null \
    || shasum -a 256 "$prefix/$name.tar.gz") | cut -d ' ' -f 1)
  if [ -z "$sum" ] || [ "$actual" != "$sum" ]; then
    echo "::error::$name.tar.gz has the SHA-256 $actual, not '$sum'"
    exit 1
  fi
  tar -x -z -f "$prefix/$name.tar.gz" -C "$prefix" --strip-components 1
fi
echo "$prefix/bin" >> "$GITHUB_PATH"
"$prefix/bin/launchgen" --version
