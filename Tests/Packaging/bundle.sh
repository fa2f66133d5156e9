#!/usr/bin/env bash
# The artifact bundle, as the tool of somebody's plugin: a package downloads nothing, and runs it.
source "$(dirname "$0")/common.sh"
read -r -a swift <<< "${SWIFT:-swift}"

Packaging/bundle.sh > /dev/null
bundle=launchgen-$version.artifactbundle.zip
mkdir -p "$work/sample/Plugins/Make" "$work/sample/Sources/Sample"
cp "dist/$bundle" "$work/sample/launchgen.artifactbundle.zip"
cp "$artwork" "$work/sample/art.png"
echo 'print("launched")' > "$work/sample/Sources/Sample/main.swift"
cat > "$work/sample/Package.swift" << 'END'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "sample",
  targets: [
    .executableTarget(name: "Sample"),
    .binaryTarget(name: "launchgen", path: "launchgen.artifactbundle.zip"),
    .plugin(
      name: "Make", capability: .command(intent: .custom(verb: "make-images", description: "Images")),
      dependencies: ["launchgen"]),
  ])
END
cat > "$work/sample/Plugins/Make/Make.swift" << 'END'
import Foundation
import PackagePlugin

@main struct Make: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = try Process.run(try context.tool(named: "launchgen").url, arguments: arguments)
    process.waitUntilExit()
    if process.terminationStatus != 0 { Diagnostics.error("\(process.terminationStatus)") }
  }
}
END
(cd "$work/sample" && "${swift[@]}" package --allow-writing-to-package-directory make-images \
  build art.png --output Made) > "$work/log" 2>&1 || fail "$(cat "$work/log")"
same_images "$work/sample/Made"

# Its line in SHA256SUMS is the checksum that SwiftPM asks for.
[ "$("${swift[@]}" package compute-checksum "dist/$bundle")" = "$(cut -d ' ' -f 1 "dist/$bundle.sha256")" ]
