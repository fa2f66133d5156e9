#!/usr/bin/env bash
# Writes dist/launchgen.rb, a formula for Homebrew, for the archives of this version that are in dist.
# From the environment: REPOSITORY_URL, the project's page, whose releases have the archives.
cd "$(dirname "$0")/.."
source Packaging/common.sh
version=$(Packaging/version.sh)
url=${REPOSITORY_URL:?is not set: the project\'s page, such as https://github.com/OWNER/launchgen}

# Arguments: the system and the machine, as archives and as formulas call them.
block() {
  local file=launchgen-$version-$1-$2.tar.gz
  if [ ! -f "dist/$file.sha256" ]; then return; fi
  cat << END
  on_$1 do
    on_$3 do
      url "$url/releases/download/v$version/$file"
      sha256 "$(cut -d ' ' -f 1 "dist/$file.sha256")"
    end
  end

END
}

archives=$(block macos arm64 arm && block macos x86_64 intel && block linux x86_64 intel \
  && block linux aarch64 arm)
[ -n "$archives" ] || fail "dist has no archive of $version: make dist"
{
  sed -n '/^class/,/^@ARCHIVES@/p' Packaging/homebrew/launchgen.rb | sed '$d' \
    | sed -e "s|@HOMEPAGE@|$url|" -e "s|@VERSION@|$version|"
  printf '%s\n\n' "$archives"
  sed '1,/^@ARCHIVES@/d' Packaging/homebrew/launchgen.rb
} > dist/launchgen.rb
echo "dist/launchgen.rb"
