#!/usr/bin/env bash
# Prints how many lines of each folder with parsers the tests reach, then the lines they do not.
# The first argument is the scratch path of `swift test --enable-code-coverage`.
set -euo pipefail
build=$1
swift=${SWIFT:-swift}
cov=$(dirname "$(readlink -f "$(command -v "$swift")")")/llvm-cov
[ -x "$cov" ] || cov=llvm-cov
if [ "$(uname)" = Darwin ]; then
  cov="xcrun llvm-cov"
  program=$build/release/launchgenPackageTests.xctest/Contents/MacOS/launchgenPackageTests
else
  program=$build/release/launchgenPackageTests.xctest
fi
profile=$build/release/codecov/default.profdata

for folder in Sources/Imaging/Pictures/PNGCodec/Decode Sources/Imaging/Pictures/PNGCodec/Deflate Sources/Imaging/Pictures/PNGCodec/Encode \
  Sources/Imaging/Pixels/Color Sources/Apps/AppDocuments Sources/Apps/LaunchApps/Archives Sources/Base/Platform/Files \
  Sources/Base/Platform Sources/Base/Texts; do
  $cov report "$program" -instr-profile "$profile" "$folder" |
    awk -v folder="$folder" '$1 == "TOTAL" { printf "%-26s %5d lines, %4d not reached, %s\n", folder, $8, $9, $10 }'
done
echo
for folder in Sources/Imaging/Pictures/PNGCodec/Decode Sources/Imaging/Pixels/Color Sources/Apps/AppDocuments \
  Sources/Apps/LaunchApps/Archives Sources/Base/Platform/Files; do
  $cov show "$program" -instr-profile "$profile" --show-line-counts "$folder" |
    awk '/^\/.*:$/ { file = $0 } /^ *[0-9]+\| +0\|/ { print file " " $0 }'
done | sed "s|$PWD/||"
