#!/usr/bin/env bash
# The packaged command in a folder that has nothing else: no C library, no /proc. Then in the oldest
# Debian or Ubuntu that the mirrors have.
source "$(dirname "$0")/common.sh"
need bwrap:bubblewrap

empty=$work/empty
mkdir -p "$empty/out"
cp "$packaged" "$artwork" "$empty/"
bwrap --unshare-all --bind "$empty" / /launchgen build /scene.png --output /out > /dev/null 2>&1
same_images "$empty/out"
exits 66 bwrap --unshare-all --bind "$empty" / /launchgen check /absent

old=$work/old
case $(source /etc/os-release && echo "$ID") in
  ubuntu) debian xenial "$old" ;;
  *) debian bullseye "$old" ;;
esac
cp "$packaged" "$artwork" "$old/"
bwrap --unshare-all --bind "$old" / --dev /dev /launchgen build /scene.png --output /images \
  > /dev/null 2>&1
same_images "$old/images"
echo "runs without a C library, and on $(sed -nE 's/PRETTY_NAME="(.*)"/\1/p' "$old/etc/os-release")"
