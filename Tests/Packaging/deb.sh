#!/usr/bin/env bash
# The Debian package in a minimal Debian: installed by apt from a repository, which brings what it
# depends on; run, upgraded, removed.
source "$(dirname "$0")/common.sh"
need apt-ftparchive:apt-utils
[ "$(id -u)" = 0 ] || fail "installs into a folder with chroot: needs root"

root=$work/root
debian "$(codename)" "$root"
find "$root/usr" "$root/etc" "$root/var/lib/dpkg/info" -name '*launchgen*' > "$work/before"
[ ! -s "$work/before" ]

repository=$root/srv/apt
mkdir -p "$repository"
# The index of a repository in which these packages are.
index() {
  (cd "$repository" && apt-ftparchive packages . > Packages && apt-ftparchive release . > Release)
}
apt() {
  chroot "$root" env DEBIAN_FRONTEND=noninteractive PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C \
    apt-get -qq -o Dpkg::Use-Pty=0 "$@" > "$work/apt.log" 2>&1 || fail "$(cat "$work/apt.log")"
}

package=$(ls "$project"/dist/launchgen_"$version"-1_*.deb)
cp "$package" "$repository/"
index
echo 'deb [trusted=yes] file:/srv/apt ./' > "$root/etc/apt/sources.list.d/launchgen.list"
apt update
apt install --no-install-recommends launchgen man-db
# Every command has a page that man finds.
for command in "" $("$built" --experimental-dump-help | python3 -c '
import json, sys
print(*["-" + each["commandName"] for each in json.load(sys.stdin)["command"]["subcommands"]])'); do
  [ "$command" != -help ] || continue
  chroot "$root" man "launchgen$command" 2> /dev/null | grep -q "^  *launchgen${command/-/ } " \
    || fail "man launchgen$command has no synopsis"
done
cp "$artwork" "$root/srv/"
chroot "$root" launchgen build /srv/scene.png --output /srv/images > /dev/null 2>&1
same_images "$root/srv/images"
chroot "$root" launchgen check / > /dev/null 2>&1 || [ $? = 66 ]

# A newer version of the same.
dpkg-deb -R "$package" "$work/newer"
sed -i 's/^Version: .*/&.1/' "$work/newer/DEBIAN/control"
dpkg-deb --root-owner-group -b "$work/newer" "$repository" > /dev/null
index
apt update
apt upgrade
[ "$(chroot "$root" dpkg-query -W -f '${Version}' launchgen)" = "$version-1.1" ]
[ "$(chroot "$root" launchgen --version)" = "$version" ]
chroot "$root" dpkg --verify launchgen

apt purge launchgen
find "$root/usr" "$root/etc" "$root/var/lib/dpkg/info" -name '*launchgen*' \
  ! -path '*/sources.list.d/*' > "$work/after"
[ ! -s "$work/after" ] || fail "left after purge: $(cat "$work/after")"

header=$(readelf -ldW "$work/newer/usr/bin/launchgen")
grep -q GNU_RELRO <<< "$header"
grep -q 'Flags:.* NOW' <<< "$header"
grep -q 'Flags:.* PIE' <<< "$header"
