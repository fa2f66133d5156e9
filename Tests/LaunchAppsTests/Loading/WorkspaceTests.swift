import Foundation
import Platform
import TestSupport
import Testing

@testable import LaunchApps

/// What an .xcworkspace stands for.
@Suite struct WorkspaceTests {
  private static func text(_ elements: String) -> Data {
    Data("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Workspace>\(elements)</Workspace>".utf8)
  }

  private static func reference(_ location: String) -> String {
    "<FileRef location = \"\(location)\"></FileRef>"
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ bytes: Data, _ projects: [String] = ["Game.xcodeproj"]) throws {
    try folder.write("App/Game.xcworkspace/contents.xcworkspacedata", bytes)
    for project in projects { try folder.makeFolder("App/" + project) }
  }

  private func project(_ workspace: String = "App/Game.xcworkspace") throws(LoadError) -> String {
    let path = try Workspace.project(at: folder.path(workspace))
    return String(path.dropFirst(folder.path.count + 1))
  }

  @Test(arguments: [
    ("group:Game.xcodeproj", "Game.xcodeproj"), ("container:Game.xcodeproj", "Game.xcodeproj"),
    ("group:ios/../Game.xcodeproj", "Game.xcodeproj"),
    ("group:ios/Game &amp; Co.xcodeproj", "ios/Game & Co.xcodeproj"),
    ("group:ios/Spiel \u{E9}.xcodeproj", "ios/Spiel \u{E9}.xcodeproj"),
    ("group:GAME.xcodeproj", "Game.xcodeproj"),
  ])
  func oneProject(_ location: String, _ project: String) throws {
    let others = [
      "group:Pods/Pods.xcodeproj", "group:README.md", "group:Package", "developer:X.xcodeproj",
      "container:Game.xcworkspace", "group:Gone.xcodeproj", "Bare.xcodeproj",
    ]
    try write(
      Self.text((others + [location]).map(Self.reference).joined()),
      ["Game.xcodeproj", project, "Pods/Pods.xcodeproj"])
    #expect(try self.project() == "App/" + project)
    #expect(try self.project("App/Game.xcworkspace/") == "App/" + project)
  }

  @Test func groups() throws {
    let inner =
      "<Group location=\"group:b\" name=\"B\">\(Self.reference("group:C.xcodeproj"))</Group>"
    for (outer, place) in [("container:a", "a/b"), ("group:a", "a/b"), ("container:", "b")] {
      try write(
        Self.text("<Group location=\"\(outer)\">\(inner)</Group>"), ["\(place)/C.xcodeproj"])
      #expect(try project() == "App/\(place)/C.xcodeproj")
    }
  }

  @Test func absolute() throws {
    try write(Self.text(Self.reference("absolute:\(folder.path)/App/Game.xcodeproj")))
    #expect(try project() == "App/Game.xcodeproj")
  }

  /// The workspace that Xcode keeps inside of a project.
  @Test(arguments: ["self:", "self:Game.xcodeproj"])
  func insideOfAProject(_ location: String) throws {
    let inside = "App/Game.xcodeproj/project.xcworkspace"
    try folder.write(inside + "/contents.xcworkspacedata", Self.text(Self.reference(location)))
    #expect(try project(inside) == "App/Game.xcodeproj")
  }

  private func expect(_ error: WorkspaceError, _ bytes: Data, _ projects: [String]) throws {
    try write(bytes, projects)
    let file = folder.path("App/Game.xcworkspace/contents.xcworkspacedata")
    #expect(throws: LoadError.workspace(file: file, error)) { try project() }
    // All that load an app say so.
    #expect(throws: LoadError.workspace(file: file, error)) {
      try BundleLoader.load(folder.path("App/Game.xcworkspace"))
    }
  }

  @Test func notOneProject() throws {
    let two = ["A.xcodeproj", "b/B.xcodeproj"]
    let references = two.map { Self.reference("group:" + $0) }.joined()
    let paths = two.map { folder.path("App/" + $0) }
    try expect(.severalProjects(paths), Self.text(references), two)
    try expect(.noProject, Self.text(""), [])
    try expect(.noProject, Self.text(Self.reference("group:Pods/Pods.xcodeproj")), [])
    try expect(.noProject, Self.text(Self.reference("container:Game.xcworkspace")), [])
    try expect(.noProject, Self.text(Self.reference("self:")), [])
    try expect(.noProject, Data("<plist/>".utf8), [])
  }

  /// A library's project makes no app.
  @Test func theProjectThatMakesAnApp() throws {
    let two = ["A.xcodeproj", "b/B.xcodeproj"]
    try write(Self.text(two.map { Self.reference("group:" + $0) }.joined()), two)
    func writeProject(_ project: String, for system: String) throws {
      let settings = ["INFOPLIST_FILE = I.plist", "SDKROOT = \(system)"]
      let text = XcodeProjectText(XcodeProjectText.Target("Game", settings)).text
      try folder.write("App/\(project)/project.pbxproj", text.utf8)
    }
    try writeProject("A.xcodeproj", for: "macosx")
    try writeProject("b/B.xcodeproj", for: "iphoneos")
    #expect(try project() == "App/b/B.xcodeproj")
    try writeProject("A.xcodeproj", for: "iphoneos")
    #expect(throws: LoadError.self) { try project() }
  }

  @Test(arguments: ["group:../Other.xcodeproj", "absolute:/nowhere/Other.xcodeproj"])
  func outside(_ location: String) throws {
    try folder.makeFolder("Other.xcodeproj")
    let path =
      location.hasPrefix("group") ? folder.path("Other.xcodeproj") : "/nowhere/Other.xcodeproj"
    try expect(.outside(project: path), Self.text(Self.reference(location)), [])
  }

  /// A link to a project elsewhere does not make that part of the workspace's folder.
  @Test func outsideByALink() throws {
    try folder.makeFolder("Other.xcodeproj")
    try folder.makeFolder("App")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/Game.xcodeproj"), withDestinationPath: "../Other.xcodeproj")
    let path = folder.path("App/Game.xcodeproj")
    try expect(.outside(project: path), Self.text(Self.reference("group:Game.xcodeproj")), [])
  }

  @Test(
    arguments: [
      ("", .malformed(reason: "no element found", line: 1)),
      ("<Workspace>", .malformed(reason: "no element found", line: 1)),
      ("<<<<<<< HEAD", .malformed(reason: "invalid token", line: 1)),
      (
        "\n<!DOCTYPE a [<!ENTITY b 'c'>]><Workspace/>",
        .malformed(reason: "Xcode writes no document type declaration", line: 2)
      ),
    ] as [(String, InterfaceError)])
  func damaged(_ text: String, _ error: InterfaceError) throws {
    try expect(.damaged(error), Data(text.utf8), ["Game.xcodeproj"])
    #expect(throws: LoadError.self) { try project() }
  }

  @Test func withoutItsFile() throws {
    try folder.makeFolder("App/Game.xcworkspace")
    let file = folder.path("App/Game.xcworkspace/contents.xcworkspacedata")
    let error = LoadError.workspace(file: file, .damaged(.unreadable(.missing)))
    #expect(throws: error) { try project() }
    #expect("\(error)" == "cannot be read (no such file or directory)")
    #expect(error.place?.path == file)
  }

  @Test func thousands() throws {
    let many = (0..<2000).map { Self.reference("group:\($0).xcodeproj") }.joined()
    try write(Self.text(many + Self.reference("group:Game.xcodeproj")))
    #expect(try project() == "App/Game.xcodeproj")
    let deep = String(repeating: "<Group location=\"group:..\">", count: 100)
    try write(
      Self.text(
        deep + Self.reference("group:Game.xcodeproj") + String(repeating: "</Group>", count: 100)))
    #expect(throws: LoadError.self) { try project() }
  }

  @Test func otherPaths() throws {
    for path in ["Game.xcodeproj", "Gone.xcworkspace", "Info.plist", ".", "", "/"] {
      #expect(try Workspace.project(at: path) == path)
    }
  }
}
