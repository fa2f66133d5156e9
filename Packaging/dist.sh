#!/usr/bin/env bash
# Packages a release: dist/launchgen-VERSION-OS-MACHINE.tar.gz and its SHA-256. Everything that the
# command needs is a part of it: on Linux also the C library, on macOS all that macOS does not have.
# From the environment: SWIFT, the compiler; SIZE_LIMIT, the size that the command may have, in MB.
cd "$(dirname "$0")/.."
source Packaging/common.sh
read -r -a swift <<< "${SWIFT:-swift}"
limit=${SIZE_LIMIT:-20}

# Relative, as the linker's folder is the project's, whose path may have spaces.
build=.build/dist
map=$build/link.map
mkdir -p "$build/static" dist
flags=(--configuration release --product launchgen --scratch-path "$build")
# A link writes the map; without one, or with other flags, the command has to be linked anew.
if [ ! -s "$map" ] || [ -n "$(find Packaging -newer "$map")" ]; then
  rm -f "$build/release/launchgen"
fi
Packaging/static-libraries.sh "$build/static"
export PKG_CONFIG_PATH="$PWD/$build/static${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
if [ "$os" = macos ]; then
  flags+=(-Xlinker -map -Xlinker "$map")
else
  "$(toolchain_tool clang)" -c -O2 -fPIC -Wall -Wextra -Werror Packaging/linux/runtime.c \
    -o "$build/runtime.o"
  # A section for each function, so that the linker leaves out those that nothing calls.
  flags+=(-Xswiftc -Xfrontend -Xswiftc -function-sections)
  flags+=(--disable-local-rpath -Xswiftc -static-executable
    -Xswiftc -Xclang-linker -Xswiftc -static-pie -Xswiftc -use-ld=lld)
  # Equal functions are folded into one, and relocations packed: both make the command smaller.
  for flag in --build-id=none --icf=all -O2 --pack-dyn-relocs=relr -z relro -z now \
    --wrap=swift_copyAuxiliaryExecutablePath --wrap=_swift_stdlib_getScalarName \
    "$build/runtime.o" \
    --no-eh-frame-hdr -T Packaging/linux/sections.ld "-Map=$map"; do
    flags+=(-Xlinker "$flag")
  done
fi
"${swift[@]}" build --configuration release --product launchgen-manual
LAUNCHGEN_PACKAGED=1 "${swift[@]}" build "${flags[@]}"
launchgen=$build/release/launchgen

version=$("$launchgen" --version)
name=launchgen-$version-$os-$machine
package=.build/package/$name
# A run that fails leaves nothing that could be taken for its result.
rm -f "dist/$name".{tar.gz,cdx.json}{,.sha256}
rm -rf .build/package
Packaging/stage.sh "$launchgen" .build/release/launchgen-manual "$package"
Packaging/linked.sh "$map" "$build/checkouts" > "$build/linked.tsv"
Packaging/notices.sh "$build/linked.tsv" "$build/checkouts" \
  > "$package/share/doc/launchgen/ThirdPartyNotices.txt"

if [ "$os" != macos ]; then
  Packaging/linux/check-command.sh "$package/bin/launchgen"
elif foreign=$(otool -L "$package/bin/launchgen" | sed 1d | grep -vE '^[[:space:]]*(/usr/lib|/System)/'); then
  fail "the command needs what should be a part of it: $foreign"
fi

size=$(wc -c < "$package/bin/launchgen" | tr -d ' ')
megabytes=$(awk -v size="$size" 'BEGIN { printf "%.1f", size / 1000000 }')
echo "launchgen: $size bytes, $megabytes MB of $limit MB"
awk -v size="$size" -v limit="$limit" 'BEGIN { exit !(size <= limit * 1000000) }' \
  || fail "the command has $megabytes MB, more than SIZE_LIMIT=$limit allows"

reproducible_tar .build/package "$name" | gzip -n -9 > "dist/$name.tar.gz"
checksum "$name.tar.gz"
Packaging/sbom.py "$version" "$build/linked.tsv" "$package/bin/launchgen" "$(commit_time)" \
  > "dist/$name.cdx.json"
checksum "$name.cdx.json"
