#!/usr/bin/env bash
# Fills a folder with the static libraries that become a part of the command, and with descriptions
# for pkg-config that name nothing else. Argument: the folder, relative to the project's.
cd "$(dirname "$0")/../.."
source Packaging/common.sh
folder=$1
mkdir -p "$folder"
# Descriptions of an earlier run would describe themselves.
rm -f "$folder"/*.pc

# Arguments: pkg-config's name, the names of the libraries.
static_library() {
  local package=$1 name path flags=
  shift
  for name in "$@"; do
    if [ ! -f "$folder/lib$name.a" ]; then
      path=$(gcc -print-file-name="lib$name.a")
      [ -f "$path" ] || fail "lib$name.a is missing: $package can't be a part of the command"
      ln -sf "$path" "$folder/"
    fi
    flags="$flags -l$name"
  done
  cat > "$folder/$package.pc" << END
Name: $package
Description: static
Version: $(pkg-config --modversion "$package")
Cflags: $(pkg-config --cflags "$package")
Libs: -L$folder$flags
END
}

Packaging/linux/lcms2.sh "$folder"
static_library libpng png png16 z
static_library libdeflate deflate
static_library expat expat
static_library lcms2 lcms2
