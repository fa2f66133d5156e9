import Foundation
import OrientationCode
import Testing

/// What LaunchScreenHold does, with a clock, animations and an app that the scenarios control.
@Suite struct LaunchScreenHoldTests {
  @Test(.enabled(if: Toolchain.swiftc != nil, "no swiftc on the PATH"), arguments: Scenario.all)
  func swift(_ scenario: Scenario) async throws {
    let program = try await ScenarioProgram.swift.value
    #expect(try await ScenarioProgram.output(of: scenario.name, program) == scenario.output)
  }

  @Test(
    .enabled(if: ScenarioProgram.blocks != nil, "the toolchain has no libBlocksRuntime"),
    arguments: Scenario.all)
  func objectiveC(_ scenario: Scenario) async throws {
    let program = try await ScenarioProgram.objectiveC.value
    #expect(try await ScenarioProgram.output(of: scenario.name, program) == scenario.output)
  }

  /// The guide's part about the first frame says what the template's files say.
  @Test(arguments: CodeLanguage.allCases)
  func guideAgrees(_ language: CodeLanguage) throws {
    let guide = Documentation.section(of: "Guide.md", "### The first frame", before: "\n## ")
    let code = try ScenarioProgram.files(language).map(\.text).joined()
    let isSwift = language == .swift
    // The documented duration, limit and functions are the code's.
    for (words, text) in [
      ("in 0.25 seconds", isSwift ? "withDuration: 0.25" : "animateWithDuration:0.25"),
      ("after 10 seconds", isSwift ? "TimeInterval = 10)" : "openedByURL:nil timeLimit:10]"),
      ("`show(over:)`", isSwift ? "func show(over " : "- (void)showOverWindow:"),
      ("`ready()`", isSwift ? "func ready()" : "- (void)ready;"),
      (
        "`ready(whenPresented:)`",
        isSwift ? "func ready(whenPresented " : "- (void)readyWhenPresented:"
      ), ("`LaunchScreenHold`", isSwift ? "class LaunchScreenHold" : "@interface LaunchScreenHold"),
    ] {
      #expect(guide.contains(words), "\(words)")
      #expect(code.contains(text), "\(text)")
    }
    // The code reads the documented keys, and no others.
    let documented = Set(guide.matches(of: /`(UILaunch\w+)`/).map { String($0.1) })
    #expect(
      documented == [
        "UILaunchStoryboardName", "UILaunchStoryboards", "UILaunchScreen", "UILaunchScreens",
      ])
    #expect(code.contains("\"UILaunchStoryboardName\"") && code.contains("\"UILaunchScreen\""))
  }

  /// The guide's table has each template, and no other.
  @Test func guideListsTheTemplates() {
    let section = Documentation.section(of: "Guide.md", "## 4. Code", before: "\n### ")
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("|") }
    let names = rows.flatMap { $0.matches(of: /`([a-z-]+)`/).map { String($0.1) } }
    #expect(Set(names) == Set(CodeTemplate.all.map(\.name)))
  }
}
