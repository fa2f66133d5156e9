#!/usr/bin/env bash
# The SwiftPM plugins with the artifact bundle: a sample package is built with both build systems, its
# artwork changed and spoiled; the command plugin makes images.
source "$(dirname "$0")/common.sh"
read -r -a swift <<< "${SWIFT:-swift}"
# For a program in the folder "sample".
package() { (cd "$work/sample" && "${swift[@]}" "$@"); }

Packaging/bundle.sh > /dev/null
Packaging/plugins.sh "$work/launchgen-plugins" local
mkdir -p "$work/sample/Sources/Sample"
cat > "$work/sample/Package.swift" << 'END'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "sample",
  dependencies: [.package(path: "../launchgen-plugins")],
  targets: [
    .executableTarget(
      name: "Sample", plugins: [.plugin(name: "LaunchgenBuildTool", package: "launchgen-plugins")])
  ]
)
END
cat > "$work/sample/Sources/Sample/main.swift" << 'END'
import Foundation

print(Bundle.module.path(forResource: CommandLine.arguments[1], ofType: "png") ?? "none")
END
art=$work/sample/Sources/Sample/LaunchArtwork
cp "$artwork" "$art.png"

expect_images
# Arguments: the build system, the image, its expected content.
has_image() {
  local path
  path=$(package run --quiet --build-system "$1" Sample "$2" 2> "$work/log") || fail "$(cat "$work/log")"
  cmp "$path" "$3"
}
for system in native swiftbuild; do
  rm -rf "$work/sample/.build"
  has_image "$system" Default-iOS7@2x "$work/expected/Default-iOS7@2x.png"

  # Options, with which the artwork is turned the other way and the names begin otherwise.
  printf '%s\n' --orientation landscape-left --name-prefix Launch > "$art.arguments"
  "$built" build "$artwork" --output "$work/other" --orientation landscape-left \
    --name-prefix Launch > /dev/null 2>&1
  name=$(cd "$work/other" && ls -- *@2x.png | sed -n 1p)
  has_image "$system" "${name%.png}" "$work/other/$name"
  rm "$art.arguments"

  # What is no PNG stops the build with launchgen's own line.
  echo text > "$art.png"
  fails package build --build-system "$system"
  grep -qE 'LaunchArtwork.png: error: is not a PNG' "$work/out.txt" || fail "$(cat "$work/out.txt")"
  cp "$artwork" "$art.png"
done

package package --allow-writing-to-package-directory launchgen \
  build Sources/Sample/LaunchArtwork.png --output Made > "$work/log" 2>&1 || fail "$(cat "$work/log")"
same_images "$work/sample/Made"
fails package package --allow-writing-to-package-directory launchgen check Absent
grep -q '^Absent: error:' "$work/out.txt"

# The package that is published names the release and the archive's checksum, as SwiftPM computes it.
REPOSITORY_URL=https://example.org/owner/launchgen Packaging/plugins.sh "$work/published"
bundle=launchgen-$version.artifactbundle.zip
sum=$("${swift[@]}" package compute-checksum "dist/$bundle")
grep -qF "checksum: \"$sum\"" "$work/published/Package.swift"
grep -qF "url: \"https://example.org/owner/launchgen/releases/download/v$version/$bundle\"" \
  "$work/published/Package.swift"
(cd "$work/published" && "${swift[@]}" package dump-package > /dev/null)
