import LaunchRules
import TestSupport
import Testing

@testable import AppDocuments

/// What stays of the UILaunchImages that a merge finds.
@Suite struct KeptEntriesTests {
  private static let other = "Old-812h 11.0 Landscape 375 812"
  private static let upright = "Upright 7.0 Portrait 320 568"

  @Test(arguments: [
    (other, ["LandscapeRight"]), ("Default-iOS7 12.0 - 414 896", ["LandscapeRight"]),
    (upright, ["LandscapeRight", "Portrait"]), ("Upright 7.0 - -", ["LandscapeRight", "Portrait"]),
    (upright, ["LandscapeRight", "$(MORE)"]),
    ("Old 7.0 Landscape {320,$(HEIGHT)}", ["LandscapeRight"]),
  ])
  func stay(_ entry: String, _ orientations: [String]) throws {
    let list = InfoPlistText.document(
      InfoPlistText.orientations(orientations), InfoPlistText.launchImages([entry]))
    // Nothing is lost, so that nobody has to ask for it.
    let merge = try MergeSample.merge(list)
    let value = try #require(merge.changes.first?.value?.array)
    #expect(Array(value.dropLast()) == PropertyListValue(MergeSample.entries).array)
    #expect(value.last == (try MergeSample.document(list).root["UILaunchImages"]?.array?.first))
    try MergeSample.expectDone(merge)
  }

  @Test(arguments: [
    ("Old 7.0 Landscape 320 568", ["LandscapeRight"]),
    ("Old 7.0 Landscape 568 320", ["LandscapeRight"]), (upright, ["LandscapeRight"]),
    // The file of the same name is landscape now.
    ("Default-iOS7 7.0 Portrait 320 480", ["LandscapeRight", "Portrait"]),
    ("Old 7.0 Upright 320 480", ["LandscapeRight", "Portrait"]),
    ("<string>Old</string>", ["LandscapeRight"]), ("<dict/>", ["LandscapeRight"]),
  ])
  func giveWay(_ entry: String, _ orientations: [String]) throws {
    let list = InfoPlistText.document(
      InfoPlistText.orientations(orientations), InfoPlistText.launchImages([entry, Self.other]))
    #expect(
      throws: InfoPlistError.otherLaunchImages(
        key: "UILaunchImages", count: 2, line: orientations.count + 7)
    ) { try MergeSample.merge(list) }
    let merge = try MergeSample.merge(list, replaces: true)
    #expect(merge.changes.first?.value?.array?.count == MergeSample.entries.count + 1)
    try MergeSample.expectDone(merge)
  }

  /// A NaN equals nothing, not even itself when the result is verified.
  @Test(arguments: ["<real>nan</real>", "<real>8.0</real>", "<array/>"])
  func whatIsNotAStringGivesWay(_ version: String) throws {
    let entry =
      "<dict><key>UILaunchImageSize</key><string>{375, 812}</string>"
      + "<key>UILaunchImageMinimumOSVersion</key>\(version)</dict>"
    let list = InfoPlistText.document(
      InfoPlistText.orientations(["LandscapeRight"]), InfoPlistText.launchImages([entry]))
    let merge = try MergeSample.merge(list, replaces: true)
    #expect(merge.changes.first?.value == PropertyListValue(MergeSample.entries))
  }

  @Test func theOrderOfWhatStaysMeansNothing() throws {
    let entries = [Self.other] + InfoPlistText.listing1
    let list = InfoPlistText.document(
      InfoPlistText.orientations(["LandscapeRight"]), InfoPlistText.launchImages(entries))
    #expect(try MergeSample.merge(list).changes == [])
  }
}
