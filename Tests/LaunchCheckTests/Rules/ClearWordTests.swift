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
      found?.contains(
        "no image for the iPhone XR and later except the XS, 11 Pro, 12 mini and 13 mini")
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

  @Test func aStoryboardThatExistsNowhere() {
    let sample = ProjectSample.clean.with {
      $0.texts["App/Info.plist"] = InfoPlistText.document(
        InfoPlistText.orientations(["Portrait"]),
        "<key>UILaunchStoryboardName</key><string>Launch</string>")
    }
    let found = sample.findings().first { $0.rule == "launch-screen-missing" }?.message
    let reason =
      "(no such .storyboard or .xib is in the target or elsewhere in the project's folder)"
    #expect(found?.hasSuffix("'Launch' \(reason); add it, or correct the name") == true)
  }

  /// Files of one size have the same problem.
  @Test func allLargeFilesOfASetAreListed() throws {
    let modes = ["", ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"]
    let slots = ["1x", "2x", "3x"].flatMap { scale in
      modes.enumerated().map { index, mode in
        "{\"filename\": \"\(scale)-\(index).png\", \"idiom\": \"universal\", \"scale\": \"\(scale)\"\(mode)}"
      }
    }
    let sample = Sample.withStoryboard.with {
      let set = "Assets.xcassets/Logo.imageset/"
      $0.sources[set + "Contents.json"] = "{\"images\": [\(slots.joined(separator: ", "))]}"
      for scale in ["1x", "2x", "3x"] {
        for mode in modes.indices { $0.sources[set + "\(scale)-\(mode).png"] = "PNG 2600 2600" }
      }
    }
    let found = try sample.findings().filter { $0.rule == "decoded-size" }
    #expect(found.count == 1 && found.first?.also.count == 3, "\(found.map(\.message))")
  }

  @Test func aLabelIsNamedByItsText() throws {
    let sample = Sample.storyboard {
      $0.background = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"
      $0.subviews = "<label text=\"Loading\" id=\"Lb\"/>"
    }
    #expect(
      try messages("label-unseen", sample).first?.contains("(its text, 'Loading', has") == true)
  }

  @Test func buildSettingsAreNamedOnlyIfSomeAreUnknown() throws {
    let known = Sample.more("<key>DTPlatformVersion</key><string>27.0</string>")
    #expect(
      try messages("scene-manifest", known).first?.contains("unless its app delegate") == true)
    let unknown = Sample.project {
      $0.project.base = "Gone.xcconfig"
      $0.project.targets[0].settings.append("SDKROOT = iphoneos27.0")
    }
    #expect(
      try messages("scene-manifest", unknown).first?.contains("unless build settings add it")
        == true)
  }

  /// iPads show another storyboard, and they alone launch in landscape.
  @Test func theStretchedSideIsNamed() throws {
    let side = "<key>UISupportedInterfaceOrientations~ipad</key>"
    let sample = Sample.storyboard { $0.distance = "" }.with {
      $0.orientations = ["Portrait"]
      $0.more +=
        "<key>UILaunchStoryboardName~ipad</key><string>Pad</string><key>UIDeviceFamily</key><array>"
        + "<integer>1</integer><integer>2</integer></array><key>UIRequiresFullScreen</key><true/>"
        + side + "<array><string>UIInterfaceOrientationLandscapeRight</string></array>"
      $0.sources["Pad.storyboard"] = StoryboardText.clean.text
      $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = "PNG 20 10"
    }
    let found = try messages("picture-stretched", sample)
    #expect(found.first?.contains("screens in portrait (its content mode is") == true, "\(found)")
  }

  /// Xcode makes the entries of a launch image set.
  @Test func slotsAreAdvisedWhereASetMakesTheEntries() {
    let sample = ProjectSample.catalog(["Portrait"]).with {
      $0.texts[ProjectSample.set + "Contents.json"] = CatalogText.contents(
        ["- landscape 2x 7.0"], idiom: "ipad")
      $0.images = [ProjectSample.set + "0.png": (2048, 1536)]
      $0.project.targets[0].settings.append("TARGETED_DEVICE_FAMILY = 2")
    }
    let remedies = sample.findings().compactMap(\.remedy)
    #expect(
      remedies.contains {
        $0.hasPrefix("add Portrait images to the launch image set 'LaunchImage'")
      },
      "\(remedies)")
  }

  @Test func anAppIconIsDoubtful() throws {
    let icon = "Assets.xcassets/AppIcon.appiconset/Contents.json"
    let sample = Sample.withStoryboard.with {
      $0.more =
        "<key>UILaunchScreen</key><dict><key>UIImageName</key><string>AppIcon</string></dict>"
      $0.sources[icon] = "{}"
    }
    let found = try messages("launch-screen-asset", sample).first
    #expect(found?.contains("names 'AppIcon', which is not an image set (the catalog has ") == true)
    #expect(found?.contains("for launch screens nothing is known)") == true, "\(found ?? "")")
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
