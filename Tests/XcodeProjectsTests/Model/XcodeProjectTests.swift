import TestSupport
import Testing
import XcodeProjects

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
    let files = TargetFiles(of: project.targets[0], in: project)
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
    let files = TargetFiles(of: project.targets[0], in: project)
    let found = ["a.png", "b.png", "c.png", "d.png", "e.png"].filter { files[$0] != nil }
    #expect(found == ["a.png", "b.png"])
    #expect(files.catalogs == [folder.path("App/M.xcassets")])
  }

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
    let folder = try folder ?? TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", text.text.utf8)
    return try XcodeProject(ProjectLocation(bundle: folder.path("App.xcodeproj")))
  }
}
