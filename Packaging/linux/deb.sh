#!/usr/bin/env bash
# Makes a package for the Debian or Ubuntu that this runs on, in dist. DEBFULLNAME and DEBEMAIL name
# its maintainer. Lintian's warnings are errors.
cd "$(dirname "$0")/../.."
source Packaging/common.sh
need dh:debhelper lintian dpkg-buildpackage:dpkg-dev
version=$(Packaging/version.sh)
maintainer=$(maintainer)

# debian has to be at the top of the sources: in a copy, so that the project's own top stays as it is.
sources=.build/deb/launchgen-$version
Packaging/copy-sources.sh "$sources"
cp -R Packaging/debian "$sources/debian"
date=$(commit_date '+%a, %d %b %Y %H:%M:%S +0000')
for file in control changelog; do
  sed -e "s|@MAINTAINER@|$maintainer|" -e "s|@VERSION@|$version|" -e "s|@DATE@|$date|" \
    "Packaging/debian/$file" > "$sources/debian/$file"
done

rm -f .build/deb/launchgen_*
(cd "$sources" && SOURCE_DATE_EPOCH=$(commit_time) dpkg-buildpackage --build=binary --no-sign)
package=$(ls .build/deb/launchgen_*.deb)
lintian --fail-on error,warning --tag-display-limit 0 --allow-root "$package"
mkdir -p dist
rm -f dist/launchgen_*.deb dist/launchgen_*.deb.sha256
cp "$package" dist/
checksum "$(basename "$package")"
