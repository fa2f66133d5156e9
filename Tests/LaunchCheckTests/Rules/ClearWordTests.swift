import AppDocuments
import LaunchApps
import LaunchRules
import TestSupport
import Testing

@testable import LaunchCheck

/// Messages whose words have to follow the app.
@Suite struct ClearWordTests {
  private func messages(_ rule: String, _ sample: Sample) throws -> [String] {
    try sample.findings().filter { $0.rule == rule }.map(\.message)
  }

  /// Some later iPhones have the screen of an earlier one, whose image they show.
  @Test func laterIPhonesWithAnImageAreLeftOut() {
    let sample = ProjectSample.catalog(["Portrait"], CatalogText.phone + ["2436h portrait 3x 11.0"])
      .with { $0.images[ProjectSample.set + "5.png"] = (1125, 2436) }
    let found = sample.findings().first { $0.rule == "catalog-newer-iphones" }?.message
    #expect(
      found?.contains("no image for the iPhone XR and later except the 11 Pro, 12 mini and 13 mini")
        == true, "\(found ?? "")")
  }

  @Test func onlyAUsableSetIsAdvised() {
    func message(_ slots: [String]) -> String {
      let sample = ProjectSample.catalog(["Portrait"], slots).with {
        $0.project.targets[0].settings.removeAll { $0 == ProjectSample.setting }
      }
      return sample.findings().first { $0.rule == "no-launch-key" }?.message ?? ""
    }
    let setting = "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"
    #expect(message(["- portrait 2x 7.0"]).contains("set \(setting) to 'LaunchImage'"))
    // A set for iOS 6, and one whose picture has not the slot's size.
    #expect(!message(["- portrait 2x -"]).isEmpty)
    #expect(!message(["- portrait 2x -"]).contains(setting))
    #expect(!message(["1792h portrait 2x 12.0"]).contains(setting))
  }

  @Test func theMissingSlotIsNamed() {
    let sample = ProjectSample.catalog(["Portrait"], ["- portrait 2x -"])
    let found = sample.findings().first { $0.rule == "store-568h" }?.message
    #expect(found?.contains("add an image of 640x1136 to 'LaunchImage' (slot Retina 4)") == true)
  }

  @Test func aStoryboardThatTheTargetLacks() {
    let sample = ProjectSample.clean.with {
      $0.texts["App/Info.plist"] = InfoPlistText.document(
        InfoPlistText.orientations(["Portrait"]),
        "<key>UILaunchStoryboardName</key><string>Launch</string>")
    }
    let found = sample.findings().first { $0.rule == "launch-screen-missing" }?.message
    #expect(found?.contains("(the target has no such .storyboard or .xib); add it to the") == true)
  }

  @Test func theSettingIsNamedOnlyInAProject() throws {
    let keys =
      "<key>DTPlatformVersion</key><string>27.0</string>"
      + "<key>MinimumOSVersion</key><string>12.0</string>"
    let found = try messages("deployment-target", .more(keys))
    #expect(found.first?.contains("; raise the deployment target, or build with") == true)
    let project = Sample.project {
      $0.project.targets[0].settings += [
        "IPHONEOS_DEPLOYMENT_TARGET = 12.0", "SDKROOT = iphoneos27.0",
      ]
    }
    #expect(
      try messages("deployment-target", project).first?.contains("IPHONEOS_DEPLOYMENT_TARGET")
        == true)
  }

  /// Versions of iOS may pick different entries for one screen.
  @Test func eachErrorNamesItsVersions() throws {
    let sample = Sample.clean.with {
      $0.entries = [
        "Default 7.0 Portrait 320 480", "Default-736h 8.0 Landscape 414 736",
        "Pad 7.0 Landscape 768 1024",
      ]
      $0.images = [
        "Default@2x.png 640 960", "Default-736h@3x.png 2208 1242", "Pad@2x~ipad.png 2048 1536",
      ]
    }
    let found = try messages("missing-scale", sample)
    #expect(found.contains { $0.contains("picks entry 3 on iOS 7, and Pad@2x.png is missing") })
    #expect(found.contains { $0.contains("picks entry 2 on iOS 8, and Default-736h@2x.png is") })
    let explanation = LaunchExplanation(path: "", contents: try sample.contents())
    let blank = explanation.rows.filter { $0.display == .phone480 && explanation.isBlank($0) }
    #expect(!blank.isEmpty && blank.allSatisfy { explanation.confidence($0) == .decompiled })
  }

  /// Some people write the list of the newer key.
  @Test func theOlderKeyIsIgnoredWhateverItsValueIs() throws {
    let key = "<key>UIInterfaceOrientation</key>"
    let list = "<array><string>UIInterfaceOrientationPortrait</string></array>"
    for value in [list, "<true/>", "<string>UIInterfaceOrientationPortrait</string>"] {
      #expect(try messages("interface-orientation-ignored", .more(key + value)).count == 1)
    }
  }

  /// A settings file that was not read may add keys.
  @Test func aMissingSettingsFileDoesNotSilence() {
    let sample = ProjectSample.catalog(["LandscapeRight"]).with {
      $0.texts[ProjectSample.set + "Contents.json"] = CatalogText.contents(
        ["- landscape 2x 7.0"], idiom: "ipad")
      $0.images = [ProjectSample.set + "0.png": (2048, 1536)]
      $0.project.base = "Gone.xcconfig"
      $0.project.targets[0].settings.append("TARGETED_DEVICE_FAMILY = 2")
    }
    let found = sample.findings().first { $0.rule == "ipad-multitasking" }
    #expect(found?.level == .warning)
    #expect(found?.message.contains("unless build settings add it") == true)
  }
}
