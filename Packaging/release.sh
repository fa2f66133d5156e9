#!/usr/bin/env bash
# Makes everything of a release that this machine can make, in dist, and says what to upload. Stops at
# the first fault. Argument: the version. From the environment: REPOSITORY_URL, the project's page.
#
# With --rehearse in place of the version, it makes the same files of any commit. It leaves out the
# tests, and goes on where only the commit of a release can pass.
cd "$(dirname "$0")/.."
source Packaging/common.sh
version=${1-}
: "${REPOSITORY_URL:?is not set: the page of the project, such as https://github.com/OWNER/launchgen}"
step() { printf '\n== %s\n' "$1"; }
rehearses=
if [ "$version" = --rehearse ]; then
  rehearses=yes
  version=$(Packaging/version.sh)
fi
# What stops a release, and only a release.
stop() {
  [ -n "$rehearses" ] || fail "$*"
  echo "A release would stop here: $*"
}

step "Version and changelog agree"
# Debian and Fedora sort release candidates differently, and GitHub would call one the latest release.
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] \
  || fail "VERSION='$version' is not a version such as 1.2.0"
[ "$(Packaging/version.sh)" = "$version" ] \
  || fail "Sources/launchgen/Version.swift says $(Packaging/version.sh), not $version"
newest=$(grep -m 1 -E '^## ' CHANGELOG.md)
[[ $newest =~ ^"## $version - "[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]] \
  || stop "CHANGELOG.md begins with '$newest', not with '## $version - $(commit_date +%Y-%m-%d)'"

step "The entries for registries name the account"
# Registries read them from the tag. In braces, Bazel's workflow fills OWNER in.
unnamed=$(grep -lE '(^|[^{])OWNER' Packaging/registries/*.yaml Packaging/registries/*.toml \
  .bcr/bazel/*.json || true)
[ -z "$unnamed" ] \
  || stop "replace OWNER with the account of $REPOSITORY_URL, and commit: ${unnamed//$'\n'/, }"

step "Nothing is uncommitted, and the tag is free"
changes=$(git status --porcelain)
[ -z "$changes" ] || stop "not committed: $changes"
if tagged=$(git rev-parse -q --verify "refs/tags/v$version^{commit}"); then
  [ "$tagged" = "$(git rev-parse HEAD)" ] || stop "the tag v$version is on another commit"
fi

step "Tests"
if [ -n "$rehearses" ]; then echo "Left out: .ci/run has them"; else make check; fi

step "Archive, bill of materials"
rm -rf dist
make dist

step "Built of the versions that it names"
versions=Packaging/versions/$(system_name).tsv
if [ ! -f "$versions" ]; then
  cat .build/dist/linked.tsv
  stop "nobody has reviewed the versions above: review them, and commit them as $versions"
else
  diff -u "$versions" .build/dist/linked.tsv \
    || stop "built of other versions than $versions names: review them, and copy .build/dist/linked.tsv"
fi

step "The same bytes from another folder"
Packaging/copy-sources.sh ".build/again/launchgen $version"
archive=launchgen-$version-$os-$machine.tar.gz
SOURCE_DATE_EPOCH=$(commit_time) make -C ".build/again/launchgen $version" dist
cmp "dist/$archive" ".build/again/launchgen $version/dist/$archive" \
  || fail "two builds of $archive differ: see .build/again"

if [ "$os" = linux ]; then
  step "Packages"
  make -f Packaging/Makefile deb
  Packaging/linux/rpm.sh
  Packaging/linux/image.sh
fi

step "Artifact bundle, documents, formula, SHA256SUMS"
Packaging/publish.sh

uploads="Upload these to the release v$version, made from the tag v$version on $(git rev-parse HEAD)"
step "${rehearses:+If this were a release: }$uploads"
ls -1 dist
