#!/usr/bin/env bash
# Makes an RPM package of what `make dist` has made, in dist. From the environment: REPOSITORY_URL, the
# project's page; DEBFULLNAME and DEBEMAIL, the maintainer. rpmlint's errors are errors.
cd "$(dirname "$0")/../.."
source Packaging/common.sh
need rpmbuild:rpm rpmlint
version=$(Packaging/version.sh)
maintainer=$(maintainer)
url=$(replacement "${REPOSITORY_URL-}")
folder=launchgen-$version-linux-$machine
for file in "$folder.tar.gz" "$folder.cdx.json"; do
  [ -f "dist/$file" ] || fail "dist/$file is missing: make dist"
done

# Those of launchgen and of everything in the command, as the bill of materials has them.
licenses=$(python3 -c '
import json, sys
bill = json.load(open(sys.argv[1]))
parts = [bill["metadata"]["component"], *bill["components"]]
found = [name for part in parts for name in part["licenses"][0]["expression"].split(" AND ")]
print(" AND ".join(dict.fromkeys(found)))' "dist/$folder.cdx.json")

# rpmbuild knows no folder with a space, which the project's may be.
top=$(mktemp -d)
trap 'rm -rf "$top"' EXIT
mkdir -p "$top/SOURCES"
cp "dist/$folder.tar.gz" "$top/SOURCES/"
sed -e "s|@VERSION@|$version|" -e "s|@FOLDER@|$folder|" -e "s|@ARCHIVE@|$folder.tar.gz|" \
  -e "s|@MAINTAINER@|$maintainer|" -e "s|@LICENSES@|$licenses|" -e "${url:+s|@URL@|$url|}" -e '/@URL@/d' \
  Packaging/rpm/launchgen.spec > "$top/launchgen.spec"
SOURCE_DATE_EPOCH=$(commit_time) rpmbuild -bb --quiet --target "$machine-linux" \
  --define "_topdir $top" --define "_prefix /usr" "$top/launchgen.spec"
package=$(ls "$top/RPMS/$machine"/*.rpm)
rpmlint --config Packaging/rpm/rpmlint.toml "$package"
rm -f dist/launchgen-*.rpm dist/launchgen-*.rpm.sha256
cp "$package" dist/
checksum "$(basename "$package")"
