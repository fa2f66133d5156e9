#!/usr/bin/env bash
# The RPM package, installed into an empty folder with a database of its own, run and removed.
source "$(dirname "$0")/common.sh"
need rpm bwrap:bubblewrap

package=$(ls "$project"/dist/launchgen-"$version"-*.rpm)
[ "$(rpm -qp --requires "$package" 2> /dev/null | grep -v '^rpmlib(' || true)" = "" ]
root=$work/root
mkdir -p "$root"
rpm=(rpm --root "$root" --dbpath /var/lib/rpm)
"${rpm[@]}" --initdb
"${rpm[@]}" -i "$package"
"${rpm[@]}" -V launchgen
cp "$artwork" "$root/"
bwrap --unshare-all --bind "$root" / /usr/bin/launchgen build /scene.png --output /images \
  > /dev/null 2>&1
same_images "$root/images"
"${rpm[@]}" -e launchgen
[ -z "$(find "$root/usr" -type f)" ] || fail "left: $(find "$root/usr" -type f)"
