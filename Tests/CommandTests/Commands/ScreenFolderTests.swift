import Foundation
import TestSupport
import Testing

/// Launch screens in folders, alone and among apps, and what is refused.
@Suite struct ScreenFolderTests {
  private let launchScreen = [
    "LaunchAssets.xcassets/Contents.json",
    "LaunchAssets.xcassets/LaunchArtwork.imageset/Contents.json", "LaunchScreen.plist",
    "LaunchScreen.storyboard",
  ]

  private func texts(_ folder: TemporaryFolder, below name: String) throws -> [String] {
    try folder.files(below: name).filter { !$0.hasSuffix(".png") && !$0.hasPrefix(".") }
  }

  @Test("the artwork comes before the option, or after it")
  func launchScreenAlone() async throws {
    let folder = try TemporaryFolder.withArtwork()
    for arguments in [
      ["screen", "art.png", "--output", "Launch"], ["screen", "-o", "Launch", "art.png"],
      ["splash", "--output=Launch", "art.png"],
    ] {
      let run = try await Launchgen.run(arguments + ["--compression", "fast"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try texts(folder, below: "Launch") == launchScreen)
      #expect(try !folder.files(below: "Launch").contains { $0.hasPrefix("Default-") })
    }
    let listed = try await Launchgen.run(
      ["screen", "art.png", "-o", "Launch", "--list-outputs", "paths"], in: folder)
    let files = listed.output.split(separator: "\n").map { String($0.dropFirst("Launch/".count)) }
    #expect(files.filter { !$0.hasSuffix(".png") }.sorted() == launchScreen)
    let checked = try await Launchgen.run(
      ["screen", "art.png", "-o", "Launch", "--check", "--compression", "fast"], in: folder)
    #expect(checked.status == 0 && checked.output == "")
  }

  @Test("an app gets what launchgen.json lists")
  func launchgenJSONChoosesTheParts() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let screen = #""screen": {"output": "Launch", "dark": "art.png", "compression": "fast"}"#
    let apps = #""apps": [{"id": "red", "artwork": "art.png"}]"#
    try folder.write("launchgen.json", "{\(screen), \(apps)}".utf8)
    let run = try await Launchgen.run(["make"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.names() == ["Launch", "art.png", "launchgen.json"])
    #expect(try texts(folder, below: "Launch") == launchScreen)
    try folder.write("launchgen.json", "{\(apps)}".utf8)
    let images = try await Launchgen.run(["make", "--dry-run"], in: folder)
    #expect(images.output.contains("UILaunchImages.plist"))
    #expect(!images.output.contains("LaunchScreen.plist"))
  }

  @Test func ofApps() async throws {
    let file = """
      {"screen": {"output": "brands/{id}/Launch", "compression": "fast"},
       "apps": "brands/*/art.png"}
      """
    let apps = try AppFolder(["red", "blue"], configuration: file)
    let run = try await apps.run(["make", "--app", "red"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errorLines.contains("1 app: 1 built"))
    #expect(try texts(apps.folder, below: "brands/red/Launch") == launchScreen)
    #expect(try apps.built().isEmpty)
    let both = try await apps.run(["make"])
    #expect(both.errorLines.contains("2 apps: 1 built, 1 up to date"), "\(both.errors)")
  }

  @Test("what nothing would show is refused, with advice")
  func refused() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let screen = ["screen", "art.png", "-o", "Launch"]
    let build = ["build", "art.png"]
    for (arguments, advice) in [
      (build + ["--dark", "art.png"], "It is an option of 'launchgen screen'"),
      (build + ["--dark-background", "red"], "It is an option of 'launchgen screen'"),
      (build + ["--app", "red"], "It is an option of 'launchgen make'"),
      (screen + ["--dark", "-"], "name a PNG"),
      (["screen", "--remove", "--watch"], "'--watch' and '--remove' cannot be combined"),
      (["screen", "--remove", "-o", "Launch"], "'--remove' is for apps"),
    ] {
      let run = try await Launchgen.run(arguments, in: folder)
      #expect(run.status == 64 && run.errors.contains(advice), "\(run.errors)")
    }
    #expect(try folder.tree() == ["art.png"])
  }

  @Test(
    "options without effect are refused",
    arguments: [
      ["-o", "Launch", "--reset"], ["-o", "Launch", "--fresh"],
      ["-o", "Launch", "--target-name", "Game"],
      ["-o", "Launch", "--allow-outside"], ["--no-record"],
    ])
  func withoutEffect(_ options: [String]) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(["screen", "art.png"] + options, in: folder)
    #expect(run.status == 64)
    let option = options.last { $0.hasPrefix("--") } ?? ""
    #expect(run.errors.contains("'\(option)' is for "), "\(run.errors)")
    #expect(try folder.names() == ["art.png"])
  }

  @Test("what was installed has no findings, and its preview shows every variant")
  func checkAndPreview() async throws {
    let plain = Data(
      """
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>a.b</string>
      <key>MinimumOSVersion</key><string>15.0</string>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationLandscapeRight</string></array></dict></plist>
      """.utf8)
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("app/Info.plist", plain)
    let run = try await Launchgen.run(
      [
        "screen", "art.png", "app/Info.plist", "--dark", "art.png", "--dark-background", "navy",
        "--artwork-ipad", "art.png", "--preview",
      ], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let check = try await Launchgen.run(["check", "app"], in: folder)
    #expect(check.status == 0 && check.output == "", "\(check.output)")
    let made = String(decoding: try folder.bytes("LaunchPreview.html"), as: UTF8.self)
    _ = try await Launchgen.run(["preview", "app", "-o", "read.html"], in: folder)
    let read = String(decoding: try folder.bytes("read.html"), as: UTF8.self)
    for page in [made, read] {
      #expect(page.contains(", in dark mode") && page.contains("#000080"))
    }
  }
}
