import AppDocuments
import LaunchCheck
import TestSupport
import Testing

/// What a target's build makes of its Info.plist.
@Suite struct ProjectTests {
  @Test func nothingIsWrongWithTheTechnotesListing() {
    #expect(ProjectSample.clean.places == [])
  }

  @Test func variablesOfTheInfoPlist() throws {
    let sample = ProjectSample.clean.with {
      $0.texts["App/Info.plist"] = ProjectSample.infoPlist.replacing(
        "UIInterfaceOrientationLandscapeRight", with: "$(PREFIX)${SIDE:default=LandscapeRight}"
      ).replacing("Default-iOS7-568h", with: "$(PRODUCT_NAME:lower)-568h")
      $0.project.settings.append("PREFIX = UIInterfaceOrientation")
      $0.project.targets[0].resources.append("App/game-568h@2x.png")
      $0.images["App/game-568h@2x.png"] = (640, 1136)
    }
    #expect(sample.places == [])
    let info = try Self.contents(sample)[0].info
    #expect(info.orientations(for: .phone) == [.landscapeRight, .landscapeLeft])
    #expect(info.minimumOS == OSVersion(7, 0))
    #expect(info.families == [.phone])
  }

  /// Xcode's default is an app for iPhones alone, whatever keys are for iPads.
  @Test(
    arguments: [
      ([], "", [.phone]), (["\"TARGETED_DEVICE_FAMILY[sdk=macosx*]\" = 2"], "", [.phone]),
      (["TARGETED_DEVICE_FAMILY = \"3,4\""], "", [.phone, .pad]),
      (["TARGETED_DEVICE_FAMILY = \"2,6\""], "", [.pad]),
      (["TARGETED_DEVICE_FAMILY = \"$(OTHER)\""], "", [.pad]),
      ([], "<key>UIDeviceFamily</key><array><integer>2</integer></array>", [.pad]),
    ] as [([String], String, [DeviceIdiom])])
  func familiesByDefault(_ settings: [String], _ keys: String, _ idioms: [DeviceIdiom]) throws {
    let sample = ProjectSample.clean.with {
      $0.project.settings = ["IPHONEOS_DEPLOYMENT_TARGET = 15.0", "SDKROOT = iphoneos"] + settings
      $0.texts["App/Info.plist"] = InfoPlistText.document(
        keys, InfoPlistText.orientations(["Portrait"], suffix: "~ipad"),
        "<key>UILaunchScreen</key><dict/>")
    }
    #expect(try Self.contents(sample).map(\.info.idioms) == [idioms, idioms])
    let isReported = sample.findings().contains { $0.rule == "ipad-orientations" }
    #expect(isReported == idioms.contains(.pad))
  }

  /// A file that is not there may have the setting.
  @Test func familiesOfUnknownSettings() throws {
    let sample = ProjectSample.clean.with {
      $0.project.settings.removeAll { $0.hasPrefix("TARGETED") }
      $0.project.targets[0].base = "Gone.xcconfig"
      $0.texts["App/Info.plist"] = InfoPlistText.document(
        InfoPlistText.orientations(["Portrait"], suffix: "~ipad"))
    }
    #expect(try Self.contents(sample)[0].info.idioms == [.pad])
  }

  @Test func generatedKeys() throws {
    let sample = ProjectSample.generated(
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationLandscapeLeft",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft\"",
      "\"INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphoneos*]\" = YES",
      "INFOPLIST_KEY_UIRequiresFullScreen = YES", "INFOPLIST_KEY_UILaunchStoryboardName = \"\"",
      "INFOPLIST_KEY_Unheard = YES", "TARGETED_DEVICE_FAMILY = \"1,2\"", "SDKROOT = iphoneos8.1")
    let contents = try Self.contents(sample)[0]
    #expect(contents.info.orientations(for: .phone) == [.landscapeLeft])
    #expect(contents.info.orientations(for: .pad) == [.portrait, .landscapeLeft])
    #expect(contents.info.requiresFullScreen)
    #expect(contents.info.launchScreenKeys[.phone] == [.screen])
    #expect(contents.info.families == [.phone, .pad])
    #expect(contents.info.sdk == OSVersion(8, 1))
    #expect(contents.document.root["Unheard"] == nil)
  }

  /// Scalars replace those of the file, arrays are united: the first orientation stays.
  @Test func generatedKeysAreMerged() throws {
    let sample = ProjectSample.clean.with {
      $0.project.targets[0].settings += [
        "GENERATE_INFOPLIST_FILE = YES",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations = \"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft\"",
      ]
    }
    let contents = try Self.contents(sample)[0]
    let found = contents.info.orientations(for: .phone)
    #expect(found == [.landscapeRight, .landscapeLeft, .portrait])
  }

  /// The line that a person would edit.
  @Test func findingsPointToSettings() {
    let sample = ProjectSample.generated(
      "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationUpsideDown")
    let line = sample.project.line(of: "UpsideDown")
    let finding = sample.findings().first { $0.rule == "unknown-orientation" }
    #expect(finding?.path == "Game.xcodeproj/project.pbxproj")
    #expect(finding?.line == line)
  }

  @Test func findingsPointToConfigurationFiles() {
    let sample = ProjectSample.generated().with {
      $0.project.targets[0].base = "Base.xcconfig"
      $0.texts["Base.xcconfig"] =
        "\nINFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationUpsideDown\n"
    }
    #expect(sample.places.contains("Base.xcconfig:2 unknown-orientation"))
  }

  /// What is the same in all configurations is said once.
  @Test func findingsOfConfigurations() {
    let same = ProjectSample.clean.with { $0.texts["App/Info.plist"] = "" }
    #expect(same.findings().count == 1)
    #expect(same.findings()[0].message.hasPrefix("Game (Debug and Release): "))
    let other = ProjectSample.clean.with {
      $0.project.targets[0].more["Debug"] = ["INFOPLIST_FILE = Gone.plist"]
      $0.project.targets[0].settings = []
      $0.project.targets[0].more["Release"] = ["INFOPLIST_FILE = App/Info.plist"]
    }
    #expect(other.findings().map(\.rule) == ["info-plist-file"])
    #expect(other.findings()[0].message.hasPrefix("Game (Debug): "))
    let targets = ProjectSample.clean.with { sample in
      sample.texts = [:]
      var lite = sample.project.targets[0]
      lite.name = "Lite"
      sample.project.targets.append(lite)
    }
    #expect(targets.findings().count == 1)
    #expect(
      targets.findings()[0].message.hasPrefix(
        "Game (Debug and Release), Lite (Debug and Release): "))
  }

  /// An Info.plist that no target uses is judged as before, unless it is damaged and nothing in it
  /// is a sign of an app.
  @Test func otherPropertyListsInTheFolder() {
    let app = ProjectSample.clean.with { $0.texts["Other/Info.plist"] = "UILaunchScreen" }
    #expect(app.places == ["Other/Info.plist:- property-list"])
    let other = ProjectSample.clean.with { $0.texts["Other/Info.plist"] = "" }
    #expect(other.places.isEmpty)
  }

  /// Only a build knows what the preprocessor makes of a list; many lists have nothing for it.
  @Test(arguments: ["#ifdef LITE\n<key>A</key><true/>\n#endif\n", ""])
  func preprocessedLists(_ lines: String) {
    let sample = ProjectSample.clean.with {
      $0.texts["App/Info.plist"] = ProjectSample.infoPlist.replacing(
        "<plist version=\"1.0\">\n<dict>", with: "<plist><dict>\n" + lines)
      $0.project.targets[0].settings.append("INFOPLIST_PREPROCESS = YES")
    }
    let findings = sample.findings()
    #expect(findings.map(\.rule) == (lines.isEmpty ? [] : ["unknown-setting"]))
    let isNamed = findings.first?.message.contains("'App/Info.plist' was not read")
    #expect(isNamed == (lines.isEmpty ? nil : true))
  }

  /// A file that is missing may set what seems to be missing.
  @Test func incompleteSettings() {
    let sample = ProjectSample.generated().with { $0.project.base = "Gone.xcconfig" }
    #expect(sample.findings().map(\.rule) == ["configuration-file"])
  }

  /// Settings add a launch screen only to a generated Info.plist, so that the lack of one is said
  /// with the same reservation whatever the SDK.
  @Test(arguments: [nil, OSVersion(27, 0)])
  func missingKeysBesideAMissingFile(_ sdk: OSVersion?) throws {
    func messages(_ settings: String...) throws -> [String] {
      let sample = ProjectSample.clean.with {
        $0.texts["App/Info.plist"] = InfoPlistText.document(
          InfoPlistText.orientations(["LandscapeRight"]))
        $0.images = [:]
        $0.project.base = "Gone.xcconfig"
        $0.project.targets[0].resources = []
        $0.project.targets[0].settings += settings
      }
      let folder = try TemporaryFolder()
      try sample.write(folder)
      var options = LoadOptions()
      options.assumptions = Assumptions(sdk: sdk)
      return Checker().findings(in: try BundleLoader.load(folder.path, options))
        .flatMap(\.findings).filter { ["no-launch-key", "no-launch-screen"].contains($0.rule) }
        .map { "\($0.level.rawValue) \($0.message)" }
    }
    let found = try messages()
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("warning ") && found[0].contains(" in the files that were read ("))
    #expect(try messages("GENERATE_INFOPLIST_FILE = YES") == [])
  }

  /// Xcode writes an empty setting if all orientations are deselected, and then omits the key.
  @Test(arguments: [
    (["INFOPLIST_KEY_UISupportedInterfaceOrientations = \"\""], true),
    (["INFOPLIST_KEY_UISupportedInterfaceOrientations = \"$(EMPTY)\"", "EMPTY = \"\""], true),
    (["INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = \"\""], true),
    (["INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"\""], false),
    (
      [
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = \"\"",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait",
      ], false
    ),
  ])
  func emptyOrientations(_ settings: [String], _ isFound: Bool) {
    let sample = ProjectSample.generated().with { $0.project.targets[0].settings += settings }
    #expect(sample.findings().contains { $0.rule == "no-orientations" } == isFound)
  }

  @Test func otherPlatforms() throws {
    for sdk in ["macosx", "appletvos", "watchos", "xros"] {
      let sample = ProjectSample.clean.with {
        $0.texts = [:]
        $0.project.settings = ["SDKROOT = \(sdk)"]
      }
      let folder = try TemporaryFolder()
      try sample.write(folder)
      #expect(throws: LoadError.self) { try BundleLoader.load(folder.path("Game.xcodeproj")) }
    }
    let several = ProjectSample.clean.with {
      $0.texts = [:]
      $0.project.settings = ["SDKROOT = auto", "SUPPORTED_PLATFORMS = \"iphoneos macosx\""]
    }
    #expect(several.findings().map(\.rule).contains("info-plist-file"))
  }

  /// A project with frameworks for several platforms lists them all, also for its Mac app.
  @Test(arguments: ["<key>NSMainNibFile</key><string>Main</string>", ""])
  func aMacAppWithThePlatformsOfItsProject(_ key: String) throws {
    let sample = ProjectSample.clean.with {
      $0.texts["App/Info.plist"] = InfoPlistText.document(
        "<key>NSPrincipalClass</key><string>NSApplication</string>"
          + "<key>LSMinimumSystemVersion</key><string>11.0</string>" + key)
      $0.project.settings += ["SUPPORTED_PLATFORMS = \"iphoneos macosx\""]
      $0.project.targets[0].settings.append("SDKROOT = macosx")
    }
    #expect(sample.findings().filter { $0.rule != "project-target" }.isEmpty)
  }

  @Test func anAppNeedsNoKeyOfIOS() {
    let sample = ProjectSample.clean.with {
      $0.texts["App/Info.plist"] = InfoPlistText.document(
        "<key>CFBundlePackageType</key><string>APPL</string>")
      $0.project.targets[0].resources = []
    }
    #expect(sample.findings().contains { $0.rule == "no-launch-key" })
  }

  @Test func choosesTargetAndConfiguration() throws {
    let folder = try TemporaryFolder()
    try ProjectSample.clean.with { sample in
      var lite = sample.project.targets[0]
      lite.name = "Lite"
      sample.project.targets.append(lite)
    }.write(folder)
    var options = LoadOptions()
    let path = folder.path("Game.xcodeproj")
    #expect(try BundleLoader.load(path, options).count == 4)
    options.configuration = .standard
    #expect(
      try BundleLoader.load(path, options).compactMap { $0.build?.configuration } == [
        "Release", "Release",
      ])
    options.target = "Lite"
    options.configuration = .named("Debug")
    #expect(try BundleLoader.load(path + "/", options).map(\.name) == ["\(path), Lite, Debug"])
    options.configuration = .named("None")
    #expect(throws: LoadError.self) { try BundleLoader.load(path, options) }
    options.target = "None"
    #expect(throws: LoadError.self) { try BundleLoader.load(path, options) }
  }

  static func contents(_ sample: ProjectSample) throws -> [BundleContents] {
    let folder = try TemporaryFolder()
    try sample.write(folder)
    return try BundleLoader.load(folder.path("Game.xcodeproj")).map { try $0.contents.get() }
  }
}
