import Foundation
import LaunchCheck
import TestSupport
import Testing

/// Whatever a storyboard has in it, checking it ends.
@Suite struct DamagedLaunchScreenTests {
  private static let samples =
    Array(RuleSamples.storyboards.values)
    + Array(RuleSamples.storyboardContents.values)

  private static let texts: [String] = {
    let sources = samples.flatMap { $0.failing + $0.passing }.flatMap(\.sources)
    let documents = sources.filter { $0.key.hasSuffix(".storyboard") || $0.key.hasSuffix(".xib") }
    return Set(documents.map(\.value)).filter { (200..<10_000).contains($0.utf8.count) }.sorted()
  }()

  /// What is put in; the others are bytes that are changed or left out, and parts that are repeated.
  private static let pieces = [
    "<", ">", "/>", "\"", "&", "&#0;", "]]>", "<!--", "<![CDATA[", "<?xml?>", "<!DOCTYPE a>",
    "\u{FEFF}",
    "YES", "id=\"Im\"", "</view>", "<view>", "\u{0}", "\u{10FFFF}", "xmlns:a=\"b\"",
  ].map { Array($0.utf8) }

  @Test(arguments: texts.indices)
  func mutations(_ index: Int) throws {
    var generator = SeededGenerator(seed: index)
    let sample = Sample.name(
      "<string>Start</string><key>UIMainStoryboardFile</key><string>Start</string>"
        + "<key>MinimumOSVersion</key><string>7.0</string>")
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", Data(sample.written.utf8))
    try folder.write("Assets.xcassets/Logo.imageset/Contents.json", Data("{}".utf8))
    let original = Array(Self.texts[index].utf8)
    var readable = 0
    for _ in 0..<60 {
      try folder.write("Start.storyboard", Self.mutated(original, &generator))
      let findings = try Checker().findings(at: folder.path)
      if !findings.contains(where: { $0.rule == "launch-screen-unreadable" }) { readable += 1 }
      #expect(findings.allSatisfy { !$0.message.contains("\n") })
    }
    // Otherwise only the reader would have been tried.
    #expect(readable > 0)
  }

  private static func mutated(
    _ original: [UInt8], _ generator: inout SeededGenerator
  ) -> [UInt8] {
    var text = original
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !text.isEmpty {
      let start = text.indices.randomElement(using: &generator) ?? 0
      let end = min(text.count, start + .random(in: 1...40, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: text[start] = .random(in: 0...255, using: &generator)
      case 1: text.removeSubrange(start..<end)
      case 2: text.insert(contentsOf: text[start..<end], at: start)
      default:
        text.insert(contentsOf: pieces.randomElement(using: &generator) ?? [], at: start)
      }
    }
    return text
  }
}
