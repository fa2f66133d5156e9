import Foundation
import TestSupport
import Testing

/// Workspaces, paths in other capitals and unreadable targets, which hide no app from any command.
@Suite struct WorkspaceTests {
  private static func folder(
    _ settings: String = "INFOPLIST_FILE = App/Info.plist"
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let target = XcodeProjectText.Target("Game", [settings])
    try folder.write("Game.xcodeproj/project.pbxproj", XcodeProjectText(target).text.utf8)
    try folder.write(
      "App/Info.plist",
      InfoPlists.app(["LandscapeRight"], ["Default-568h 7.0 Landscape {320, 568}"]))
    try folder.write("App/Default-568h@2x.png", Artwork.png(width: 640, height: 1136))
    try folder.write("art.png", Artwork.png(width: 240, height: 140))
    try folder.write(
      "Game.xcworkspace/contents.xcworkspacedata",
      Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version = "1.0">
           <FileRef location = "group:Game.xcodeproj"></FileRef>
           <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
        </Workspace>
        """.utf8))
    return folder
  }

  /// Commands with the place of the app.
  static let commands = [
    ["check", "APP"], ["explain", "APP"], ["preview", "APP", "-o", "page.html"], ["import", "APP"],
    ["build", "art.png", "--merge", "APP", "--dry-run"],
    ["build", "art.png", "--info-plist", "APP", "--dry-run"],
    ["screen", "art.png", "APP", "--dry-run"],
  ]

  private static func run(
    _ command: [String], _ app: String, in folder: TemporaryFolder
  ) async throws -> Launchgen {
    try await Launchgen.run(command.map { $0 == "APP" ? app : $0 }, in: folder)
  }

  @Test("a workspace stands for its only project", arguments: commands)
  func workspace(_ command: [String]) async throws {
    let folder = try Self.folder()
    let project = try await Self.run(command, "Game.xcodeproj", in: folder)
    let workspace = try await Self.run(command, "Game.xcworkspace/", in: folder)
    #expect(workspace.status == project.status)
    #expect([0, 1].contains(workspace.status), "\(workspace.errors)")
    let output = workspace.output.replacing("Game.xcworkspace/", with: "Game.xcodeproj")
    #expect(output == project.output)
  }

  @Test("one with several projects is an error for each command", arguments: commands)
  func severalProjects(_ command: [String]) async throws {
    let folder = try Self.folder()
    try folder.makeFolder("Pods/Pods.xcodeproj")
    try folder.makeFolder("Other.xcodeproj")
    try folder.write(
      "Game.xcworkspace/contents.xcworkspacedata",
      Data(
        "<Workspace><FileRef location='group:Game.xcodeproj'/><FileRef location='group:Other.xcodeproj'/></Workspace>"
          .utf8))
    let run = try await Self.run(command, "Game.xcworkspace", in: folder)
    #expect(run.status == 65)
    #expect(
      run.errorLines.contains(
        "Game.xcworkspace: error: has 2 projects (Game.xcodeproj, Other.xcodeproj); name one of them"
      ),
      "\(run.errors)")
  }

  @Test(
    "INFOPLIST_FILE is found in other capitals", arguments: commands,
    ["app/Info.plist", "App/info.plist", "APP/INFO.plist"])
  func otherCapitals(_ command: [String], _ path: String) async throws {
    let folder = try Self.folder("INFOPLIST_FILE = \(path)")
    let exact = try Self.folder()
    for app in ["Game.xcodeproj", "."] where app != "." || command[0] != "build" {
      let run = try await Self.run(command, app, in: folder)
      let expected = try await Self.run(command, app, in: exact)
      #expect([0, 1].contains(run.status), "\(run.errors)")
      let lines = run.output.split(separator: "\n").filter { !$0.contains("[info-plist-file]") }
      // Hashes of the project are part of nothing that is printed.
      #expect(lines == expected.output.split(separator: "\n"), "\(run.output)")
      #expect(
        command[0] != "check"
          || run.output.contains(
            "warning: Game (Debug and Release): INFOPLIST_FILE names '\(path)', but the file is "
              + "App/Info.plist (names are case-sensitive on some volumes)"),
        "\(run.output)")
    }
  }

  @Test("an unreadable target does not hide the others")
  func unreadableTarget() async throws {
    let folder = try Self.folder()
    let names = ["One", "Two", "Three"]
    let targets = names.map { XcodeProjectText.Target($0, ["INFOPLIST_FILE = \($0).plist"]) }
    let project = XcodeProjectText(targets[0], targets[1], targets[2])
    try folder.write("Game.xcodeproj/project.pbxproj", project.text.utf8)
    for (index, damage) in ["no list", "<plist><dict>", nil].enumerated() {
      for name in names { try folder.write(name + ".plist", InfoPlists.app(["LandscapeRight"])) }
      let path = names[index] + ".plist"
      if let damage {
        try folder.write(path, damage.utf8)
      } else {
        try FileManager.default.removeItem(atPath: folder.path(path))
      }
      let explain = try await Launchgen.run(["explain", "Game.xcodeproj"], in: folder)
      #expect(explain.status == 65 && explain.errors.contains(": error: "), "\(explain.errors)")
      for (other, name) in names.enumerated() {
        #expect(explain.output.contains("Game.xcodeproj, \(name), Release:") == (other != index))
      }
      let check = try await Launchgen.run(["check", "Game.xcodeproj"], in: folder)
      #expect(check.status == (damage == nil ? 1 : 65))
      #expect(check.output.contains(damage == nil ? "info-plist-file" : "property-list"))
      let other = names[(index + 1) % 3]
      let preview = try await Launchgen.run(
        ["preview", "Game.xcodeproj", "--target-name", other], in: folder)
      #expect(preview.status == 0, "\(preview.errors)")
    }
  }
}
