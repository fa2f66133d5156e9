import Foundation
import TestSupport
import Testing

@Suite struct CheckTests {
  static let faulty = InfoPlists.app(
    ["LandscapeRight"],
    InfoPlistText.listing1.dropLast() + ["Default, 8.png 8.0 Portrait {414,736}"])

  @Test(arguments: ["text", "json", "github", "sarif"])
  func formats(_ format: String) async throws {
    let folder = try Self.faultyApp()
    let run = try await Launchgen.run(["check", "My App", "--format", format], in: folder)
    #expect(run.status == 1)
    #expect(run.errors == "")
    // The working directory has another name each time.
    let output = run.output.replacing(
      /file:\/\/[^"]*\/launchgen-tests-[^"\/]*\//, with: "file:///FOLDER/")
    #expect(try Golden("check-\(format)").difference(from: output) == nil)
  }

  /// Two arguments mixed up: a picture in the place of the property list.
  @Test(arguments: [("art.png", "a PNG"), ("photo.jpg", "a JPEG"), ("logo.svg", "an SVG")])
  func picturesAreNamed(_ file: String, _ kind: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("photo.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46, 0])
    try folder.write("logo.svg", "<?xml version=\"1.0\"?><svg xmlns=\"x\"></svg>".utf8)
    let commands = [
      ["check", file], ["merge", file], ["build", "art.png", "--merge", file],
      ["build", "art.png", "--info-plist", file],
    ]
    for command in commands {
      let run = try await Launchgen.run(command, in: folder)
      let text = run.output + run.errors
      #expect(text.contains("\(file): error: is \(kind), not an Info.plist; "), "\(text)")
      #expect(!text.contains("UTF-8") && text.contains("launchgen preview"))
      #expect(run.status == 65)
    }
    #expect(try folder.names() == ["art.png", "logo.svg", "photo.jpg"])
  }

  /// What `build` makes has nothing wrong with it; only newer iPhones want a launch storyboard.
  @Test func aBuildIsClean() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("Info.plist", InfoPlists.app(["LandscapeRight"]))
    let build = try await Launchgen.run(
      ["build", "art.png", "-o", ".", "--compression", "fast", "-q"], in: folder)
    #expect(build.status == 0)
    for path in [".", "Info.plist"] {
      let run = try await Launchgen.run(["check", path, "--strict"], in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("Info.plist:8: note: "))
      #expect(run.output.hasSuffix(" [newer-iphones]\n"))
      #expect(run.output.split(separator: "\n").count == 1)
    }
  }

  /// Nor what `screen` makes for iOS 8 and later, in an app that also runs on iOS 7.
  @Test func aLaunchScreenIsClean() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let target = "<key>MinimumOSVersion</key>\n<string>7.0</string>\n"
    try folder.write("App/Info.plist", InfoPlists.app(["LandscapeRight"], more: target))
    for command in [
      ["build", "art.png", "--output", "App/Launch", "--merge", "App/Info.plist"],
      ["screen", "art.png", "App/Info.plist"],
    ] {
      let run = try await Launchgen.run(command + ["--compression", "fast", "-q"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
    }
    for path in [".", "App/Info.plist"] {
      let run = try await Launchgen.run(["check", path, "--strict"], in: folder)
      #expect(run.output == "")
      #expect(run.errors == "App/Info.plist: no findings\n")
    }
    // The storyboard was read.
    try folder.write("App/LaunchScreen.storyboard", Data("<document>".utf8))
    let damaged = try await Launchgen.run(["check", "."], in: folder)
    #expect(
      damaged.output.contains(
        "App/LaunchScreen.storyboard:1: error: is not valid XML (no element found); correct it "
          + "[launch-screen-unreadable]\n"))
  }

  @Test func levelsDecide() async throws {
    let folder = try TemporaryFolder()
    let more = "<key>UIRequiresFullScreen</key>\n<string>YES</string>\n"
    try folder.write(
      "Info.plist", InfoPlists.app(["LandscapeRight"], more: more))
    for (options, status) in [
      ([], 0), (["--strict"], 1), (["--strict", "--disable", "boolean-text"], 0),
      (["--strict", "--disable", "no-files"], 1),
    ] as [([String], Int32)] {
      let run = try await Launchgen.run(["check", "Info.plist"] + options, in: folder)
      #expect(run.status == status)
      #expect(run.output.contains("[boolean-text]") == !options.contains("boolean-text"))
    }
  }

  /// One path that cannot be read does not hide what is wrong with the others.
  @Test func everyPathIsChecked() async throws {
    let folder = try Self.faultyApp()
    try folder.write("bad.plist", Data("<plist version=\"1.0\">\n<dict>".utf8))
    let run = try await Launchgen.run(["check", "none", "bad.plist", "My App"], in: folder)
    #expect(run.status == 66)
    #expect(
      run.errors == "none: error: cannot be read (no such file or directory); check the path\n")
    #expect(run.output.hasPrefix("bad.plist:2: error: is not a usable property list ("))
    #expect(run.output.contains("[property-list]\nMy App/Info.plist:"))
    let bad = try await Launchgen.run(["check", "My App", "bad.plist"], in: folder)
    #expect(bad.status == 65)
  }

  @Test(arguments: [
    (["check", "--disable", "x", "."], "'--disable x' is not a rule; 'launchgen check --rules'"),
    (
      ["check", "--disable", "property-list", "."], "'--disable property-list' would leave nothing"
    ),
    (["check", "--format", "xml", "."], "The value 'xml' is invalid for '--format <format>'."),
  ])
  func usage(_ arguments: [String], _ message: String) async throws {
    let run = try await Launchgen.run(arguments, in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.errorLines.first?.hasPrefix("Error: " + message) == true)
  }

  @Test func namesCannotStartWorkflowCommands() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a\n::set-output name=x::Info.plist", Data())
    let run = try await Launchgen.run(["check", ".", "--format", "github"], in: folder)
    #expect(run.status == 65)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(
      run.output.hasPrefix("::error file=a%0A%3A%3Aset-output name=x%3A%3AInfo.plist,title"))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zip")))
  func archivesOfOthers() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Payload/My.app")
    try folder.write("Payload/My.app/Info.plist", Self.faulty)
    let zip = try await Launchgen.run(
      ["-qr", "My.ipa", "Payload"], in: folder, program: URL(fileURLWithPath: "/usr/bin/zip"))
    #expect(zip.status == 0)
    let run = try await Launchgen.run(["check", "My.ipa"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("My.ipa/Payload/My.app/Info.plist:"))
    #expect(run.output.contains("[missing-file]"))
  }

  private static func faultyApp() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder("My App")
    try folder.write("My App/Info.plist", faulty)
    try folder.write("My App/Default-iOS7@2x.png", Artwork.png(width: 960, height: 640))
    try folder.write("My App/Default-iOS7-568h@2x.png", Data("GIF89a".utf8))
    return folder
  }
}
