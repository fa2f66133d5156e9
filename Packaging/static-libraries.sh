#!/usr/bin/env bash
# Fills a folder with the static libraries that become a part of the command, and with descriptions
# for pkg-config that name nothing else. Argument: the folder, relative to the project's.
cd "$(dirname "$0")/.."
source Packaging/common.sh
folder=$1
mkdir -p "$folder"
# Descriptions of an earlier run would describe themselves.
rm -f "$folder"/*.pc

# Prints where a static library is: beside the shared one, or where the compiler looks.
# Arguments: pkg-config's name, the library's.
find_library() {
  local path
  path=$(pkg-config --variable=libdir "$1")/lib$2.a
  if [ ! -f "$path" ] && [ "$os" = linux ]; then path=$(gcc -print-file-name="lib$2.a"); fi
  [ -f "$path" ] || fail "lib$2.a is missing: $1 can't be a part of the command"
  echo "$path"
}

# Arguments: pkg-config's name, the names of the libraries, flags for libraries of the system.
static_library() {
  local package=$1 name path flags=
  shift
  for name in "$@"; do
    case $name in
      -l*) flags="$flags $name" ;;
      *)
        if [ ! -f "$folder/lib$name.a" ]; then
          path=$(find_library "$package" "$name")
          ln -sf "$path" "$folder/"
        fi
        flags="$flags -l$name"
        ;;
    esac
  done
  cat > "$folder/$package.pc" << END
Name: $package
Description: static
Version: $(pkg-config --modversion "$package")
Cflags: $(pkg-config --cflags "$package")
Libs: -L$folder$flags
END
}

if [ "$os" = macos ]; then
  # macOS has zlib, Expat and CommonCrypto.
  static_library libpng png16 -lz
else
  Packaging/linux/lcms2.sh "$folder"
  static_library libpng png png16 z
  static_library expat expat
  static_library libmd md
fi
static_library libdeflate deflate
static_library lcms2 lcms2
