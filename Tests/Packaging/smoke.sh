#!/bin/sh
# Installs launchgen from the files of a release as its users do, makes images, and removes it. Runs in
# a container of any distribution. Arguments: archive, deb or rpm; the folder of the files; an artwork.
set -eu
kind=$1
release=$(cd "$2" && pwd)
artwork=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

(cd "$release" && sha256sum -c SHA256SUMS > "$work/sums") || { cat "$work/sums"; exit 1; }
case $kind in
  archive)
    tar -xzf "$release"/launchgen-*-linux-"$(uname -m)".tar.gz -C "$work"
    PATH=$(echo "$work"/launchgen-*/bin):$PATH
    ;;
  deb)
    apt-get -qq update
    DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends \
      "$release"/launchgen_*_"$(dpkg --print-architecture)".deb > /dev/null
    ;;
  rpm) rpm -i "$release"/launchgen-*."$(uname -m)".rpm ;;
  *) exit 64 ;;
esac

version=$(launchgen --version)
launchgen build "$artwork" --output "$work/images" --quiet
[ "$(find "$work/images" -name 'Default-*.png' | wc -l)" = 8 ]
launchgen check "$work/images/UILaunchImages.plist" > /dev/null
launchgen template list > /dev/null
case $kind in
  deb) DEBIAN_FRONTEND=noninteractive apt-get -qq purge -y launchgen > /dev/null ;;
  rpm) rpm -e launchgen ;;
esac
hash -r
if [ "$kind" != archive ] && command -v launchgen; then exit 1; fi
echo "$kind: launchgen $version makes images here"
