#!/usr/bin/env bash
# Makes a container image of what `make dist` has made: an OCI archive in dist.
cd "$(dirname "$0")/../.."
source Packaging/common.sh
need buildah
version=$(Packaging/version.sh)
folder=.build/package/launchgen-$version-linux-$machine
[ -x "$folder/bin/launchgen" ] || fail "$folder is missing: make dist"

# Images of others, and how they are stored, stay as they are.
storage=$PWD/.build/image
buildah=(buildah --root "$storage/root" --runroot "$storage/run" --storage-driver vfs)
archive=launchgen-$version-linux-$machine.oci
rm -f "dist/$archive" "dist/$archive.sha256"
mkdir -p dist
"${buildah[@]}" build --quiet --isolation chroot --timestamp "$(commit_time)" \
  --label "org.opencontainers.image.title=launchgen" \
  --label "org.opencontainers.image.version=$version" \
  --label "org.opencontainers.image.licenses=MIT" \
  --file Packaging/Containerfile --tag "launchgen:$version" "$folder" > /dev/null
rm -rf "$storage/layout"
"${buildah[@]}" push --quiet "launchgen:$version" "oci:$storage/layout:launchgen:$version"
"${buildah[@]}" rmi --all --force > /dev/null
reproducible_tar "$storage/layout" blobs index.json oci-layout > "dist/$archive"
checksum "$archive"
