#!/usr/bin/env bash
# Writes the archives of this version that are in dist, one for each system, as an artifact bundle for
# SwiftPM: dist/launchgen-VERSION.artifactbundle.zip.
cd "$(dirname "$0")/.."
source Packaging/common.sh
need zip
version=$(Packaging/version.sh)
stage=.build/bundle
bundle=$stage/launchgen.artifactbundle
rm -rf "$stage"
mkdir -p "$bundle" dist

variants=
for file in dist/launchgen-"$version"-{linux,macos}-*.tar.gz; do
  [ -f "$file" ] || continue
  name=$(basename "$file" .tar.gz)
  tar -x -z -f "$file" -C "$bundle"
  # The command and its licenses: the bundle is downloaded into every build.
  find "$bundle/$name" -type f ! -path '*/bin/launchgen' ! -name LICENSE \
    ! -name ThirdPartyNotices.txt -delete
  find "$bundle/$name" -type d -empty -delete
  machine=${name##*-}
  case $name in
    # The command needs no C library, so it runs beside any.
    *-linux-*) triples="\"$machine-unknown-linux-gnu\", \"$machine-unknown-linux-musl\"" ;;
    *) triples="\"$machine-apple-macosx\"" ;;
  esac
  variants="$variants${variants:+,}
        { \"path\": \"$name/bin/launchgen\", \"supportedTriples\": [$triples] }"
done
[ -n "$variants" ] || fail "dist has no archive of $version: make dist"
cat > "$bundle/info.json" << END
{
  "schemaVersion": "1.0",
  "artifacts": {
    "launchgen": {
      "version": "$version",
      "type": "executable",
      "variants": [$variants
      ]
    }
  }
}
END

archive=launchgen-$version.artifactbundle.zip
rm -f "dist/$archive" "dist/$archive.sha256"
time=$(commit_date +%Y%m%d%H%M.%S)
find "$stage" -exec env TZ=UTC touch -h -t "$time" {} +
(cd "$stage" && find launchgen.artifactbundle -type f | LC_ALL=C sort \
  | TZ=UTC zip -q -X -9 -@ "$PWD/archive.zip")
mv "$stage/archive.zip" "dist/$archive"
checksum "$archive"
