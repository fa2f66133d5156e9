import AppDocuments
import Foundation
import TestSupport
import Testing

@Suite struct PhaseScriptTests {
  private func text(lists: String) -> String {
    PhaseScript.text(command: "true", listFolder: lists)
  }

  @Test func listsNameAbsolutePathsOrThoseBelowTheProject() {
    #expect(PhaseScript.list(["./art.png"]) == "$(SRCROOT)/art.png\n")
    #expect(
      PhaseScript.list(["/made/a.png", "Made/b c.png"])
        == "/made/a.png\n$(SRCROOT)/Made/b c.png\n")
  }

  @Test func scriptNamesItsLists() {
    #expect(text(lists: ".").contains("$(SRCROOT)/LaunchImages-inputs.xcfilelist\n"))
    #expect(text(lists: "App").contains("$(SRCROOT)/App/LaunchImages-inputs.xcfilelist"))
    #expect(text(lists: "/x").contains("#   /x/LaunchImages-outputs.xcfilelist\n"))
  }

  @Test(arguments: [
    ("App/art.png", "App/art.png"), ("30%,50%", "'30%,50%'"), ("a:b", "'a:b'"), ("", "''"),
    ("it's", #"'it'\''s'"#), ("ä", "'ä'"),
  ])
  func quotesWords(_ word: String, _ quoted: String) {
    #expect(PhaseScript.quoted(word) == quoted)
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
    let script = PhaseScript.text(command: "launchgen-of-mise", listFolder: ".")
    try home.write("phase.sh", Array(script.utf8))
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
