#!/usr/bin/env bash
# Builds a static library of Little CMS, of the version that is installed: Debian and Ubuntu have none.
# The sources are those of the distribution, which apt-get fetches and verifies. Argument: the folder
# that gets liblcms2.a.
source "$(dirname "$0")/../common.sh"
mkdir -p "$1"
folder=$(cd "$1" && pwd)

path=$(gcc -print-file-name=liblcms2.a)
if [ -f "$path" ]; then
  ln -sf "$path" "$folder/"
  exit
fi
command -v apt-get > /dev/null && command -v dpkg-source > /dev/null \
  || fail "liblcms2.a is missing, and apt-get and dpkg-source, which would fetch its sources, too"
version=$(dpkg-query -W -f '${source:Version}' liblcms2-dev)
built=$folder/lcms2-$version
if [ -f "$built/liblcms2.a" ]; then
  ln -sf "$built/liblcms2.a" "$folder/"
  exit
fi

rm -rf "$built"
mkdir -p "$built/apt/lists/partial" "$built/apt/archives/partial"
# The distribution's own servers, also for sources: apt's configuration often has only the binaries.
apt-get indextargets --format 'deb-src $(SITE) $(CODENAME) $(COMPONENT)' 'Created-By: Packages' \
  | grep -E ' main$' | sort -u > "$built/sources.list"
apt=(apt-get -qq -o "Dir::Etc::sourcelist=$built/sources.list" -o Dir::Etc::sourceparts=-
  -o "Dir::State::lists=$built/apt/lists" -o "Dir::Cache=$built/apt" -o APT::Sandbox::User=)
"${apt[@]}" update
(cd "$built" && "${apt[@]}" source --download-only "lcms2=$version")
# Its build fails in a folder whose path has spaces.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
dpkg-source -x "$built"/lcms2_*.dsc "$scratch/sources" > "$built/build.log" 2>&1
(
  cd "$scratch/sources"
  ./configure --disable-shared --enable-static --with-pic --without-jpeg --without-tiff \
    --without-zlib CFLAGS="-O2 -ffunction-sections -fdata-sections -ffile-prefix-map=$PWD=lcms2"
  make -C src
) >> "$built/build.log" 2>&1 || fail "Little CMS can't be built: see $built/build.log"
mv "$scratch/sources/src/.libs/liblcms2.a" "$built/"
rm -rf "$built/apt"
ln -sf "$built/liblcms2.a" "$folder/"
