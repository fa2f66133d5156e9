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
