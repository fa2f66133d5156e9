import LaunchRules
import TestSupport
import Testing

@testable import AppDocuments

/// Merges into apps for iPhones and iPads: iPads must not show images that are turned for iPhones.
@Suite struct UniversalMergeTests {
  private static let families =
    "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>\n"
  private static let pad = "Pad 7.0 Landscape 768 1024"
  private static let phone = "Old 7.0 Landscape 320 568"

  @Test(arguments: [
    families, "<key>UIStatusBarHidden~ipad</key><true/>\n",
    InfoPlistText.launchImages([pad], suffix: "~ipad"), InfoPlistText.launchImages([pad]),
  ])
  func phonesGetAKeyOfTheirOwn(_ members: String) throws {
    let list = InfoPlistText.document(InfoPlistText.orientations(["LandscapeRight"]), members)
    let merge = try MergeSample.merge(list)
    #expect(
      merge.changes == [
        KeyChange(key: "UILaunchImages~iphone", value: PropertyListValue(MergeSample.entries))
      ])
    try MergeSample.expectDone(merge)
    // iPads do what they did.
    let before = LaunchInfo(try MergeSample.document(list))
    let after = LaunchInfo(try PropertyListDocument(merge.bytes))
    #expect(LaunchSurvey(after, on: .pad) == LaunchSurvey(before, on: .pad))
  }

  /// Their own screens' entries move along; those of iPads stay where they are.
  @Test func entriesOfOtherPhonesAreCopied() throws {
    let other = "Old-812h 11.0 Landscape 375 812"
    let list = InfoPlistText.document(
      InfoPlistText.orientations(["LandscapeRight"]),
      InfoPlistText.launchImages([Self.pad, Self.phone, other]))
    #expect(
      throws: InfoPlistError.otherLaunchImages(key: "UILaunchImages", count: 3, line: 8)
    ) { try MergeSample.merge(list) }
    let merge = try MergeSample.merge(list, replaces: true)
    #expect(merge.changes.map(\.key) == ["UILaunchImages~iphone"])
    let names = merge.changes[0].value?.array?.compactMap {
      $0.dictionary?["UILaunchImageName"]?.string
    }
    #expect(names == MergeSample.entries.map(\.name) + ["Old-812h"])
    let result = try PropertyListDocument(merge.bytes)
    let before = try MergeSample.document(list)
    #expect(result.root["UILaunchImages"] == before.root["UILaunchImages"])
    try MergeSample.expectDone(merge)
  }

  private static let padEntries = [LaunchScreenSize.height1024, .height1366].map {
    LaunchImageEntry(for: $0, namePrefix: "Default")
  }

  private func mergePads(
    _ list: String, phones: [LaunchImageEntry] = MergeSample.entries, replaces: Bool = false
  ) throws -> InfoPlistMerge {
    var options = MergeOptions(entries: phones, padEntries: Self.padEntries)
    options.replaces = replaces
    return try InfoPlistMerge(into: MergeSample.document(list), options)
  }

  @Test(arguments: [families, "<key>UIStatusBarHidden~ipad</key><true/>\n"])
  func padsGetAKeyOfTheirOwn(_ members: String) throws {
    let list = InfoPlistText.document(InfoPlistText.orientations(["LandscapeRight"]), members)
    let merge = try mergePads(list)
    #expect(
      merge.changes == [
        KeyChange(key: "UILaunchImages~iphone", value: PropertyListValue(MergeSample.entries)),
        KeyChange(key: "UILaunchImages~ipad", value: PropertyListValue(Self.padEntries)),
      ])
    #expect(merge.warnings == [])
    let again = try mergePads(String(decoding: merge.bytes, as: UTF8.self))
    #expect(again.changes == [])
  }

  /// A key for iPads would make it an app for iPads.
  @Test(
    arguments: [
      ("", .otherKeys),
      (
        "<key>UIDeviceFamily</key><array><integer>1</integer></array>\n", .deviceFamily(line: 8)
      ),
    ] as [(String, FamilyEvidence)])
  func anAppForPhonesGetsNone(_ members: String, _ evidence: FamilyEvidence) throws {
    let list = InfoPlistText.document(InfoPlistText.orientations(["LandscapeRight"]), members)
    let merge = try mergePads(list)
    #expect(
      merge.changes == [
        KeyChange(key: "UILaunchImages", value: PropertyListValue(MergeSample.entries))
      ])
    #expect(merge.warnings == [.entriesLeftOut(for: .pad, because: evidence)])
  }

  /// Whoever builds nothing else means iPads.
  @Test func onlyIPads() throws {
    let list = InfoPlistText.document(InfoPlistText.orientations(["LandscapeRight"]))
    let merge = try mergePads(list, phones: [])
    #expect(
      merge.changes == [
        KeyChange(key: "UILaunchImages~ipad", value: PropertyListValue(Self.padEntries))
      ])
  }

  /// Entries of other iPads, and those for launches into portrait, stay.
  @Test func otherEntriesForPadsStay() throws {
    let other = "Pad-1112h 9.0 Landscape 834 1112"
    let portrait = "Pad-Portrait 7.0 Portrait 768 1024"
    let list = InfoPlistText.document(
      Self.families, InfoPlistText.orientations(["LandscapeRight"]),
      InfoPlistText.orientations(["Portrait", "LandscapeRight"], suffix: "~ipad"),
      InfoPlistText.launchImages([Self.pad, other, portrait, Self.phone]))
    #expect(throws: InfoPlistError.self) { try mergePads(list, phones: []) }
    let merge = try mergePads(list, phones: [], replaces: true)
    #expect(merge.changes.map(\.key) == ["UILaunchImages~ipad"])
    let names = merge.changes[0].value?.array?.compactMap {
      $0.dictionary?["UILaunchImageName"]?.string
    }
    #expect(names == Self.padEntries.map(\.name) + ["Pad-1112h", "Pad-Portrait"])
  }

  /// What an iPhone uses already is not written again.
  @Test func equalEntriesAreLeftAlone() throws {
    let list = InfoPlistText.document(
      Self.families, InfoPlistText.orientations(["LandscapeRight"]),
      InfoPlistText.launchImages(InfoPlistText.listing1 + [Self.pad]))
    #expect(try MergeSample.merge(list).changes == [])
  }
}
