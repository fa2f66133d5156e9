#!/usr/bin/env bash
# Writes the package of the SwiftPM plugins, which a repository of its own publishes: SwiftPM finds a
# package only at the top of a repository, and this one must not make users of the library download the
# command. Arguments: the folder that gets it; "local" to take the artifact bundle from dist instead of
# the release's. From the environment: REPOSITORY_URL, the project's page, whose releases have it.
cd "$(dirname "$0")/.."
source Packaging/common.sh
folder=$1
version=$(Packaging/version.sh)
archive=launchgen-$version.artifactbundle.zip
[ -f "dist/$archive" ] || fail "dist/$archive is missing: make dist"

rm -rf "$folder"
mkdir -p "$folder"
cp -R Packaging/plugins/Plugins "$folder/"
cp LICENSE "$folder/"
if [ "${2-}" = local ]; then
  cp "dist/$archive" "$folder/launchgen.artifactbundle.zip"
  artifact='path: "launchgen.artifactbundle.zip"'
else
  url=${REPOSITORY_URL:?is not set: the project\'s page, such as https://github.com/OWNER/launchgen}
  artifact="url: \"$url/releases/download/v$version/$archive\","
  artifact+="\\n      checksum: \"$(cut -d ' ' -f 1 "dist/$archive.sha256")\""
fi
sed "s|@ARTIFACT@|$artifact|" Packaging/plugins/Package.swift.template > "$folder/Package.swift"
