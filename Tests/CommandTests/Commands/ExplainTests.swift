import Foundation
import TestSupport
import Testing

@Suite struct ExplainTests {
  /// What only a build knows is not made up.
  @Test func buildVariables() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Info.plist", InfoPlists.app(["$(FIRST)"], ["A 7.0 Landscape $(SIZE)"]))
    let run = try await Launchgen.run(["explain", "Info.plist"], in: folder)
    #expect(run.status == 0)
    #expect(
      run.output.contains("Entry 1 of UILaunchImages is skipped: $(SIZE) is known only after the"))
    #expect(run.output.contains("The launches may be others: an orientation is known only after"))
  }

  /// Something of everything: a size that is missing, entries that are skipped and that match
  /// nothing, iPads.
  static let mixed = InfoPlists.app(
    ["LandscapeRight", "LandscapeLeft", "Portrait"],
    [
      "Default-iOS7 7.0 Landscape 320 480", "Default-iOS7-568h 7.0 Landscape 320 568",
      "Default-iOS8-736h 8.1 Landscape 414 736", "Upright 9.0 Portrait 414 736",
      "Wrong 8.0 landscape 375 667",
    ],
    more: """
      <key>UISupportedInterfaceOrientations~ipad</key>
      <array><string>UIInterfaceOrientationPortrait</string></array>

      """)

  @Test(arguments: [
    ([], "explain"), (["--json", "--device", "iPhone 6 Plus"], "explain-json"),
    (
      [
        "--device", "iphone 6 plus", "--ios", "8.1", "--held", "landscape-left", "--app-mask",
        "all", "--controller-mask", "portrait,landscape-left",
      ], "explain-held"
    ),
  ])
  func table(_ options: [String], _ golden: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", Self.mixed)
    try folder.write("Default-iOS7@2x.png", Artwork.portrait)
    try folder.write("Default-iOS7-568h@2x.png", Artwork.portrait)
    let run = try await Launchgen.run(["explain", "Info.plist"] + options, in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(try Golden(golden).difference(from: run.output) == nil)
  }

  /// What `build` makes is what each iPhone picks.
  @Test func aBuildIsPicked() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("Info.plist", InfoPlists.app(["LandscapeRight"]))
    let build = try await Launchgen.run(
      ["build", "art.png", "-o", ".", "--scales", "native", "--compression", "fast", "-q"],
      in: folder)
    #expect(build.status == 0)
    let run = try await Launchgen.run(
      ["explain", "Info.plist"], in: folder, environment: ["COLUMNS": "240"])
    let lines = run.output.split(separator: "\n").dropFirst(2).prefix {
      !$0.contains("letterboxed")
    }
    #expect(lines.count == 5)
    for line in lines {
      #expect(line.wholeMatch(of: /.*  Default-iOS[78](-\d+h)?@[23]x\.png: entry \d/) != nil)
    }
  }

  @Test(arguments: [
    (["--device", "iPhone 3G"], "The value 'iPhone 3G' is invalid for '--device <name>': it is "),
    (
      ["--ios", "x"], "The value 'x' is invalid for '--ios <version>': it is not a version such as"
    ),
    (["--held", "left"], "The value 'left' is invalid for '--held <orientation>': it is not one"),
    (["--app-mask", "no"], "The value 'no' is invalid for '--app-mask <mask>': it is not one"),
    (
      ["--device", "iPhone 6", "--ios", "7.0"],
      "'--ios 7.0' does not run on '--device iPhone 6': it has iOS 8.0 through 12."
    ),
    (["--ios", "19"], "The value '19' is invalid for '--ios <version>': there is no iOS 19"),
  ])
  func usage(_ options: [String], _ message: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", Self.mixed)
    let run = try await Launchgen.run(["explain", "Info.plist"] + options, in: folder)
    #expect(run.status == 64)
    #expect(run.errorLines.first?.hasPrefix("Error: " + message) == true)
    #expect(run.output == "")
  }

  /// An app for iPhones does not hide one for iPads beside it.
  @Test(arguments: [("iPad Pro 11", ["a", "c"]), ("iPhone 17", ["a", "b"]), ("iPhone 4", [])])
  func appsThatADeviceDoesNotRun(_ device: String, _ shown: [String]) async throws {
    let folder = try TemporaryFolder()
    for (name, families) in [("a", [1, 2]), ("b", [1]), ("c", [2])] {
      let family = families.map { "<integer>\($0)</integer>" }.joined()
      let list =
        "<plist><dict><key>UIDeviceFamily</key><array>\(family)</array><key>UILaunchScreen</key>"
        + "<dict/><key>MinimumOSVersion</key><string>14.0</string></dict></plist>"
      try folder.write("\(name)/Info.plist", Data(list.utf8))
    }
    let run = try await Launchgen.run(["explain", ".", "--device", device], in: folder)
    #expect(run.status == (shown.isEmpty ? 64 : 0))
    let headings = run.output.split(separator: "\n").filter { $0.hasSuffix("Info.plist:") }
    #expect(headings.map(String.init) == (shown.count > 1 ? shown.map { "\($0)/Info.plist:" } : []))
    for name in ["a", "b", "c"] where !shown.isEmpty {
      #expect(run.errors.contains("note: \(name)/Info.plist is left out") != shown.contains(name))
    }
    #expect(
      run.errors.hasPrefix(
        "a/Info.plist: error: has no launch to explain (it requires iOS 14.0); "
      )
        == shown.isEmpty)
  }

  @Test func systemsBeforeTheDeploymentTarget() async throws {
    let folder = try TemporaryFolder()
    let list = "<plist><dict><key>MinimumOSVersion</key><string>14.0</string>"
    try folder.write("Info.plist", Data((list + "</dict></plist>").utf8))
    for (options, status) in [(["--ios", "13"], 64), (["--ios", "14"], 0)] as [([String], Int32)] {
      let run = try await Launchgen.run(
        ["explain", "Info.plist", "--device", "iPhone SE"] + options, in: folder)
      #expect(run.status == status)
      #expect(run.errors.contains("(it requires iOS 14.0)") == (status != 0))
    }
  }

  @Test(arguments: [
    ("iPad Pro 11", true), ("iPhone 15", false),
  ])
  func unknownFamily(_ device: String, _ isDoubtful: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", InfoPlists.app(["Portrait"]))
    let run = try await Launchgen.run(["explain", "Info.plist", "--device", device], in: folder)
    #expect(run.output.contains("No UIDeviceFamily was found: this holds") == isDoubtful)
  }

  @Test(arguments: [(nil, 66, "Info.plist: error: cannot be read"), (Data("x".utf8), 65, "error:")])
  func unreadable(_ bytes: Data?, _ status: Int32, _ message: String) async throws {
    let folder = try TemporaryFolder()
    if let bytes { try folder.write("Info.plist", bytes) }
    let run = try await Launchgen.run(["explain", "Info.plist"], in: folder)
    #expect(run.status == status)
    #expect(run.errors.contains(message))
    #expect(run.output == "")
  }
}
