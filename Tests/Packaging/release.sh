#!/usr/bin/env bash
# What a release names: the bill of materials is valid and complete, the checksums are right. What stops
# a release, in a copy of the sources, and what a rehearsal only prints.
source "$(dirname "$0")/common.sh"
need git
bin=$(python_with 'cyclonedx-python-lib[json-validation]')

"$bin/python" - "dist/$archive.cdx.json" "$packaged" << 'END'
import hashlib, json, sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
text = open(sys.argv[1]).read()
fault = JsonStrictValidator(SchemaVersion.V1_5).validate_str(text)
assert fault is None, fault
document = json.loads(text)
digest = hashlib.sha256(open(sys.argv[2], "rb").read()).hexdigest()
assert document["metadata"]["component"]["hashes"][0]["content"] == digest
names = {found["name"] for found in document["components"]}
expected = {"libpng", "zlib", "libdeflate", "expat", "lcms2", "glibc", "swift",
            "swift-argument-parser", "swift-system"}
assert expected <= names, expected - names
assert all(found.get("version") for found in document["components"])
END

sources=$work/sources
Packaging/copy-sources.sh "$sources"
cd "$sources"
git=(git -c user.name=test -c user.email=test@localhost -c init.defaultBranch=main)
"${git[@]}" init -q
"${git[@]}" add -A
"${git[@]}" commit -qm sources
export REPOSITORY_URL=https://example.org/owner/launchgen
# Arguments: the version, what the last line must have.
stops() {
  exits 1 Packaging/release.sh "$1"
  tail -1 "$work/out.txt" | grep -qF -- "$2" || fail "$(cat "$work/out.txt")"
}
stops "" "is not a version such as 1.2.0"
stops 1.0.0-rc.1 "is not a version such as 1.2.0"
stops 99.0.0 "Version.swift says $version, not 99.0.0"
sed -i "0,/^## .*/s//## Unreleased/" CHANGELOG.md
stops "$version" "CHANGELOG.md begins with '## Unreleased'"
sed -i "0,/^## Unreleased/s//## $version - 2026-01-01/" CHANGELOG.md
# The entries for registries without an account, and with one.
sed -i 's/repo_owner: .*/repo_owner: OWNER/' Packaging/registries/aqua.yaml
stops "$version" "replace OWNER with the account of $REPOSITORY_URL"
tail -1 "$work/out.txt" | grep -qF Packaging/registries/aqua.yaml
[ "$(grep -c source.template.json "$work/out.txt")" = 0 ]
entries=(Packaging/registries/aqua.yaml Packaging/registries/mise.toml .bcr/bazel/metadata.template.json)
sed -i 's/OWNER/owner/g' "${entries[@]}"
"${git[@]}" commit -qm account "${entries[@]}"
stops "$version" "not committed:  M CHANGELOG.md"
"${git[@]}" commit -qam changelog
"${git[@]}" tag "v$version" HEAD~1
stops "$version" "the tag v$version is on another commit"
"${git[@]}" tag -d "v$version" > /dev/null
# A compiler's fault stops a rehearsal at the archive, and a release before, at the tests.
echo 'let fault: Int = ""' > Sources/Rules/LaunchRules/Fault.swift
"${git[@]}" add -A
sed -i 's/repo_owner: .*/repo_owner: OWNER/' Packaging/registries/aqua.yaml
exits 2 Packaging/release.sh --rehearse
for line in "replace OWNER with the account" "not committed: "; do
  grep -qF -- "A release would stop here: $line" "$work/out.txt" || fail "$(cat "$work/out.txt")"
done
grep -q '^== Archive' "$work/out.txt"
"${git[@]}" checkout -q Packaging
"${git[@]}" commit -qm fault
exits 2 make -s -f Packaging/Makefile release VERSION="$version"
grep -q '^== Tests' "$work/out.txt"
[ "$(grep -c '^== Archive' "$work/out.txt")" = 0 ]
rm -rf dist

mkdir -p dist
cp "$project"/dist/"$archive".tar.gz* dist/
Packaging/publish.sh > "$work/log" 2>&1 || fail "$(cat "$work/log")"
(cd dist && sha256sum --check --quiet SHA256SUMS)
[ "$(wc -l < dist/SHA256SUMS)" = 4 ] || fail "$(cat dist/SHA256SUMS)"
