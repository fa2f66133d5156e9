import AppDocuments
import TestSupport
import Testing

/// Targets, their files and their configurations.
@Suite struct XcodeProjectTests {
  @Test func applicationTargets() throws {
    let text = XcodeProjectText(
      XcodeProjectText.Target("Game"),
      XcodeProjectText.Target("Kit").with { $0.type = "com.apple.product-type.framework" },
      XcodeProjectText.Target("Watch").with {
        $0.type = "com.apple.product-type.application.watchapp2"
      },
      XcodeProjectText.Target("Clip").with {
        $0.type = "com.apple.product-type.application.on-demand-install-capable"
      })
    let project = try Self.project(text)
    #expect(project.targets.map(\.name) == ["Game", "Clip"])
    #expect(project.targets[0].configurationNames == ["Debug", "Release"])
    #expect(project.targets[0].defaultConfiguration == "Release")
  }

  @Test func membersOfTargets() throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "b.png", "In/c.png", "x.xcassets/Contents.json"] {
      try folder.write(name, [])
    }
    let text = XcodeProjectText(
      XcodeProjectText.Target("Game", resources: ["a.png", "gone.png", "In/", "x.xcassets"]))
    let project = try Self.project(text, in: folder)
    let files = project.files(of: project.targets[0])
    #expect(files["a.png"] == folder.path("a.png"))
    #expect(["b.png", "c.png", "gone.png"].map { files[$0] } == [nil, nil, nil])
    #expect(files.catalogs == [folder.path("x.xcassets")])
  }

  @Test func synchronizedFolders() throws {
    let folder = try TemporaryFolder()
    for name in [
      "App/a.png", "App/Below/b.png", "App/Out/c.png", "App/d.png", "App/.e/e.png",
      "App/M.xcassets/Contents.json",
    ] { try folder.write(name, []) }
    let text = XcodeProjectText(
      XcodeProjectText.Target("Game").with {
        $0.folder = "App"
        $0.exceptions = ["d.png", "Out"]
      })
    let project = try Self.project(text, in: folder)
    let files = project.files(of: project.targets[0])
    let found = ["a.png", "b.png", "c.png", "d.png", "e.png"].filter { files[$0] != nil }
    #expect(found == ["a.png", "b.png"])
    #expect(files.catalogs == [folder.path("App/M.xcassets")])
  }

  /// A folder that targets share is listed once; each has what its own exceptions leave.
  @Test func sharedFolders() throws {
    let folder = try TemporaryFolder()
    for name in [
      "All/a.png", "All/Below/a.png", "All/Below/b.PNG", "All/Copied/c.png", "All/d.storyboard",
      "All/Below/M.xcassets/Contents.json", "All/N.xcassets/Contents.json", "Own/e.png",
    ] { try folder.write(name, []) }
    let project = try Self.project(Self.sharing, in: folder)
    var folders = SynchronizedFolders(project)
    let all = project.targets.map { TargetFiles(of: $0, in: project, &folders) }
    #expect(
      all.map { $0["a.png"].map(folder.relative) } == [
        "All/Below/a.png", "All/Below/a.png", "All/a.png",
      ])
    #expect(all.map { $0["b.PNG"] != nil } == [true, true, false])
    #expect(all.map { $0["c.png"] } == [nil, nil, nil])
    #expect(all.map { $0["e.png"] != nil } == [false, false, true])
    let both = ["All/Below/M.xcassets", "All/N.xcassets"]
    #expect(all.map { $0.catalogs.map(folder.relative) } == [both, both, ["All/N.xcassets"]])
    #expect(
      all.map { $0.members(ofTypes: ["png", "storyboard"]).map(folder.relative).sorted() } == [
        ["All/Below/a.png", "All/Below/b.PNG", "All/a.png", "All/d.storyboard"],
        ["All/Below/a.png", "All/Below/b.PNG"],
        ["All/a.png", "All/d.storyboard", "Own/e.png"],
      ])
    let alone = project.targets.map(project.files)
    #expect(all.map(\.catalogs) == alone.map(\.catalogs))
  }

  /// Three targets that share `All`; the last has another folder too.
  private static let sharing = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; targets = (A, B, C, B); mainGroup = M; };
      M = { isa = PBXGroup; children = (G, H); };
      G = { isa = PBXFileSystemSynchronizedRootGroup; path = All; explicitFolders = (Copied);
        exceptions = (X, Y); };
      H = { isa = PBXFileSystemSynchronizedRootGroup; path = Own; };
      X = { target = B; membershipExceptions = ("a.png", "d.storyboard"); };
      Y = { target = C; membershipExceptions = (Below); };
      A = { \(target) name = A; fileSystemSynchronizedGroups = (G); };
      B = { \(target) name = B; fileSystemSynchronizedGroups = (G); };
      C = { \(target) name = C; fileSystemSynchronizedGroups = (G, H); };
    }; rootObject = P; }
    """

  private static let target =
    "isa = PBXNativeTarget; productType = \"com.apple.product-type.application\";"

  @Test func scripts() throws {
    let text = XcodeProjectText(
      XcodeProjectText.Target("Game").with { $0.scripts = ["[CP] Check Pods"] },
      XcodeProjectText.Target("Lite").with { $0.scripts = ["Copy"] })
    #expect(try Self.project(text).targets.map(\.resources.hasScripts) == [false, true])
  }

  @Test(arguments: [
    ("{}", "objects"), ("{ objects = {}; }", "root object"),
    ("{ objects = {}; rootObject = A; }", "root object"), ("( )", "root"),
  ])
  func saysWhatIsMissing(_ text: String, _ word: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", text.utf8)
    let location = try ProjectLocation(bundle: folder.path("App.xcodeproj"))
    let error = #expect(throws: ProjectError.self) { try XcodeProject(location) }
    #expect(error?.description.contains(word) == true)
  }

  @Test func shownPathsAreRelative() throws {
    let project = try Self.project(XcodeProjectText(XcodeProjectText.Target("Game")))
    let folder = project.location.folder
    #expect(project.shown("a/../b/./c.png") == folder + "/b/c.png")
    #expect(project.shown(project.location.absoluteFolder + "/b") == folder + "/b")
    #expect(project.shown("/elsewhere/x") == "/elsewhere/x")
  }

  static func project(
    _ text: XcodeProjectText, in folder: TemporaryFolder? = nil
  ) throws -> XcodeProject {
    try project(text.text, in: folder ?? TemporaryFolder())
  }

  private static func project(
    _ text: String, in folder: TemporaryFolder
  ) throws -> XcodeProject {
    try folder.write("App.xcodeproj/project.pbxproj", text.utf8)
    return try XcodeProject(ProjectLocation(bundle: folder.path("App.xcodeproj")))
  }
}

extension TemporaryFolder {
  /// A path in the folder, relative to it.
  fileprivate func relative(_ path: String) -> String {
    String(path.dropFirst(self.path("").count))
  }
}
