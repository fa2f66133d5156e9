#!/usr/bin/env bash
# Makes everything of a release that this machine can make, in dist, and says what to upload. Stops at
# the first fault. Argument: the version. From the environment: REPOSITORY_URL, the project's page.
cd "$(dirname "$0")/.."
source Packaging/common.sh
version=${1-}
: "${REPOSITORY_URL:?is not set: the page of the project, such as https://github.com/OWNER/launchgen}"
step() { printf '\n== %s\n' "$1"; }

step "Version and changelog agree"
# Debian and Fedora sort release candidates differently, and GitHub would call one the latest release.
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] \
  || fail "VERSION='$version' is not a version such as 1.2.0"
[ "$(Packaging/version.sh)" = "$version" ] \
  || fail "Sources/launchgen/Version.swift says $(Packaging/version.sh), not $version"
newest=$(grep -m 1 -E '^## ' CHANGELOG.md)
[[ $newest =~ ^"## $version - "[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]] \
  || fail "CHANGELOG.md begins with '$newest', not with '## $version - $(commit_date +%Y-%m-%d)'"

step "The entries for registries name the account"
# Registries read them from the tag. In braces, Bazel's workflow fills OWNER in.
unnamed=$(grep -lE '(^|[^{])OWNER' Packaging/registries/*.yaml Packaging/registries/*.toml \
  .bcr/bazel/*.json || true)
[ -z "$unnamed" ] \
  || fail "replace OWNER with the account of $REPOSITORY_URL, and commit: ${unnamed//$'\n'/, }"

step "Nothing is uncommitted, and the tag is free"
changes=$(git status --porcelain)
[ -z "$changes" ] || fail "not committed: $changes"
if tagged=$(git rev-parse -q --verify "refs/tags/v$version^{commit}"); then
  [ "$tagged" = "$(git rev-parse HEAD)" ] || fail "the tag v$version is on another commit"
fi

step "Tests"
make check

step "Archive, bill of materials"
rm -rf dist
make dist

step "Built of the versions that it names"
versions=Packaging/versions/$(system_name).tsv
if [ ! -f "$versions" ]; then
  cat .build/dist/linked.tsv
  fail "nobody has reviewed the versions above: review them, and commit them as $versions"
fi
diff -u "$versions" .build/dist/linked.tsv \
  || fail "built of other versions than $versions names: review them, and copy .build/dist/linked.tsv"

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

step "Upload these to the release v$version, made from the tag v$version on $(git rev-parse HEAD)"
ls -1 dist
