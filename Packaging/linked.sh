#!/usr/bin/env bash
# Prints what is linked into the command, one in each line, separated by tabs: library or package, its
# name, its version; for a library from Debian or Ubuntu also the names of distribution and source
# package, and the package's version. Arguments: the linker's map of the command, the folder of the
# packages' checkouts. Fails if something is linked that it does not know.
cd "$(dirname "$0")/.."
source Packaging/common.sh
map=$1
checkouts=$2

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
    libmd.a) echo libmd ;;
    liblcms2.a) echo lcms2 ;;
    lib_FoundationICU.a) echo icu ;;
    libc.a | libm.a | libm-*.a | libmvec.a | libpthread.a | libdl.a | librt.a) echo glibc ;;
    libgcc.a | libgcc_eh.a | libstdc++.a) echo gcc ;;
    libc_nonshared.a | libclang_rt.*.a | libswiftCompatibility*.a) ;;
    *)
      [ -n "$toolchain" ] && compgen -G "$toolchain/lib/swift_static/*/$1" > /dev/null \
        || fail "$1 is linked into launchgen: say in $0 what it is"
      echo swift
      ;;
  esac
}

libraries=$(for archive in $archives; do library_of "$archive"; done | LC_ALL=C sort -u)

# Prints which package a module belongs to, if it is not one of the project's.
package_of() {
  if [ "$1" = launchgen ] || compgen -G "Sources/*/$1" > /dev/null; then return; fi
  local found
  found=$(cd "$checkouts" && ls -d ./*/Sources/"$1" 2> /dev/null \
    || grep -lE "name: *\"$1\"" ./*/Package.swift 2> /dev/null || true)
  [ -n "$found" ] || fail "module $1 is linked into launchgen: no package has it"
  cut -d / -f 2 <<< "$found"
}

packages=$(for module in $modules; do package_of "$module"; done | LC_ALL=C sort -u)

# Prints the version of a library.
version_of() {
  case $1 in
    glibc) ldd --version | sed -nE '1s/.* //p' ;;
    gcc) gcc -dumpfullversion ;;
    icu) ;;
    swift) "$(toolchain_tool swiftc)" --version 2> /dev/null | sed -nE 's/.*Swift version ([^ ]+).*/\1/p' ;;
    *) pkg-config --modversion "$1" ;;
  esac
}

# Prints which package of Debian or Ubuntu has a library.
distribution_package() {
  local package
  case $1 in
    libpng | libdeflate | libmd) package=$1-dev ;;
    zlib) package=zlib1g-dev ;;
    expat) package=libexpat1-dev ;;
    lcms2) package=liblcms2-dev ;;
    glibc) package=libc6-dev ;;
    gcc) package=libgcc-$(gcc -dumpversion)-dev ;;
    *) return 0 ;;
  esac
  if ! command -v dpkg-query > /dev/null; then return 0; fi
  printf '\t%s' "$(system_name)"
  dpkg-query -W -f '\t${source:Package}\t${source:Version}' "$package"
}

for library in $libraries; do
  printf 'library\t%s\t%s%s\n' "$library" "$(version_of "$library")" \
    "$(distribution_package "$library")"
done
for package in $packages; do
  version=$(git -C "$checkouts/$package" describe --tags --exact-match 2> /dev/null || true)
  printf 'package\t%s\t%s\n' "$package" "$version"
done
