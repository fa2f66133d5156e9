import Foundation
import TestSupport
import Testing

/// `--only launch-file` and `--only images`, alone and among apps.
@Suite struct OnlyTests {
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
      ["build", "art.png", "--only", "launch-file"], ["build", "--only", "launch-file", "art.png"],
      ["build", "--only=launch-file", "art.png"],
    ] {
      let run = try await Launchgen.run(arguments + ["--compression", "fast"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try texts(folder, below: "LaunchImages") == launchScreen)
      #expect(try !folder.files(below: "LaunchImages").contains { $0.hasPrefix("Default-") })
    }
    let listed = try await Launchgen.run(
      ["build", "art.png", "--only", "launch-file", "--list-outputs", "paths"], in: folder)
    #expect(!listed.output.contains("UILaunchImages.plist"))
    let checked = try await Launchgen.run(
      ["build", "art.png", "--only", "launch-file", "--check", "--compression", "fast"], in: folder)
    #expect(checked.status == 0 && checked.output == "")
  }

  @Test func launchgenJSONMayChooseThePart() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write(
      "launchgen.json",
      Array(#"{"build": {"only": "launch-file", "dark": "art.png", "compression": "fast"}}"#.utf8)
    )
    let run = try await Launchgen.run(["build", "art.png"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try texts(folder, below: "LaunchImages") == launchScreen)
    let typed = try await Launchgen.run(
      ["build", "art.png", "--only", "images", "--dry-run"], in: folder)
    #expect(typed.output.contains("UILaunchImages.plist"))
    #expect(!typed.output.contains("LaunchScreen.plist"))
  }

  @Test func ofApps() async throws {
    let apps = try AppFolder(["red", "blue"], configuration: AppFolder.glob)
    let run = try await apps.run(["build", "--only", "launch-file", "--app", "red"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errorLines.contains("1 app: 1 built"))
    let files = try apps.folder.files(below: "brands/red/LaunchImages")
    #expect(files.contains("LaunchScreen.storyboard") && !files.contains(AppFolder.image))
    let both = try await apps.run(["build", "--only", "images"])
    #expect(both.errorLines.contains("2 apps: 2 built"))
  }

  @Test func mergeWritesOnlyTheKey() async throws {
    let plain = Data(
      """
      <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """.utf8)
    let folder = try TemporaryFolder.withArtwork(infoPlist: plain)
    let merge = try await Launchgen.run(
      ["merge", "Info.plist", "--only", "launch-file", "--launch-file", "ui-launch-screen"],
      in: folder)
    #expect(merge.status == 0, "\(merge.errors)")
    #expect(merge.errorLines.first == "Info.plist: UILaunchScreen written")
    let build = try await Launchgen.run(
      ["build", "art.png", "--only", "launch-file", "--merge", "Info.plist"], in: folder)
    #expect(build.errorLines.contains("Info.plist: UILaunchStoryboardName written"))
    let text = String(decoding: try folder.bytes("Info.plist"), as: UTF8.self)
    #expect(!text.contains("UILaunchImages"))
  }

  @Test("what nothing would show is refused, with advice")
  func refused() async throws {
    let folder = try TemporaryFolder.withArtwork()
    for (arguments, advice) in [
      (["--dark", "art.png"], "add '--launch-file storyboard'"),
      (["--dark-background", "red"], "add '--launch-file storyboard'"),
      (["--image-outside-catalog", "--only", "launch-file"], "--launch-file ui-launch-screen"),
      (["--dark", "-", "--launch-file", "storyboard"], "name a PNG"),
      (["--only", "red"], "provide one of 'images' and 'launch-file'"),
      (["--app", "red"], "leave out the artwork"),
    ] {
      let run = try await Launchgen.run(["build", "art.png"] + arguments, in: folder)
      #expect(run.status == 64 && run.errors.contains(advice), "\(run.errors)")
    }
    #expect(try !folder.tree().contains { $0.hasPrefix("LaunchImages") })
  }

  @Test("what was built has no findings, and its preview shows every variant")
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
        "build", "art.png", "--only", "launch-file", "--dark", "art.png", "--dark-background",
        "navy", "--artwork-ipad", "art.png", "-o", "app", "--merge", "app/Info.plist", "--preview",
      ], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let check = try await Launchgen.run(["check", "app"], in: folder)
    #expect(check.status == 0 && check.output == "", "\(check.output)")
    let made = String(decoding: try folder.bytes("app/LaunchPreview.html"), as: UTF8.self)
    _ = try await Launchgen.run(["preview", "app", "-o", "read.html"], in: folder)
    let read = String(decoding: try folder.bytes("read.html"), as: UTF8.self)
    for page in [made, read] {
      #expect(page.contains(", in dark mode") && page.contains("#000080"))
    }
  }
}
