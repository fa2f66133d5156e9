import Foundation
import TestSupport
import Testing

/// What each command that writes may change, as SECURITY.md's table says it, among files of every
/// kind that it never changes.
@Suite struct BystanderTests {
  /// A row of the table.
  struct Row: CustomTestStringConvertible, Sendable {
    /// The first column.
    let name: String
    /// Commands that run before, such as the one that is undone.
    var before: [[String]] = []
    let commands: [[String]]
    /// Patterns for the paths that may change.
    let files: [String]
    /// The keys of App/Info.plist that may change.
    var keys: Set<String> = []
    /// Commands after which everything is as it was.
    var undo: [[String]] = []

    var testDescription: String { name }
  }

  private static let screen = [
    #"App/Base\.lproj/LaunchScreen\.storyboard"#, #"Game\.xcodeproj/project\.pbxproj"#,
    #"App/Assets\.xcassets/Launch(Artwork|Logo)\.imageset/.*"#, #"App/Info\.plist"#,
    #".*\.launchgen-screen\.json"#,
  ]
  private static let put = ["screen", "art.png", "Game.xcodeproj", "--target-name", "Game"]
  private static let takeOut = ["screen", "--remove", "Game.xcodeproj", "--target-name", "Game"]
  private static let small = ["--compression", "fast", "--screens", "480", "--scales", "2"]
  private static let images =
    #"LaunchImages/(Default-iOS7@2x\.png|UILaunchImages\.plist|\.launchgen-record)"#

  private static let web = [#"web/apple-splash[^/]*"#, #"web/\.launchgen-record"#]

  static let rows = [
    Row(
      name: "screen", commands: [put + ["--replace", "--dark", "dark.png"]], files: screen,
      keys: ["UILaunchStoryboardName", "UILaunchScreen"], undo: [takeOut]),
    Row(
      name: "screen --remove", before: [put + ["--replace"]], commands: [takeOut], files: screen,
      keys: ["UILaunchStoryboardName", "UILaunchScreen"]),
    Row(
      name: "screen --output", commands: [["screen", "art.png", "-o", "Launch"]],
      files: [
        #"Launch/(LaunchScreen\.(storyboard|plist)|LaunchAssets\.xcassets/.*|\.launchgen-record)"#
      ]),
    Row(name: "build", commands: [["build", "art.png"] + small], files: [images]),
    Row(
      name: "build --merge",
      commands: [
        ["build", "art.png", "--merge", "Game.xcodeproj", "--target-name", "Game"] + small
      ], files: [images, #"App/Info\.plist"#, #"Game\.xcodeproj/project\.pbxproj"#],
      keys: ["UILaunchImages"]),
    Row(
      name: "merge", commands: [["merge", "App/Info.plist"]], files: [#"App/Info\.plist"#],
      keys: ["UILaunchImages"]),
    Row(
      name: "check --fix", commands: [["check", "--fix"]],
      files: [#"App/Info\.plist"#], keys: ["UIRequiresFullScreen"]),
    Row(
      name: "check --write-baseline", commands: [["check", "--write-baseline", "base.json"]],
      files: [#"base\.json"#]),
    Row(
      name: "init", commands: [["init"]],
      files: [#"launchgen\.json"#, #"launchgen\.schema\.json"#]),
    Row(
      name: "import --output",
      commands: [["import", "Other", "--orientation", "landscape-right", "-o", "imported.png"]],
      files: [#"imported\.png"#]),
    Row(
      name: "pwa", commands: [["pwa", "art.png", "-o", "web", "--compression", "fast"]],
      files: web),
    Row(
      name: "make", commands: [["make", "--config", "apps.json", "--replace"]],
      files: screen + [images] + web,
      keys: ["UILaunchStoryboardName", "UILaunchScreen", "UILaunchImages"]),
    Row(
      name: "preview",
      commands: [["preview", "art.png", "-o", "page.html", "--png", "sheet.png"] + small],
      files: [#"page\.html"#, #"sheet\.png"#]),
    Row(
      name: "template --output", commands: [["template", "landscape-app", "-o", "Code"]],
      files: [#"Code/[^/]*\.swift"#]),
    Row(
      name: "xcode-phase", commands: [["xcode-phase", "build", "art.png"] + small],
      files: [#"LaunchImages-(inputs|outputs)\.xcfilelist"#]),
    Row(
      name: "all other commands",
      commands: [
        ["check"], ["explain", "App"], ["plist"], ["displays"], ["template", "list"],
        ["import", "Other", "--orientation", "landscape-right"], ["build", "art.png", "--dry-run"],
        put + ["--replace", "--dry-run"], ["init", "--dry-run"], ["check", "--fix", "--dry-run"],
      ], files: []),
  ]

  @Test("nothing but these files and keys changes", arguments: rows)
  func changes(_ row: Row) async throws {
    let folder = try Self.folder()
    let original = try Snapshot(folder)
    try await Self.run(row.before, in: folder)
    let (before, list) = (try Snapshot(folder), try Self.keys(folder))
    let explained = try await Self.explained(folder)
    try await Self.run(row.commands, in: folder)
    let after = try Snapshot(folder)
    let changed = after.changes(since: before)
    let allowed = try row.files.map { try Regex($0) }
    for path in changed {
      #expect(allowed.contains { path.wholeMatch(of: $0) != nil }, "\(path) changed")
    }
    #expect(changed.isEmpty == row.files.isEmpty)
    let keys = try Self.keys(folder)
    for key in Set(list.keys).union(keys.keys) where list[key] != keys[key] {
      #expect(row.keys.contains(key), "\(key) changed")
    }
    #expect(try await Self.explained(folder) == explained, "the other app shows something else")
    if row.undo.isEmpty && row.before.isEmpty { return }
    try await Self.run(row.undo, in: folder)
    let undone = try Snapshot(folder).withoutDates
    #expect(undone.changes(since: original.withoutDates) == [])
  }

  @Test("SECURITY.md has a row for each test") func documented() throws {
    let url = URL(fileURLWithPath: #filePath).appending(path: "../../../../SECURITY.md")
    let text = try String(contentsOf: url.standardized, encoding: .utf8)
    for row in Self.rows.dropLast() {
      #expect(text.contains("| `\(row.name)` |") || text.contains("`\(row.name)` |"), "\(row.name)")
    }
  }

  private static func run(_ commands: [[String]], in folder: TemporaryFolder) async throws {
    for command in commands {
      let run = try await Launchgen.run(command, in: folder)
      #expect([0, 1].contains(run.status), "\(command): \(run.errors)")
    }
  }

  private static func explained(_ folder: TemporaryFolder) async throws -> String {
    let arguments = ["explain", "Game.xcodeproj", "--target-name", "Other", "--json"]
    return try await Launchgen.run(arguments, in: folder).output
  }

  /// The keys of the app's Info.plist, with their values as text.
  private static func keys(_ folder: TemporaryFolder) throws -> [String: String] {
    let list = try unsafe PropertyListSerialization.propertyList(
      from: folder.read("App/Info.plist"), format: nil)
    return try #require(list as? [String: Any]).mapValues { "\($0)" }
  }
}

extension BystanderTests {
  private static func list(_ members: String) -> String {
    InfoPlistText.document(
      InfoPlistText.orientations(["LandscapeRight"]),
      "<key>CFBundlePackageType</key>\n<string>APPL</string>\n" + members)
  }

  /// Everything for one of the apps.
  private static let apps = """
    {
      "apps": [
        {
          "id": "game", "artwork": "art.png",
          "screen": {"app": "Game.xcodeproj", "target-name": "Game"},
          "build": {
            "compression": "fast", "screens": "480", "scales": "2", "merge": "Game.xcodeproj",
            "target-name": "Game"
          },
          "pwa": {"output": "web", "compression": "fast"}
        }
      ]
    }
    """

  /// Two apps, and files of every kind.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let name = "<key>UILaunchStoryboardName</key>\n<string>LaunchScreen</string>\n"
    let screen = "<document launchScreen=\"YES\"><scenes><scene/></scenes></document>\n"
    let texts = [
      "App/Info.plist": list(name + "<key>UIRequiresFullScreen</key>\n<string>YES</string>\n"),
      "Other/Info.plist": list(name), "App/Base.lproj/LaunchScreen.storyboard": screen,
      "Other/LaunchScreen.storyboard": screen, "App/Main.storyboard": screen,
      "App/Assets.xcassets/Contents.json": "{}\n",
      "App/Assets.xcassets/AppIcon.appiconset/Contents.json": "{\"images\": []}\n",
      "App/Assets.xcassets/Hero.imageset/Contents.json": "{\"images\": []}\n",
      "App/en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"Game\";\n",
      "App/main.swift": "print(1)\n", "App/Empty.entitlements": "", "Config.xcconfig": "A = 1\n",
      "README.md": "# Game\n", "Podfile": "target 'Game'\n", "package.json": "{}\n",
      "apps.json": apps,
      ".gitignore": "build\n", ".git/config": "[core]\n", ".git/HEAD": "ref: refs/heads/main\n",
      ".DS_Store": "x", "LaunchImages/notes.txt": "mine\r\n", "LaunchImages/old.plist": list(""),
      "web/index.html": "<html></html>\n", "web/manifest.json": "{}\n", "Code/Game.swift": "\n",
      "tool.sh": "#!/bin/sh\n", "secret": "1", "read-only": "1", "a b/é.txt": "1",
      "ios/Pods/Lib/Info.plist": list("<key>UIRequiresFullScreen</key>\n<string>YES</string>\n"),
    ]
    for (name, text) in texts { try folder.write(name, text.utf8) }
    for name in ["art.png", "dark.png", "App/Assets.xcassets/Hero.imageset/hero.png"] {
      try folder.write(name, Artwork.png(width: 1200, height: 700))
    }
    try folder.write("Other/Default-568h@2x.png", Artwork.png(width: 640, height: 1136))
    let targets = ["Game": "App", "Other": "Other"].sorted { $0.key < $1.key }.map { name, place in
      XcodeProjectText.Target(
        name, ["INFOPLIST_FILE = \(place)/Info.plist"],
        resources: name == "Game"
          ? [
            "App/Base.lproj/LaunchScreen.storyboard", "App/Assets.xcassets", "App/Main.storyboard",
          ]
          : ["Other/LaunchScreen.storyboard", "Other/Default-568h@2x.png"])
    }
    let project = XcodeProjectText(targets[0], targets[1])
    try folder.write("Game.xcodeproj/project.pbxproj", project.text.utf8)
    try folder.makeFolder("empty")
    try folder.makePipe("pipe")
    let manager = FileManager.default
    for (name, target) in [
      ("App/link.png", "../art.png"), ("linked", "Other"), ("gone", "nothing"),
    ] {
      try manager.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: target)
    }
    for (name, mode) in [("tool.sh", 0o755), ("secret", 0o600), ("read-only", 0o444)] {
      try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path(name))
    }
    return folder
  }
}
