#!/usr/bin/env bash
# Builds the command for a package of a Linux distribution: Swift's runtime is a part of it, all other
# libraries are shared ones, of which the distribution has packages. Argument: the folder of the build,
# relative to the project's. It gets release/launchgen, release/launchgen-manual and link.map.
cd "$(dirname "$0")/../.."
source Packaging/common.sh
read -r -a swift <<< "${SWIFT:-swift}"
build=$1

mkdir -p "$build"
flags=(--configuration release --scratch-path "$build" --static-swift-stdlib --disable-local-rpath
  -Xswiftc -use-ld=lld)
for flag in --no-export-dynamic --as-needed --icf=all -O2 -z relro -z now; do
  flags+=(-Xlinker "$flag")
done
"${swift[@]}" build "${flags[@]}" --product launchgen-manual
[ -s "$build/link.map" ] || rm -f "$build/release/launchgen"
"${swift[@]}" build "${flags[@]}" --product launchgen -Xlinker "-Map=$build/link.map"
