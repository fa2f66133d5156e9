import Foundation
import LaunchImages
import LaunchRules
import TestSupport
import Testing

@Suite struct PropertyListTests {
  /// TN2244's, as it is printed there.
  private static let listing1 = Golden("listing-1")

  /// As printed, but for the one space before the first key, which is a slip: ours has four.
  @Test func fragmentIsListing1() throws {
    #expect(list().fragment() == "   " + (try Self.listing1.text()))
  }

  @Test func fragmentIsListing1WhateverTheWhitespace() throws {
    #expect(trimmedLines(list().fragment()) == trimmedLines(try Self.listing1.text()))
    #expect(trimmedLines(list().fragment()).count == 43)
  }

  @Test func documentHoldsJustTheEntries() throws {
    let expected = [
      entry("Default-iOS7-568h", "7.0", "{320, 568}"), entry("Default-iOS7", "7.0", "{320, 480}"),
      entry("Default-iOS8-667h", "8.0", "{375, 667}"),
      entry("Default-iOS8-736h", "8.0", "{414, 736}"),
    ]
    #expect(try parse(list().document()) == ["UILaunchImages": expected])
  }

  @Test func documentEmbedsTheFragment() {
    let document = list().document()
    #expect(document.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist "))
    #expect(document.contains("<dict>\n" + list().fragment() + "</dict>\n"))
    #expect(document.hasSuffix("</dict>\n</plist>\n"))
  }

  @Test(arguments: ["a&b", "<key>", "a\"b'c", "]]>", "&amp;", "{{name}}", "Größe 起動"])
  func namesAreEscaped(_ prefix: String) throws {
    let parsed = try parse(list(prefix: prefix).document())
    #expect(
      parsed["UILaunchImages"]?.map { $0["UILaunchImageName"] } == [
        prefix + "-iOS7-568h", prefix + "-iOS7", prefix + "-iOS8-667h", prefix + "-iOS8-736h",
      ])
  }

  @Test func noEntriesAreAnEmptyArray() throws {
    #expect(try parse(PropertyList(entries: []).document()) == ["UILaunchImages": []])
  }

  /// A build writes this very document.
  @Test func buildWritesIt() async throws {
    let built = try await Built(Picture.noisy(width: 30, height: 20)) {
      $0.only(.height667, .two)
      $0.namePrefix = "R&D"
    }
    let text = String(decoding: try built.bytes("UILaunchImages.plist"), as: UTF8.self)
    #expect(
      try parse(text) == ["UILaunchImages": [entry("R&D-iOS8-667h", "8.0", "{375, 667}")]])
  }

  /// iPads have a key of their own.
  @Test func iPads() throws {
    let pad = LaunchImageEntry(for: .height1024, namePrefix: "Default")
    let phone = LaunchImageEntry(for: .height667, namePrefix: "Default")
    let both = PropertyList(entries: [phone], padEntries: [pad])
    let expected = [
      "UILaunchImages": [entry("Default-iOS8-667h", "8.0", "{375, 667}")],
      "UILaunchImages~ipad": [entry("Default-iOS7-Landscape-1024h", "7.0", "{768, 1024}")],
    ]
    #expect(try parse(both.document()) == expected)
    #expect(
      try parse("<plist version=\"1.0\"><dict>\(both.fragment())</dict></plist>") == expected)
    let pads = PropertyList(entries: [], padEntries: [pad])
    #expect(try parse(pads.document()).keys.sorted() == ["UILaunchImages~ipad"])
  }

  private func list(prefix: String = "Default") -> PropertyList {
    PropertyList(
      entries: LaunchScreenSize.technote.map { LaunchImageEntry(for: $0, namePrefix: prefix) })
  }

  private func entry(_ name: String, _ system: String, _ size: String) -> [String: String] {
    [
      "UILaunchImageMinimumOSVersion": system, "UILaunchImageName": name,
      "UILaunchImageOrientation": "Landscape", "UILaunchImageSize": size,
    ]
  }

  private func parse(_ text: String) throws -> [String: [[String: String]]] {
    var format = PropertyListSerialization.PropertyListFormat.binary
    let list = unsafe try PropertyListSerialization.propertyList(
      from: Data(text.utf8), options: [], format: &format)
    #expect(format == .xml)
    return try #require(list as? [String: [[String: String]]])
  }

  private func trimmedLines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
