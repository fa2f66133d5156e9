import Foundation
import LaunchRules
import TestSupport
import Testing

@testable import AppDocuments

/// Nothing but the merged keys changes, in any format: judged by Foundation.
@Suite struct MergeFormatTests {
  private static var list: [String: Any] {
    FoundationList.all.merging([
      "UILaunchImages": [["old": 1]],
      "UISupportedInterfaceOrientations": [MergeRuleTests.portrait, MergeRuleTests.left],
    ]) { $1 }
  }

  private static var options: MergeOptions {
    var options = MergeOptions(entries: MergeRuleTests.entries)
    options.setsOrientations = true
    options.replaces = true
    return options
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func otherKeysKeepTheirValues(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let bytes = try FoundationList.bytes(Self.list, format)
    let merge = try InfoPlistMerge(
      into: PropertyListDocument(bytes), Self.options)
    var found = PropertyListSerialization.PropertyListFormat.openStep
    let merged = try unsafe PropertyListSerialization.propertyList(
      from: Data(merge.bytes), format: &found)
    #expect(found == format)
    var rest = try #require(merged as? [String: Any])
    let images = rest.removeValue(forKey: "UILaunchImages") as? [[String: String]]
    #expect(images?.map { $0["UILaunchImageName"] } == MergeRuleTests.entries.map(\.name))
    #expect(
      rest.removeValue(forKey: "UISupportedInterfaceOrientations") as? [String]
        == [MergeRuleTests.left, MergeRuleTests.portrait])
    #expect(rest as NSDictionary == FoundationList.all as NSDictionary)
    let again = try InfoPlistMerge(into: PropertyListDocument(merge.bytes), Self.options)
    #expect(again.changes.isEmpty)
    #expect(again.bytes == merge.bytes)
  }

  @Test func aDeepBinaryListIsMerged() throws {
    var value: Any = 1
    for _ in 0..<63 { value = [value] }
    let bytes = try FoundationList.bytes(["A": value], .binary)
    let merge = try InfoPlistMerge(into: PropertyListDocument(bytes), Self.options)
    let merged = try PropertyListDocument(merge.bytes)
    let isSame = try merged.root["A"] == PropertyListDocument(bytes).root["A"]
    #expect(isSame)
  }

  /// The order of Swift's dictionaries differs from one to the next.
  @Test func aBinaryListHasTheSameBytesEachTime() throws {
    let list = Dictionary(uniqueKeysWithValues: (0..<100).map { ("key \($0)", $0) })
    let document = try PropertyListDocument(FoundationList.bytes(list, .binary))
    let first = try InfoPlistMerge(into: document, Self.options).bytes
    for _ in 0..<5 {
      var again = try PropertyListDocument(first)
      let other = KeyChange(key: "UILaunchImages", value: .string("x"))
      again = try again.changing([other])
      #expect(try InfoPlistMerge(into: again, Self.options).bytes == first)
    }
  }

  /// Many layouts, the keys anywhere: outside the two values no byte changes.
  @Test func generatedLayouts() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let (text, outside) = Self.layout(using: &random)
      let document = try PropertyListDocument(ContiguousArray(text.utf8))
      let merge = try InfoPlistMerge(into: document, Self.options)
      var rest = String(decoding: merge.bytes, as: UTF8.self).unicodeScalars[...]
      for part in outside {
        let isThere = rest.starts(with: part.unicodeScalars)
        try #require(isThere, "\(text.debugDescription)")
        rest = rest.dropFirst(part.unicodeScalars.count)
        rest = Self.afterArray(rest)
      }
      #expect(rest.isEmpty)
      let again = try InfoPlistMerge(into: PropertyListDocument(merge.bytes), Self.options)
      #expect(again.changes.isEmpty)
    }
  }

  /// A document, and the parts of it that must stay: before, between and after the two values.
  private static func layout(
    using random: inout SeededGenerator
  ) -> (text: String, outside: [String]) {
    let newline = ["\n", "\r\n", "\r", ""].randomElement(using: &random) ?? ""
    let indent = newline.isEmpty ? "" : ["", " ", "\t", "    "].randomElement(using: &random) ?? ""
    let space = { (random: inout SeededGenerator) in
      [newline + indent, newline + newline + indent, " ", "", "<!-- </array> -->", "<?pi?>"]
        .randomElement(using: &random) ?? ""
    }
    var members = (0..<Int.random(in: 0..<5, using: &random)).map { number in
      "<key>k\(number)</key>" + space(&random)
        + (["<true/>", "<array>\(newline)<string>&lt;</string></array>", "<string/>"]
          .randomElement(using: &random) ?? "")
    }
    members.insert(
      "<key>UILaunchImages</key>" + space(&random) + "§<array><true/></array>§",
      at: Int.random(in: 0...members.count, using: &random))
    members.insert(
      "<key>UISupportedInterfaceOrientations</key>" + space(&random) + "§<array/>§",
      at: Int.random(in: 0...members.count, using: &random))
    var text = Bool.random(using: &random) ? "\u{FEFF}" : ""
    text += Bool.random(using: &random) ? "<?xml version=\"1.0\"?>" + newline : ""
    text += "<plist>" + newline + "<dict>"
    for member in members { text += space(&random) + member }
    text += space(&random) + "</dict></plist>" + space(&random)
    let parts = text.split(separator: "§", omittingEmptySubsequences: false).map(String.init)
    return (parts.joined(), [parts[0], parts[2], parts[4]])
  }

  /// Skips an array that has no comments in it.
  private static func afterArray(
    _ text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    let rest = Substring(text)
    guard rest.hasPrefix("<array>"), let end = rest.firstRange(of: "</array>") else { return text }
    return rest[end.upperBound...].unicodeScalars
  }
}
