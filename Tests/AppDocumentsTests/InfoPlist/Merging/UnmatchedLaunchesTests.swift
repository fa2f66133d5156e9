import LaunchRules
import TestSupport
import Testing

@testable import AppDocuments

/// Warnings of launches that a merge leaves without an image.
@Suite struct UnmatchedLaunchesTests {
  @Test(arguments: [
    "", InfoPlistText.launchImages(["Default-iOS7 7.0 Portrait 320 480"]),
    InfoPlistText.launchImages(["A 7.0 Landscape 320 480", "Default-iOS7 7.0 Portrait 320 480"]),
  ])
  func portraitOnAPlus(_ images: String) throws {
    let list = InfoPlistText.document(
      InfoPlistText.orientations(["LandscapeRight", "Portrait"]), images)
    let warnings = try MergeSample.merge(list, replaces: true).warnings
    guard warnings.count == 1,
      case .unmatchedLaunches(
        into: .portrait, on: .phone, let devices, key: "UISupportedInterfaceOrientations", line: 4) =
        warnings[0]
    else {
      Issue.record("\(warnings)")
      return
    }
    #expect(devices.contains("iPhone 6 Plus"))
    #expect(Set(devices).count == devices.count)
    #expect("\(warnings[0])".contains("launches into portrait"))
  }

  @Test(arguments: [
    // Launches into landscape only; a Portrait entry with a file; nothing but a storyboard shows;
    // it was so before.
    InfoPlistText.orientations(["LandscapeRight", "LandscapeLeft"]),
    InfoPlistText.orientations(["LandscapeRight", "Portrait"])
      + InfoPlistText.launchImages(["Upright 7.0 Portrait 320 480"]),
    InfoPlistText.orientations(["LandscapeRight", "Portrait"])
      + "<key>MinimumOSVersion</key><string>8.0</string>"
      + "<key>UILaunchStoryboardName</key><string>Launch</string>",
    InfoPlistText.orientations(["LandscapeRight", "Portrait"])
      + InfoPlistText.launchImages(["Old 7.0 Landscape 320 480"]),
  ])
  func none(_ members: String) throws {
    let warnings = try MergeSample.merge(InfoPlistText.document(members), replaces: true).warnings
    let unmatched = warnings.filter {
      if case .launchScreen = $0 { false } else { true }
    }
    #expect(unmatched == [])
  }

  @Test func aSystemWithoutEntries() throws {
    let list = InfoPlistText.document(
      "<key>MinimumOSVersion</key><string>7.0</string>\n",
      InfoPlistText.orientations(["LandscapeRight"]))
    let entries = [LaunchImageEntry(for: .height667, namePrefix: "Default")]
    #expect(
      try MergeSample.merge(list, entries).warnings
        == [.systemTooOld(lowest: OSVersion(8, 0), line: 4)])
  }
}
