import Foundation
import LaunchRules
import TestSupport
import Testing

@testable import AppDocuments

@Suite struct MergeRuleTests {
  static let entries = LaunchScreenSize.technote.map {
    LaunchImageEntry(for: $0, namePrefix: "R&D <1>")
  }
  static let images = "UILaunchImages"
  static let orientations = "UISupportedInterfaceOrientations"
  static let right = "UIInterfaceOrientationLandscapeRight"
  static let left = "UIInterfaceOrientationLandscapeLeft"
  static let portrait = "UIInterfaceOrientationPortrait"

  @Test(
    arguments: [
      ([left, right], nil, nil, .landscapeLeft),
      ([portrait, left], nil, [left, portrait], .landscapeLeft),
      ([left, right], .landscapeRight, [right, left], .landscapeRight),
      ([right], .landscapeLeft, [left, right], .landscapeLeft),
      ([], nil, [right, left], .landscapeRight), (nil, nil, [right, left], .landscapeRight),
      (nil, .landscapeLeft, [left, right], .landscapeLeft),
      ([portrait], nil, [right, portrait], .landscapeRight),
      (["$(FIRST)", left], nil, [left, "$(FIRST)"], .landscapeLeft),
    ] as [([String]?, LandscapeOrientation?, [String]?, LandscapeOrientation)])
  func orientation(
    _ found: [String]?, _ asked: LandscapeOrientation?, _ expected: [String]?,
    _ orientation: LandscapeOrientation
  ) throws {
    var list: [String: Any] = [Self.orientations + "~ipad": [Self.portrait]]
    list[Self.orientations] = found
    var options = MergeOptions(entries: Self.entries)
    options.orientation = asked
    options.setsOrientations = true
    let merge = try Self.merge(list, options)
    #expect(merge.orientation == orientation)
    let change = merge.changes.first { $0.key == Self.orientations }
    #expect(change?.value?.strings == expected)
    options.setsOrientations = false
    guard let expected else {
      _ = try Self.merge(list, options)
      return
    }
    let line: Int? = found.map { $0.isEmpty ? 6 : 7 }
    #expect(
      throws: InfoPlistError.otherOrientation(
        key: Self.orientations, found: found?.first, wanted: expected[0], line: line)
    ) { try Self.merge(list, options) }
  }

  @Test func thePhonesOrientationsAreWritten() throws {
    let key = Self.orientations + "~iphone"
    var options = MergeOptions(entries: Self.entries)
    options.setsOrientations = true
    let merge = try Self.merge(
      [key: [Self.portrait, Self.left], Self.orientations: [Self.right]], options)
    #expect(merge.orientation == .landscapeLeft)
    #expect(merge.changes.map(\.key) == [Self.images, key])
  }

  @Test func otherLaunchImagesAreReplacedOnlyWhenAsked() throws {
    let old = [["UILaunchImageName": "Old", "UILaunchImageSize": "{320, 568}"]]
    let list: [String: Any] = [Self.images: old, Self.orientations: [Self.right]]
    var options = MergeOptions(entries: Self.entries)
    #expect(
      throws: InfoPlistError.otherLaunchImages(key: Self.images, count: 1, line: 5)
    ) { try Self.merge(list, options) }
    options.replaces = true
    let merge = try Self.merge(list, options)
    #expect(merge.changes == [KeyChange(key: Self.images, value: PropertyListValue(Self.entries))])
    #expect(merge.warnings == [])
  }

  @Test(
    arguments: [
      "UILaunchStoryboardName", "UILaunchStoryboards", "UILaunchScreen", "UILaunchScreens",
      "UILaunchScreen~iphone",
    ])
  func aLaunchScreenIsAWarning(_ key: String) throws {
    let merge = try Self.merge(
      [key: "x", Self.orientations: [Self.right]], MergeOptions(entries: Self.entries))
    let since = LaunchScreenKey(rawValue: key)?.minimumOS
    #expect(merge.warnings == [.launchScreen(key: key, from: since, lowest: nil, line: 5)])
  }

  @Test func aTabletsLaunchScreenIsNone() throws {
    let merge = try Self.merge(
      ["UILaunchScreen~ipad": "x", Self.orientations: [Self.right]],
      MergeOptions(entries: Self.entries))
    #expect(merge.warnings.isEmpty)
  }

  @Test(arguments: [images, orientations])
  func aDoubledKeyIsRefused(_ key: String) {
    let text = "<plist><dict>\n<key>\(key)</key><array/>\n<key>\(key)</key><array/></dict></plist>"
    var options = MergeOptions(entries: Self.entries)
    options.setsOrientations = true
    options.replaces = true
    #expect(throws: InfoPlistError.repeatedKey(key, lines: [2, 3])) {
      try InfoPlistMerge(into: PropertyListDocument(ContiguousArray(text.utf8)), options)
    }
  }

  @Test func aWrongTypeIsRefused() {
    #expect(
      throws: InfoPlistError.wrongType(
        key: Self.orientations, expected: "an array of strings", line: 6)
    ) { try Self.merge([Self.orientations: "x"], MergeOptions(entries: [])) }
  }

  static func merge(_ list: [String: Any], _ options: MergeOptions) throws -> InfoPlistMerge {
    let bytes = try FoundationList.bytes(list)
    return try InfoPlistMerge(into: PropertyListDocument(bytes), options)
  }
}
