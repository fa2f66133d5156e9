#!/usr/bin/env bash
# Prints the licenses of what is linked into the command, from where the libraries, the packages and
# the compiler have put them. Arguments: the linker's map of the command, the folder of the packages'
# checkouts. Fails where something has been linked whose license is not found.
cd "$(dirname "$0")/.."
source Packaging/common.sh
map=$1
checkouts=$2

# Arguments: the name, files of which the first that is there is the license.
notice() {
  local name=$1 file
  shift
  for file in "$@"; do
    if [ -s "$file" ]; then
      printf '\n%s\n%s\n\n' "$name" "$(sed 's/./=/g' <<< "$name")"
      cat "$file"
      return
    fi
  done
  fail "$name is linked into launchgen, but its license is in none of: $*"
}

# Arguments: pkg-config's name, Homebrew's; the packages of Debian that have it.
library() {
  local name=$1 formula=$2 package prefix
  shift 2
  local files=()
  for package in "$@"; do files+=("/usr/share/doc/$package/copyright"); done
  files+=("/usr/share/licenses/$formula/LICENSE")
  if command -v brew > /dev/null && prefix=$(brew --prefix "$formula" 2> /dev/null); then
    files+=("$prefix/LICENSE" "$prefix/COPYING" "$prefix/LICENSE.md")
  fi
  notice "$name $(pkg-config --modversion "$name")" "${files[@]}"
}

[ -s "$map" ] || fail "$map is missing: what has been linked is not known"

# All linkers write PATH/libNAME.a(MEMBER); Apple's writes libNAME.a[NUMBER](MEMBER) too.
archives=$(sed -nE 's|^(.*[[:space:]/])?(lib[^/[:space:]]+\.a)[[(].*|\2|p' "$map" | LC_ALL=C sort -u)
toolchain=$(sed -nE 's|^[^/]*(/.*)/lib/swift_static/.*\.a\(.*|\1|p' "$map" | sed -n 1p)
modules=$(sed -nE 's|^.*/release/([^/]+)\.build/.*|\1|p' "$map" | LC_ALL=C sort -u)
grep -qx launchgen <<< "$modules" || fail "$map names no module: its format is not known"

# Prints which library an archive belongs to.
library_of() {
  case $1 in
    libpng*.a) echo libpng ;;
    libz.a) echo zlib ;;
    libdeflate.a) echo libdeflate ;;
    libexpat.a) echo expat ;;
    liblcms2.a) echo lcms2 ;;
    # The compiler brings ICU, but not its license.
    lib_FoundationICU.a) echo icu ;;
    libc.a | libm.a | libm-*.a | libmvec.a | libpthread.a | libdl.a | librt.a) echo glibc ;;
    # Parts of the compilers, which their licenses except from notices. (So does Swift's for its
    # runtime, but libdispatch and others have come into that.)
    libgcc.a | libgcc_eh.a | libstdc++.a | libc_nonshared.a | libclang_rt.*.a \
      | libswiftCompatibility*.a) ;;
    *)
      [ -n "$toolchain" ] && compgen -G "$toolchain/lib/swift_static/*/$1" > /dev/null \
        || fail "$1 is linked into launchgen: say in $0 where its license is"
      echo swift
      ;;
  esac
}

libraries=$(for archive in $archives; do library_of "$archive"; done | LC_ALL=C sort -u)

# Prints which package a module belongs to, if it is not one of the project's.
package_of() {
  if [ -d "Sources/$1" ]; then return; fi
  local found
  found=$(cd "$checkouts" && ls -d ./*/Sources/"$1" 2> /dev/null \
    || grep -lE "name: *\"$1\"" ./*/Package.swift 2> /dev/null || true)
  [ -n "$found" ] || fail "module $1 is linked into launchgen: no package has it"
  cut -d / -f 2 <<< "$found"
}

packages=$(for module in $modules; do package_of "$module"; done | LC_ALL=C sort -u)

cat <<'END'
Third-party notices
===================

The command launchgen contains the following, each under the license that stands below it.
END

for library in $libraries; do
  case $library in
    libpng) library libpng libpng libpng-dev libpng16-16 ;;
    zlib) library zlib zlib zlib1g-dev zlib1g ;;
    libdeflate) library libdeflate libdeflate libdeflate-dev libdeflate0 ;;
    expat) library expat expat libexpat1-dev libexpat1 ;;
    lcms2) library lcms2 little-cms2 liblcms2-dev liblcms2-2 ;;
    glibc)
      notice "The GNU C Library $(ldd --version | sed -nE '1s/.* //p')" \
        /usr/share/doc/libc6-dev/copyright /usr/share/licenses/glibc/COPYING.LIB
      printf '%s\n' "The C library is under the GNU Lesser General Public License. To link launchgen" \
        "with another version of it, run 'make dist' in launchgen's sources of the same version."
      ;;
    icu) notice ICU /usr/share/doc/libicu*/copyright ;;
    swift)
      notice "The Swift runtime: standard library, FoundationEssentials, libdispatch" \
        "$toolchain/share/swift/LICENSE.txt"
      ;;
  esac
done
for package in $packages; do
  folder=$checkouts/$package
  version=$(git -C "$folder" describe --tags --exact-match 2> /dev/null || true)
  notice "$package${version:+ $version}" "$folder/LICENSE.txt" "$folder/LICENSE" \
    "$folder/LICENSE.md"
  if [ -s "$folder/NOTICE.txt" ]; then printf '\n' && cat "$folder/NOTICE.txt"; fi
done
