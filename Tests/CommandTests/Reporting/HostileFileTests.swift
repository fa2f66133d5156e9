import Foundation
import TestSupport
import Testing

/// No contents of a property list, a project, a storyboard, a catalog or an archive can act in a
/// terminal or in a log.
@Suite struct HostileFileTests {
  private func expectVisible(
    _ arguments: [String], in folder: TemporaryFolder, isAnnotated: Bool = false,
    isDifference: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let run = try await Launchgen.run(arguments, in: folder)
    let hidden = run.hidden(isAnnotated: isAnnotated, isDifference: isDifference)
    #expect(hidden.isEmpty, "\(arguments)", sourceLocation: sourceLocation)
    #expect(
      [0, 1, 64, 65, 66].contains(run.status), "\(arguments)", sourceLocation: sourceLocation)
  }

  private func expectVisible(
    checking path: String, in folder: TemporaryFolder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for format in ["text", "json", "sarif", "github"] {
      try await expectVisible(
        ["check", path, "--format", format], in: folder, isAnnotated: format == "github",
        sourceLocation: sourceLocation)
    }
  }

  private func expectVisible(
    at path: String, in folder: TemporaryFolder, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await expectVisible(checking: path, in: folder, sourceLocation: sourceLocation)
    for arguments in [
      ["explain", path], ["explain", path, "--json"], ["import", path], ["import", path, "--json"],
      ["preview", path, "-o", "page.html"], ["merge", path],
    ] {
      try await expectVisible(arguments, in: folder, sourceLocation: sourceLocation)
    }
    for arguments in [
      ["merge", path, "--dry-run", "--replace"], ["check", path, "--fix", "--dry-run"],
      ["build", "art.png", "--merge", path, "--replace", "--dry-run"],
    ] {
      try await expectVisible(
        arguments, in: folder, isDifference: true, sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: HostileText.names)
  func propertyLists(name: String) async throws {
    let text = HostileText.xml(name)
    let entry = """
      <dict><key>UILaunchImageName</key><string>\(text)</string><key>UILaunchImageSize</key>
      \t<string>\(text)</string><key>\(text)</key><string>\(text)</string></dict>
      """
    let list = """
      <plist version="1.0">
      <dict>
      \t<!--
      ::error::\(name.filter { $0 != "\u{1B}" })
      -->
      \t<key>UISupportedInterfaceOrientations</key>
      \t<array><string>UIInterfaceOrientationLandscapeRight</string><string>\(text)</string></array>
      \t<key>UILaunchImages</key><array>\(entry)\(entry)</array>
      \t<key>UILaunchStoryboardName</key><string>\(text)</string>
      \t<key>UILaunchImageFile</key><string>\(text)</string>
      \t<key>UILaunchScreen</key><dict><key>UIImageName</key><string>\(text)</string></dict>
      \t<key>MinimumOSVersion</key><string>\(text)</string>
      \t<key>UIStatusBarHidden</key><string>\(text)</string>
      \t<key>\(text)</key><string>\(text)</string>
      \t<key>\(text)</key><string>\(text)</string>
      </dict>
      </plist>
      """
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("\(name)/Info.plist", Data(list.utf8))
    try await expectVisible(at: "\(name)/Info.plist", in: folder)
    for (path, contents) in [
      ("broken/Info.plist", "<plist>\(name)"),
      ("other/Info.plist", "<plist><dict><key>\(text)</key><\(text)/></dict></plist>"),
      ("crlf/Info.plist", list.replacing("\n", with: "\r\n")),
    ] {
      try folder.write(path, Data(contents.utf8))
      try await expectVisible(checking: path, in: folder)
      for command in ["merge", "check --fix"] {
        try await expectVisible(
          command.split(separator: " ").map(String.init) + [path, "--dry-run"], in: folder,
          isDifference: true)
      }
    }
    try await expectVisible(checking: ".", in: folder)
  }

  @Test(arguments: HostileText.names)
  func binaryPropertyLists(name: String) async throws {
    let entry = ["UILaunchImageName": name, "UILaunchImageOrientation": name, name: name]
    let list: [String: Any] = [
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft", name],
      "UILaunchImages": [entry], "UILaunchStoryboardName": name, name: name,
      "UIRequiresFullScreen": name, "CFBundleIdentifier": name,
    ]
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("Info.plist", bytes)
    try await expectVisible(at: "Info.plist", in: folder)
    let app = "Payload/\(name).app"
    try folder.write(
      "app.ipa",
      ZIPWriter(members: [
        ZIPWriter.Member(path: app + "/Info.plist", bytes: bytes),
        ZIPWriter.Member(path: app + "/\(name).png", bytes: Data([1])),
        ZIPWriter.Member(path: app + "/Default-568h@2x.png", bytes: Artwork.landscape),
        ZIPWriter.Member(path: app + "/\(name)@2x.png", bytes: Artwork.landscape),
      ]).archive)
    try await expectVisible(at: "app.ipa", in: folder)
    try folder.write("\(name).app/Info.plist", bytes)
    try await expectVisible(at: "\(name).app", in: folder)
  }

  @Test(arguments: HostileText.names)
  func projects(name: String) async throws {
    let quoted = HostileText.project(name)
    let project = XcodeProjectText(
      XcodeProjectText.Target(
        "Game",
        [
          "GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_KEY_UILaunchStoryboardName = \(quoted)",
          "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = \(quoted)",
          "INFOPLIST_KEY_UISupportedInterfaceOrientations = \(quoted)",
          "IPHONEOS_DEPLOYMENT_TARGET = \(quoted)",
        ], resources: ["Main.storyboard"])
    ).with { $0.configurations = ["Debug", "Release"] }
    let folder = try TemporaryFolder.withArtwork()
    let target = project.text.replacing("name = Game;", with: "name = \(quoted);")
      .replacing("name = \"Game\";", with: "name = \(quoted);")
      .replacing("name = Release", with: "name = \(quoted)")
    #expect(target.count { $0 == "U" } > project.text.count { $0 == "U" })
    for (path, text) in [
      ("Game.xcodeproj", project.text), ("Named.xcodeproj", target),
      ("\(name).xcodeproj", "{ \(quoted) = \(name)"),
    ] {
      try folder.write(path + "/project.pbxproj", Data(text.utf8))
      try await expectVisible(at: path, in: folder)
      try await expectVisible(["explain", path, "--target-name", name], in: folder)
    }
  }

  @Test(arguments: HostileText.names)
  func storyboardsAndCatalogs(name: String) async throws {
    let text = HostileText.xml(name)
    let folder = try TemporaryFolder.withArtwork(
      infoPlist: InfoPlists.app(
        ["LandscapeLeft"], more: "<key>UILaunchStoryboardName</key><string>Launch</string>"))
    try folder.write(
      "Launch.storyboard",
      Data(
        """
        <document launchScreen="YES" initialViewController="\(text)">
        <scenes><scene><objects><viewController id="\(text)" customClass="\(text)">
        <view key="view" id="v"><subviews><imageView image="\(text)" id="i"/>
        <webView customClass="\(text)" id="w"/></subviews></view></viewController></objects></scene>
        </scenes><resources><image name="\(text)" width="1" height="1"/></resources></document>
        """.utf8))
    try folder.write("Other.storyboard", Data("<document><\(text)/></document>".utf8))
    let set = "Images.xcassets/\(name).launchimage"
    let slot = """
      {"filename": \(HostileText.json(name + ".png")), "idiom": \(HostileText.json(name)),
       "orientation": "landscape", "scale": "2x", "extent": "full-screen"}
      """
    try folder.write(set + "/Contents.json", Data("{\"images\": [\(slot), \(slot)]}".utf8))
    try folder.write(set + "/\(name).png", Artwork.landscape)
    try folder.write(set + "/other\(name).png", Data([1]))
    for path in [
      ".", "Info.plist", "Launch.storyboard", "Other.storyboard", "Images.xcassets", set,
    ] {
      try await expectVisible(at: path, in: folder)
    }
  }

  @Test(arguments: HostileText.names)
  func initializing(name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("\(name)/art.png", Artwork.png(width: 1200, height: 700))
    try folder.write("\(name)/Info.plist", InfoPlists.xml(["LandscapeLeft"]))
    for options in [["--dry-run"], []] { try await expectVisible(["init"] + options, in: folder) }
    try await expectVisible(["make", "--dry-run"], in: folder, isDifference: true)
  }
}
