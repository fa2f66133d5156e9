#!/usr/bin/env bash
# Prints the licenses of what is linked into the command, from where the libraries, the packages and
# the compiler have put them. Arguments: what linked.sh has printed, the folder of the packages'
# checkouts. Fails if a license is not found.
cd "$(dirname "$0")/.."
source Packaging/common.sh
linked=$1
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
  notice "$name $version" "${files[@]}"
}

cat <<'END'
Third-party notices
===================

The command launchgen contains the following, each under the license that stands below it.
END

# Arguments: a library's name, its version.
library_notice() {
  local version=$2
  case $1 in
    libpng) library libpng libpng libpng-dev libpng16-16 ;;
    zlib) library zlib zlib zlib1g-dev zlib1g ;;
    libdeflate) library libdeflate libdeflate libdeflate-dev libdeflate0 ;;
    expat) library expat expat libexpat1-dev libexpat1 ;;
    libmd) library libmd libmd libmd-dev libmd0 ;;
    lcms2) library lcms2 little-cms2 liblcms2-dev liblcms2-2 ;;
    glibc)
      notice "The GNU C Library $version" \
        /usr/share/doc/libc6-dev/copyright /usr/share/licenses/glibc/COPYING.LIB
      printf '%s\n' "The C library is under the GNU Lesser General Public License. To link launchgen" \
        "with another version of it, run 'make dist' in launchgen's sources of the same version."
      ;;
    # The libraries of GCC, whose license excepts programs from notices. (So does Swift's for its
    # runtime, but libdispatch and others have come into that.)
    gcc) ;;
    # The compiler brings ICU, but not its license.
    icu) notice ICU /usr/share/doc/libicu*/copyright ;;
    swift)
      notice "The Swift runtime $version: standard library, FoundationEssentials, libdispatch" \
        "$(dirname "$(toolchain_tool swiftc)")/../share/swift/LICENSE.txt"
      ;;
    *) fail "$1 is linked into launchgen: say in $0 where its license is" ;;
  esac
}

# Arguments: a package's name, its version.
package_notice() {
  local folder=$checkouts/$1
  notice "$1${2:+ $2}" "$folder/LICENSE.txt" "$folder/LICENSE" "$folder/LICENSE.md"
  if [ -s "$folder/NOTICE.txt" ]; then printf '\n' && cat "$folder/NOTICE.txt"; fi
}

while IFS=$'\t' read -r kind name version _; do
  "${kind}_notice" "$name" "$version"
done < "$linked"
