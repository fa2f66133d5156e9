internal import Pixels
internal import Platform

@testable import LaunchImages
@testable import Pictures

/// Records of builds, with a digest of their own: whatever is believed makes a plan, and is written
/// as it was read.
package enum RecordTarget: FuzzTarget {
  package static let name = "record"
  package static let byteLimit = 16 << 10

  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    let text = String(decoding: input, as: UTF8.self)
    _ = BuildRecord(text: text)
    try checkDetails(text)
    let lines = text.hasSuffix("\n") ? text : text + "\n"
    guard let record = BuildRecord(text: lines + "\(SHA256Digest(of: lines))\n") else { return }
    try expect(BuildRecord(text: record.text) == record, "it is written in another way")
    for artwork in record.artworks.values {
      try expect(artwork.size.within(.max) != nil, "\(artwork.size)")
    }
    for detail in record.details { try checkDetails(detail) }
    guard let sizes = PerArtwork(numbered: record.artworks)?.map({ $1.size }) else { return }
    let findings = record.details.first.flatMap(ArtworkFindings.init(text:)) ?? ArtworkFindings()
    try plan(sizes, findings)
  }

  private static func checkDetails(_ text: String) throws(Finding) {
    if let notes = RecordedNotes(text: text) {
      for warning in notes.warnings {
        try expect(!"\(BuildWarning.picture(warning))".isEmpty, "a warning without words")
      }
    }
    guard let findings = ArtworkFindings(text: text) else { return }
    try expect(ArtworkFindings(text: findings.text) == findings, "findings are written otherwise")
    try plan(PerArtwork(main: PixelSize(width: 300, height: 200)), findings)
  }

  private static func plan(
    _ sizes: PerArtwork<PixelSize>, _ findings: ArtworkFindings
  ) throws(Finding) {
    var options = BuildOptions()
    options.screens = [.height480]
    options.focus = .automatic
    options.safeArea = .warn
    options.screen = LaunchScreenChoices(.storyboard)
    let plan = BuildPlan(sizes, options, findings: findings)
    try expect(plan.pictures.allSatisfy { $0.size.within(.max) != nil }, "a size of no image")
    _ = plan.warnings
  }
}

extension RecordTarget {
  package static var seeds: [ContiguousArray<UInt8>] {
    let artwork = "1 2 3 4 5 300 200 " + String(repeating: "a", count: 64)
    let notes =
      RecordedNotes([.png(.trailingBytes(count: 3)), .artwork(path: "a", .grayProfile)])?.text ?? ""
    let title =
      BuildRecord(key: "", details: [], artworks: [:], files: []).text
      .split(separator: "\n").first.map(String.init) ?? ""
    return [
      "\(title)\nkey\n2 2\n0.5,1 100,200,4100,900 -\n\(notes)\n1 \(artwork)\n3 \(artwork)\n1 2 3 4 5\n",
      "\(title)\nkey\n0 1\n1 \(artwork)\n", "\(title)\n\n0 0\n",
      "0.25,0.75 1,2,3,4;5,6,7,8 10,20,30,40",
      "- - -", notes, "",
    ].map { ContiguousArray($0.utf8) }
  }
}
