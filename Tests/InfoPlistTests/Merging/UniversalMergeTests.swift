import LaunchRules
import TestSupport
import Testing

@testable import InfoPlist

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
    let names = merge.changes[0].value.array?.compactMap {
      $0.dictionary?["UILaunchImageName"]?.string
    }
    #expect(names == MergeSample.entries.map(\.name) + ["Old-812h"])
    let result = try PropertyListDocument(merge.bytes)
    let before = try MergeSample.document(list)
    #expect(result.root["UILaunchImages"] == before.root["UILaunchImages"])
    try MergeSample.expectDone(merge)
  }

  /// What an iPhone uses already is not written again.
  @Test func equalEntriesAreLeftAlone() throws {
    let list = InfoPlistText.document(
      Self.families, InfoPlistText.orientations(["LandscapeRight"]),
      InfoPlistText.launchImages(InfoPlistText.listing1 + [Self.pad]))
    #expect(try MergeSample.merge(list).changes == [])
  }
}
