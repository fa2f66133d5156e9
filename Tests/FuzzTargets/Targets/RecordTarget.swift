internal import Pixels
internal import Platform

@testable import LaunchImages
@testable import Pictures

/// Records of builds, with a digest of their own: whatever is believed makes a plan, and is written
/// as it was read.
package enum RecordTarget: FuzzTarget {
  /// The input is a record, or its line of JSON.
  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    _ = BuildRecord(input)
    let sealed = "\(BuildRecord.title) \(SHA256Digest(of: input))\n"
    guard let record = BuildRecord(ContiguousArray(sealed.utf8) + input + [UInt8(ascii: "\n")])
    else { return }
    try expect(
      record.bytes.flatMap { BuildRecord($0) } == record, "it is written in another way")
    for artwork in record.artworks.values {
      try expect(artwork.facts.size.within(.max) != nil, "\(artwork.facts.size)")
      for warning in artwork.facts.warnings {
        try expect(!"\(BuildWarning.picture(warning))".isEmpty, "a warning without words")
      }
    }
    guard let facts = PerArtwork(numbered: record.artworks)?.map(\.facts) else { return }
    try plan(facts.map(\.size), facts.main.findings)
  }

  private static func plan(
    _ sizes: PerArtwork<PixelSize>, _ findings: ArtworkFindings
  ) throws(Finding) {
    var options = BuildOptions()
    options.screens = [.height480]
    options.focus = .automatic
    options.findsHiddenParts = true
    options.screen = LaunchScreenChoices(.storyboard)
    let plan = BuildPlan(sizes, options, findings: findings)
    try expect(plan.pictures.allSatisfy { $0.size.within(.max) != nil }, "a size of no image")
    _ = plan.warnings
  }
}

extension RecordTarget {
  package static var seeds: [ContiguousArray<UInt8>] {
    let stamp = FileStamp(size: 1, modified: 2, changed: 3, inode: 4, device: 5)
    var facts = ArtworkFacts(size: PixelSize(width: 300, height: 200))
    let plain = BuildRecord.Artwork(stamp: stamp, digest: "d", facts: facts)
    facts.findings = ArtworkFindings(
      focus: Position(x: 0.5, y: 1),
      titles: [UnitRect(x: 0.01, y: 0.02, width: 0.4, height: 0.07)],
      subject: UnitRect(x: 0.25, y: 0.5, width: 0.25, height: 0.25))
    facts.warnings = [.png(.trailingBytes(count: 3)), .artwork(path: "a", .grayProfile)]
    let found = BuildRecord.Artwork(stamp: stamp, digest: "d", facts: facts)
    let file = BuildRecord.File(path: "f", stamp: stamp, digest: "d")
    let records = [
      BuildRecord(key: "key", artworks: [1: found, 3: plain], files: [file], leftFiles: [file]),
      BuildRecord(key: "key", artworks: [1: plain], files: []),
      BuildRecord(key: "", artworks: [:], files: []),
    ]
    let lines = records.compactMap(\.bytes).map { bytes in
      ContiguousArray(bytes.split(separator: UInt8(ascii: "\n"))[1])
    }
    return lines + records.compactMap(\.bytes) + [[]]
  }
}
