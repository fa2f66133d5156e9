import LaunchCheck
import TestSupport
import Testing

/// Images of projects that iOS finds by name, since no key names any.
@Suite struct NamedFileTests {
  /// A landscape app with images that iOS finds by name.
  private func sample(_ images: [String: (Int, Int)], members: [String]) -> ProjectSample {
    ProjectSample.clean.with {
      $0.texts = [
        "App/Info.plist": InfoPlistText.document(
          InfoPlistText.orientations(["LandscapeRight", "LandscapeLeft"]))
      ]
      $0.images = Dictionary(uniqueKeysWithValues: images.map { ("App/" + $0, $1) })
      $0.project.targets[0].resources = members.map { "App/" + $0 }
    }
  }

  private static let phones = [
    "Default@2x.png": (640, 960), "Default-568h@2x.png": (640, 1136),
  ]

  private func messages(_ sample: ProjectSample, _ rule: String) -> [String] {
    sample.findings().filter { $0.rule == rule }.map(\.message)
  }

  @Test func imagesOutsideOfTheTarget() {
    let sample = sample(Self.phones, members: ["Default@2x.png"])
    let messages = messages(sample, "not-in-target")
    #expect(messages.count == 1 && messages[0].contains("Default-568h@2x.png"), "\(messages)")
    // Another target has it.
    let shared = sample.with {
      var other = $0.project.targets[0]
      other.name = "Other"
      other.resources = ["App/Default-568h@2x.png"]
      $0.project.targets.append(other)
    }
    let outside = shared.findings().filter { $0.rule == "not-in-target" }.map(\.message)
    #expect(!outside.contains { $0.contains("568h") }, "\(outside)")
  }

  /// A script phase may copy the image that no phase lists.
  @Test(arguments: [true, false])
  func scriptsThatMayCopyImages(_ hasScript: Bool) throws {
    var sample = sample(["Default@2x.png": (640, 960)], members: ["Default@2x.png"])
    if hasScript { sample.project.targets[0].scripts = ["Copy"] }
    let found = sample.findings().first { $0.rule == "store-568h" }
    #expect(found?.level == (hasScript ? .warning : .error))
    #expect(
      found?.problem.hasSuffix(hasScript ? "unless a script phase copies one)" : "96)") == true)
  }

  /// launchgen's images are for landscape.
  @Test(arguments: [("LandscapeRight", " with 'launchgen build'"), ("Portrait", "")])
  func imagesForIOS7(_ orientation: String, _ command: String) {
    for (images, words) in [
      (["Default@2x.png": (640, 960)], ", and launch images for iOS 7\(command)"),
      // iOS 7 finds all that it needs.
      (Self.phones, "'launchgen screen'"),
    ] {
      let sample = sample(images, members: images.keys.sorted()).with {
        $0.texts["App/Info.plist"] = InfoPlistText.document(
          InfoPlistText.orientations([orientation]))
        $0.project.settings.append("IPHONEOS_DEPLOYMENT_TARGET = 7.0")
      }
      let message = messages(sample, "no-launch-key").first
      #expect(message?.hasSuffix(words) == true, "\(message ?? "")")
    }
  }

  @Test func membersWithoutAFile() {
    let sample = sample(
      ["Default@2x.png": (640, 960)], members: ["Default@2x.png", "Default-568h@2x.png"])
    let messages = messages(sample, "not-in-target")
    #expect(messages.count == 1 && messages[0].contains("but missing"), "\(messages)")
  }

  /// The entry that names the file has the same cause, which is said once.
  @Test func membersOfEntriesWithoutAFile() {
    let sample = ProjectSample.clean.with { $0.images["App/Default-iOS7@2x.png"] = nil }
    #expect(messages(sample, "not-in-target").count == 1)
    #expect(messages(sample, "missing-file").isEmpty)
  }

  @Test func setsThatNoSettingNames() {
    let sample = ProjectSample.catalog(["Portrait"]).with {
      $0.project.targets[0].settings.removeAll { $0 == ProjectSample.setting }
    }
    let findings = sample.findings().filter { $0.rule == "no-launch-key" }
    #expect(
      findings.map(\.message).contains {
        $0.contains("no setting names the launch image set 'LaunchImage'")
      })
    #expect(findings.first?.remedy?.hasPrefix("set ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME") == true)
  }

  @Test func namesWithoutAnImage() throws {
    let sample = Sample.clean.with {
      $0.entries = nil
      $0.isBuilt = true
      $0.images = ["Default@2x.png 640 960"]
      $0.more = "<key>UILaunchImageFile</key><string>Splash</string>"
    }
    let messages = try sample.findings().filter { $0.rule == "no-launch-key" }.map(\.message)
    #expect(messages.contains { $0.contains("no image for iPhones is named 'Splash'") })
  }

  /// A landscape image that iOS finds for iPads is upright, and only the first that it finds counts.
  @Test func onlyTheFirstImageIsShown() throws {
    let universal =
      "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"
    func findings(_ image: String) throws -> [Finding] {
      try Sample.clean.with {
        $0.entries = nil
        $0.isBuilt = true
        $0.images = ["Default-Landscape.png 1004 768", image]
        $0.more = universal
      }.findings().filter { ["wrong-size", "landscape-pixels"].contains($0.rule) }
    }
    #expect(try findings("Default-Landscape~ipad.png 1024 768").isEmpty)
    let turned = try findings("Default-Landscape~ipad.png 768 1024")
    #expect(turned.count == 1)
    #expect(turned.allSatisfy { $0.message.contains("iPads show landscape images as they are") })
    // Without an orientation in its name, the image may be meant to be rotated.
    for image in ["Default~ipad.png 768 1024", "Default@2x~ipad.png 1536 2048"] {
      let doubtful = try Sample.clean.with {
        $0.entries = nil
        $0.isBuilt = true
        $0.images = [image]
        $0.more = universal
      }.findings().filter { $0.rule == "landscape-pixels" }
      #expect(doubtful.map(\.level) == [.warning])
      #expect(doubtful[0].message.contains("sources disagree whether iPads rotate it"))
      #expect(
        doubtful[0].remedy == "add Default-Landscape"
          + image.dropFirst("Default".count).replacing(" 768 1024", with: " of 1024x768")
          .replacing(" 1536 2048", with: " of 2048x1536"))
    }
  }
}
