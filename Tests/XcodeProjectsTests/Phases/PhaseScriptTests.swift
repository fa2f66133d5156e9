import Foundation
import TestSupport
import Testing
import XcodeProjects

@Suite struct PhaseScriptTests {
  private func script(lists: String = ".") -> PhaseScript {
    PhaseScript(
      command: "true", inputs: ["./art.png"], outputs: ["/made/a.png", "Made/b c.png"],
      listFolder: lists)
  }

  @Test func listsNameAbsolutePathsOrThoseBelowTheProject() {
    let script = script()
    #expect(script.list(script.inputs) == "$(SRCROOT)/art.png\n")
    #expect(script.list(script.outputs) == "/made/a.png\n$(SRCROOT)/Made/b c.png\n")
  }

  @Test func scriptNamesItsLists() {
    #expect(script().text.contains("$(SRCROOT)/LaunchImages-inputs.xcfilelist\n"))
    #expect(script(lists: "App").text.contains("$(SRCROOT)/App/LaunchImages-inputs.xcfilelist"))
    #expect(script(lists: "/x").text.contains("#   /x/LaunchImages-outputs.xcfilelist\n"))
  }
}

/// Xcode starts scripts with the system's folders alone in PATH.
@Suite struct PhaseScriptPathTests {
  @Test(
    "the command is found where tools are installed",
    arguments: [
      (".local/share/mise/shims", []), ("data/mise/shims", ["XDG_DATA_HOME=$HOME/data"]),
      ("mise/shims", ["MISE_DATA_DIR=$HOME/mise", "XDG_DATA_HOME=/nowhere"]), (".local/bin", []),
    ])
  func command(folder name: String, variables: [String]) async throws {
    let home = try TemporaryFolder()
    let path = try home.write(name + "/launchgen-of-mise", Array("#!/bin/sh\necho $PWD\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    try home.makeFolder("a project")
    let script = PhaseScript(
      command: "launchgen-of-mise", inputs: [], outputs: [], listFolder: ".")
    try home.write("phase.sh", Array(script.text.utf8))
    let environment = ["HOME=" + home.path, "SRCROOT=" + home.path("a project")]
    let output = try await OtherProgram.output(
      of: "env",
      ["-i", "PATH=/usr/bin:/bin"] + environment
        + variables.map { $0.replacing("$HOME", with: home.path) } + ["/bin/sh", "phase.sh"],
      in: home)
    let printed = try String(decoding: #require(output), as: UTF8.self)
    #expect(printed.hasSuffix("/a project\n"))
  }
}
