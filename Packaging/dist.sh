#!/usr/bin/env bash
# Packages a release: dist/launchgen-VERSION-OS-MACHINE.tar.gz and its SHA-256. On Linux the Swift
# runtime, libpng, zlib, libdeflate and Expat become a part of the command. Little CMS comes from the
# system: Debian and Ubuntu have no static library of it. From the environment: SWIFT, the compiler;
# SIZE_LIMIT, the size that the command may have, in MB.
cd "$(dirname "$0")/.."
source Packaging/common.sh
read -r -a swift <<< "${SWIFT:-swift}"
limit=${SIZE_LIMIT:-20}

# Relative, as the linker's folder is the project's, whose path may have spaces.
build=.build/dist
map=$build/link.map
# Everything that the command may need of a system, beside the system's own loader.
shared='liblcms2|libc|libm|libstdc\+\+|libgcc_s|libpthread|libdl'

# A folder that has only static libraries, for pkg-config. Arguments: pkg-config's name, the names
# of the libraries, to link with.
static_library() {
  local package=$1 name path flags=
  shift
  for name in "$@"; do
    path=$(gcc -print-file-name="lib$name.a")
    [ -f "$path" ] || fail "lib$name.a is missing: $package can't be a part of the command"
    ln -sf "$path" "$build/static/"
    flags="$flags -l$name"
  done
  cat > "$build/static/$package.pc" << END
Name: $package
Description: static
Version: $(pkg-config --modversion "$package")
Cflags: $(pkg-config --cflags "$package")
Libs: -L$build/static$flags
END
}

mkdir -p "$build/static" dist
flags=(--configuration release --product launchgen --scratch-path "$build")
# A link writes the map; without one, the command has to be linked anew.
[ -s "$map" ] || rm -f "$build/release/launchgen"
if [ "$os" = macos ]; then
  flags+=(-Xlinker -map -Xlinker "$map")
else
  static_library libpng png png16 z
  static_library libdeflate deflate
  static_library expat expat
  static_library libmd md
  export PKG_CONFIG_PATH="$PWD/$build/static${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
  # Nobody looks up the command's symbols: without their names it is smaller. A local rpath would
  # let the loader take libraries that happen to lie beside the command.
  flags+=(--static-swift-stdlib --disable-local-rpath -Xlinker --build-id=none
    -Xlinker --no-export-dynamic -Xlinker "-Map=$map")
fi
"${swift[@]}" build --configuration release --product launchgen-manual
"${swift[@]}" build "${flags[@]}"
launchgen=$build/release/launchgen

version=$("$launchgen" --version)
name=launchgen-$version-$os-$machine
package=.build/package/$name
# A run that fails leaves nothing that could be taken for its result.
rm -f "dist/$name.tar.gz" "dist/$name.tar.gz.sha256"
rm -rf .build/package
Packaging/stage.sh "$launchgen" .build/release/launchgen-manual "$package"
Packaging/notices.sh "$map" "$build/checkouts" > "$package/share/doc/launchgen/ThirdPartyNotices.txt"

if [ "$os" != macos ]; then
  needed=$(readelf -d "$package/bin/launchgen" | sed -nE 's/.*\(NEEDED\).*\[(.*)\]/\1/p')
  if foreign=$(grep -vE "^($shared)\.so|^ld-linux" <<< "$needed"); then
    fail "the command needs what should be a part of it:" $foreign
  fi
fi

size=$(wc -c < "$package/bin/launchgen" | tr -d ' ')
megabytes=$(awk -v size="$size" 'BEGIN { printf "%.1f", size / 1000000 }')
echo "launchgen: $size bytes, $megabytes MB of $limit MB"
awk -v size="$size" -v limit="$limit" 'BEGIN { exit !(size <= limit * 1000000) }' \
  || fail "the command has $megabytes MB, more than SIZE_LIMIT=$limit allows"

time=$(commit_date +%Y%m%d%H%M.%S)
find .build/package -exec env TZ=UTC touch -h -t "$time" {} +
if [ "$os" = macos ]; then
  owner=(--uid 0 --gid 0)
else
  owner=(--owner 0 --group 0 --mode go=u-w)
fi
(cd .build/package && find "$name" | LC_ALL=C sort \
  | tar --format ustar -c -f - --no-recursion -T - --numeric-owner "${owner[@]}" \
  | gzip -n -9) > "dist/$name.tar.gz"
cd dist
if command -v sha256sum > /dev/null; then
  sha256sum "$name.tar.gz"
else
  shasum -a 256 "$name.tar.gz"
fi | tee "$name.tar.gz.sha256"
