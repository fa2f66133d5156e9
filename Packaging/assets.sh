#!/usr/bin/env bash
# Prints the names of the files of a release, of all systems. Machines have the names that `uname -m`
# prints there; a package has those of its kind.
cd "$(dirname "$0")/.."
source Packaging/common.sh
version=$(Packaging/version.sh)

for system in linux-aarch64 linux-x86_64 macos-arm64 macos-x86_64; do
  echo "launchgen-$version-$system.tar.gz"
  echo "launchgen-$version-$system.cdx.json"
done
for machine in aarch64 x86_64; do
  echo "launchgen-$version-linux-$machine.oci"
  echo "launchgen-$version-1.$machine.rpm"
done
for machine in amd64 arm64; do echo "launchgen_$version-1_$machine.deb"; done
echo "launchgen-$version.artifactbundle.zip"
echo "launchgen-documents-$version.tar.gz"
echo launchgen.rb
echo SHA256SUMS
