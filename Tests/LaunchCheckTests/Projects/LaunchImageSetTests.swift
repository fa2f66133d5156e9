import LaunchCheck
import TestSupport
import Testing

/// The launch image set that build settings name, and its slots.
@Suite struct LaunchImageSetTests {
  private static let line = ProjectSample.catalog(["Portrait"]).project.line(
    of: ProjectSample.setting)
  private static let project = "Game.xcodeproj/project.pbxproj"

  private func findings(_ sample: ProjectSample, _ rules: Set<String>) -> [Finding] {
    sample.findings().filter { rules.contains($0.rule) }
  }

  private func sets(_ sample: ProjectSample) -> [Finding] { findings(sample, ["launch-image-set"]) }

  @Test(arguments: [
    ("LaunchImage-2", "write 'LaunchImage', or remove the setting"),
    ("Launchimage", "write 'LaunchImage', or remove the setting"),
    // The only set is meant, whatever its name.
    ("Brand", "write 'LaunchImage', or remove the setting"),
  ])
  func missingSets(_ name: String, _ remedy: String) throws {
    let sample = ProjectSample.catalog(["Portrait"]).naming(name)
    let finding = try #require(sets(sample).first)
    #expect(sets(sample).count == 1)
    #expect(finding.level == .error)
    #expect(finding.path == Self.project)
    #expect(finding.line == sample.project.line(of: "LAUNCHIMAGE_NAME"))
    #expect(finding.message.contains("names a missing launch image set, '\(name)'"))
    #expect(finding.remedy == remedy)
  }

  /// The build stops also if a launch storyboard replaces the images.
  @Test func missingSetsBesideALaunchScreen() throws {
    let sample = ProjectSample.withLaunchScreen.with {
      $0.project.targets[0].settings.append(ProjectSample.setting)
    }
    #expect(sample.findings().map(\.rule) == ["launch-image-set"])
    #expect(sample.findings().map(\.remedy) == ["remove the setting"])
  }

  @Test func settingsFiles() throws {
    let sample = ProjectSample.withLaunchScreen.with {
      $0.project.targets[0].base = "Config/App.xcconfig"
      $0.texts["Config/App.xcconfig"] = "// Images\nOTHER = 1\n\(ProjectSample.setting)\n"
    }
    #expect(sample.places == ["Config/App.xcconfig:3 launch-image-set"])
  }

  @Test func configurations() throws {
    let sample = ProjectSample.withLaunchScreen.with {
      $0.project.targets[0].more["Debug"] = [ProjectSample.setting]
    }
    #expect(sets(sample).map(\.targets) == ["Game (Debug)"])
  }

  @Test(arguments: ["\"\"", "LaunchImage"])
  func rightSettings(_ value: String) {
    #expect(sets(.catalog(["Portrait"]).naming(value)).isEmpty)
  }

  @Test func unknownVariables() {
    let sample = ProjectSample.catalog(["Portrait"]).naming("\"$(BRAND)Image\"")
    #expect(sample.findings().map(\.rule).contains("unknown-setting"))
    #expect(sets(sample).isEmpty)
    // Nothing is known about the images.
    #expect(findings(sample, ["no-launch-key", "launch-image-slot"]).isEmpty)
    let known = sample.with { $0.project.settings.append("BRAND = Launch") }
    #expect(findings(known, ["launch-image-set", "unknown-setting"]).isEmpty)
  }

  @Test func scriptsMayMakeTheSet() {
    let sample = ProjectSample.catalog(["Portrait"]).naming("Brand").with {
      $0.project.targets[0].scripts = ["make images"]
    }
    #expect(sets(sample).map(\.level) == [.warning])
  }

  @Test func targetsWithoutCatalogs() {
    let sample = ProjectSample.clean.with {
      $0.project.targets[0].settings.append(ProjectSample.setting)
    }
    #expect(sets(sample).map(\.level) == [.note])
    // The catalog outside the target is the one finding.
    let outside = ProjectSample.catalog(["Portrait"]).outside
    #expect(
      findings(outside, ["launch-image-set", "not-in-target"]).map(\.rule) == ["not-in-target"])
  }

  /// Another catalog of the target makes Xcode look for the set.
  @Test func setsInACatalogOutsideTheTarget() {
    let sample = ProjectSample.withLaunchScreen.with {
      $0.texts["Other/Media.xcassets/LaunchImage.launchimage/Contents.json"] =
        CatalogText.contents(CatalogText.phone)
      $0.project.targets[0].settings.append(ProjectSample.setting)
    }
    #expect(sets(sample).map(\.level) == [.error])
  }

  @Test func catalogsThatAreMissingMayHaveTheSet() {
    let sample = ProjectSample.withLaunchScreen.with {
      $0.project.targets[0].resources.append("App/Generated.xcassets")
      $0.project.targets[0].settings.append(ProjectSample.setting)
    }
    #expect(sets(sample).isEmpty)
  }

  /// Xcode's templates have a set without files.
  @Test func setsWithoutFiles() {
    let sample = ProjectSample.withLaunchScreen.with {
      $0.texts["App/Images.xcassets/LaunchImage.launchimage/Contents.json"] =
        "{ \"images\" : [ { \"idiom\" : \"iphone\", \"scale\" : \"2x\" } ] }"
      $0.project.targets[0].settings.append(ProjectSample.setting)
    }
    #expect(sample.places == [])
  }

  @Test(arguments: [(1, 1), (2208, 2208), (960, 640)])
  func setsWithoutUsableFiles(_ width: Int, _ height: Int) {
    let sample = ProjectSample.catalog(["Portrait"]).with {
      for path in $0.images.keys { $0.images[path] = (width, height) }
    }
    #expect(sets(sample).map(\.level) == [.error])
    #expect(sets(sample).map(\.line) == [Self.line])
    #expect(findings(sample, ["no-launch-key", "store-568h", "catalog-landscape"]).isEmpty)
    // One line for all slots.
    let slots = findings(sample, ["launch-image-slot"])
    #expect(slots.count == 1 && slots.allSatisfy { $0.also.count == 4 })
  }

  /// Files for other devices do not help.
  @Test func setsForOtherDevices() {
    let sample = ProjectSample.catalog(["Portrait"]).with {
      $0.project.targets[0].settings.append("TARGETED_DEVICE_FAMILY = 2")
    }
    #expect(sets(sample).map(\.level) == [.error])
  }

  @Test(arguments: [
    ("736h landscape 3x 8.0", (1242, 2208), "is 1242x2208 but should be 2208x1242"),
    ("736h landscape 3x 8.0", (2048, 1152), "is 2048x1152 but should be 2208x1242"),
    ("736h portrait 3x 8.0", (2208, 1242), "is 2208x1242 but should be 1242x2208"),
    ("2436h landscape 3x 11.0", (2436, 1124), "should be 2436x1125"),
    ("2688h landscape 3x 12.0", (1792, 828), "should be 2688x1242"),
    ("1792h landscape 2x 12.0", (2688, 1242), "should be 1792x828"),
    ("667h portrait 2x 8.0", (1334, 750), "should be 750x1334"),
    ("retina4 portrait 2x 7.0", (640, 960), "should be 640x1136"),
    ("retina4 portrait 2x -", (640, 960), "should be 640x1136"),
  ])
  func sizes(_ slot: String, _ size: (Int, Int), _ words: String) throws {
    let slots = ["- portrait 2x 7.0", slot]
    let sample = ProjectSample.catalog(["Portrait", "LandscapeLeft"], slots).with {
      $0.images[ProjectSample.set + "1.png"] = size
    }
    let found = findings(sample, ["launch-image-slot", "wrong-size", "landscape-pixels"])
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.level == .warning)
    #expect("\(finding.path):\(finding.line ?? 0)" == ProjectSample.set + "Contents.json:4")
    #expect(finding.message.contains("'1.png' \(words)") || finding.message.contains(words))
    let parts = slot.split(separator: " ")
    #expect(
      finding.message.contains("[iphone][\(parts[0])][\(parts[2])][\(parts[1])][full-screen]"))
    #expect(!finding.message.contains("LaunchImage-"))
    // Explain agrees: Xcode does not use the file.
    #expect(try ProjectTests.contents(sample)[0].imageNames.count == 1)
  }

  @Test(
    arguments: [
      ("2x portrait 7.0 full-screen", (1536, 2048), nil),
      ("1x landscape - full-screen", (1024, 768), nil),
      ("1x portrait - to-status-bar", (768, 1004), nil),
      ("2x landscape - to-status-bar", (2048, 1496), nil),
      ("1x portrait - to-status-bar", (768, 1024), "768x1004"),
      ("1x landscape - to-status-bar", (1024, 768), "1024x748"),
      ("2x portrait - to-status-bar", (1536, 2048), "1536x2008"),
      ("2x portrait 7.0 full-screen", (1536, 2008), "1536x2048"),
    ] as [(String, (Int, Int), String?)])
  func padSizes(_ slot: String, _ size: (Int, Int), _ wanted: String?) {
    let words = slot.split(separator: " ")
    let sample = ProjectSample.catalog(["Portrait", "LandscapeLeft"]).with {
      $0.project.targets[0].settings.append("TARGETED_DEVICE_FAMILY = \"1,2\"")
      let version = words[2] == "-" ? "" : "\"minimum-system-version\" : \"\(words[2])\", "
      $0.texts[ProjectSample.set + "Contents.json"] =
        "{ \"images\" : [ { \"filename\" : \"0.png\", \"idiom\" : \"ipad\", \(version)"
        + "\"scale\" : \"\(words[0])\", \"orientation\" : \"\(words[1])\", "
        + "\"extent\" : \"\(words[3])\" } ] }"
      $0.images = [ProjectSample.set + "0.png": size]
    }
    let found = findings(sample, ["launch-image-slot"])
    #expect(found.count == (wanted == nil ? 0 : 1))
    #expect(found.allSatisfy { $0.message.contains("should be \(wanted ?? "")") })
  }

  /// iOS 7 and later find these images by name too.
  @Test func padImagesOfIOS6InASet() {
    let sample = ProjectSample.catalog(["Portrait"]).with {
      $0.project.targets[0].settings.append("TARGETED_DEVICE_FAMILY = 2")
      $0.texts[ProjectSample.set + "Contents.json"] =
        "{ \"images\" : [ { \"filename\" : \"0.png\", \"idiom\" : \"ipad\", \"scale\" : \"1x\", "
        + "\"orientation\" : \"portrait\", \"extent\" : \"to-status-bar\" } ] }"
      $0.images = [ProjectSample.set + "0.png": (768, 1004)]
    }
    let found = findings(sample, ["wrong-size"])
    #expect(found.map(\.path) == [ProjectSample.set + "0.png"])
    #expect(found.allSatisfy { $0.message.contains("need 768x1024") && $0.level == .warning })
  }

  @Test(arguments: [
    "667h landscape 2x 8.0", "retina4 landscape 2x 7.0", "667h portrait 3x 8.0",
    "- portrait 2x 9.0",
  ])
  func slotsThatXcodeDoesNotHave(_ slot: String) {
    let sample = ProjectSample.catalog(["Portrait"], ["- portrait 2x 7.0", slot])
    let found = findings(sample, ["launch-image-slot"])
    #expect(found.map(\.level) == [.note])
    #expect(found.map(\.line) == [4])
  }

  /// Xcode leaves out a file that is in no slot, also if the file has a slot's size.
  @Test func unassignedSlot() throws {
    let set = ProjectSample.set + "Contents.json"
    let sample = ProjectSample.catalog(["Portrait"]).with {
      $0.texts[set] = $0.texts[set]?
        .replacing("\"retina4\"", with: "\"retina4\", \"unassigned\" : true")
    }
    #expect(sample.texts[set]?.contains("unassigned") == true)
    let found = findings(sample, ["launch-image-slot", "store-568h"])
    #expect(Set(found.map(\.rule)) == ["launch-image-slot", "store-568h"])
    #expect(found.contains { $0.message.contains("is marked as unassigned") })
  }

  @Test func filesThatAreNotPNG() throws {
    let sample = ProjectSample.catalog(["Portrait"]).with {
      $0.images[ProjectSample.set + "2.png"] = nil
      $0.texts[ProjectSample.set + "2.png"] = "version https://git-lfs.github.com/spec/v1\noid"
    }
    let found = findings(sample, ["launch-image-slot", "image-unreadable"])
    #expect(found.map(\.line) == [5])
  }

  @Test func noPortraitImagesForSmallIPhones() throws {
    for slots in [["736h landscape 3x 8.0"], ["736h landscape 3x 8.0", "2436h landscape 3x 11.0"]] {
      let sample = ProjectSample.catalog(["LandscapeRight"], slots).with {
        $0.images[ProjectSample.set + "1.png"] = slots.count > 1 ? (2436, 1125) : nil
        $0.images[ProjectSample.set + "0.png"] = (2208, 1242)
      }
      let message = try #require(findings(sample, ["catalog-landscape"]).first?.message)
      #expect(message.contains("has no images for iPhones before the 6 Plus"))
      #expect(!message.contains("has only Portrait images"))
    }
    let both = ProjectSample.catalog(["LandscapeRight"])
    #expect(findings(both, ["catalog-landscape"])[0].message.contains("has only Portrait images"))
  }

  /// The screens are those on which explain says that the app runs in a frame.
  @Test(arguments: [
    (["- portrait 2x 7.0", "retina4 portrait 2x 7.0"], "{375, 667} (iPhone 6 to 8)", true),
    (
      ["- portrait 2x 7.0", "retina4 portrait 2x 7.0", "667h portrait 2x 8.0"],
      "{414, 736} (iPhone 6 Plus to 8 Plus)", true
    ), (CatalogText.phone, "the iPhone X and later", false),
  ])
  func screensWithoutAnImage(_ slots: [String], _ words: String, _ isWarning: Bool) throws {
    let finding = try #require(
      findings(.catalog(["Portrait"], slots), ["catalog-newer-iphones"]).first)
    #expect(finding.message.contains(words), "\(finding.message)")
    #expect(finding.level == (isWarning ? .warning : .note))
  }

  @Test func besideEntriesOfInfoPlist() {
    let rules = ProjectSample.catalogBesideEntries.findings().map(\.rule)
    #expect(rules.contains("catalog-beside-entries"))
    #expect(!rules.contains("catalog-newer-iphones"))
  }

  /// iOS finds these by their names in the built app.
  @Test func imagesForIOS6() throws {
    let sample = ProjectSample.catalog(["Portrait"], ["- portrait 2x -", "retina4 portrait 2x -"])
    let contents = try ProjectTests.contents(sample)[0]
    #expect(contents.imageNames == ["LaunchImage@2x.png", "LaunchImage-568h@2x.png"])
    let finding = try #require(findings(sample, ["catalog-systems"]).first)
    #expect(
      finding.message.contains("iPhones from the 6 on run the app in the frame of an iPhone 5"))
    let oldest = ProjectSample.catalog(["Portrait"], ["- portrait 2x -"])
    let message = try #require(findings(oldest, ["catalog-systems"]).first?.message)
    #expect(message.contains("iPhones from the 5 on run the app in the frame of an iPhone 4s"))
  }
}
