import AppDocuments
import TestSupport
import Testing

/// Build settings with their variables, levels and conditions.
@Suite struct SettingTests {
  @Test(arguments: [
    ("$(A)", "x"), ("${A}", "x"), ("$A/b", "x/b"), ("$[A]", "x"), ("$(B_$(A))", "y"),
    ("$$(A)", "$(A)"), ("a$", "a$"), ("$(", "$("), ("$(A", "$(A"), ("$()", "$()"), ("100$", "100$"),
    ("$(C:c99extidentifier)", "My_App_1"), ("$(C:rfc1034identifier)", "My-App-1"),
    ("$(C:upper)", "MY APP.1"), ("$(C:lower:upper)", "MY APP.1"), ("$(P:file)", "c.d.e"),
    ("$(P:base)", "c"), ("$(P:suffix)", ".e"), ("$(P:dir)", "/a/b/"), ("$(NO:default=$(A))", "x"),
    ("$(EMPTY:default=z)", "z"), ("$(TARGET_NAME)-$(CONFIGURATION)", "Game-Debug"),
    ("$(PRODUCT_NAME)", "Game"), ("$(PROJECT_NAME)", "App"),
  ])
  func putsVariablesIn(_ text: String, _ expected: String) throws {
    let settings = try Self.settings([
      "A = x", "B_x = y", "C = \"My App.1\"", "P = /a/b/c.d.e", "EMPTY = \"\"",
    ])
    let result = settings.expand(text)
    #expect(result.text == expected)
    #expect(result.unknown == [])
  }

  @Test(arguments: [
    ("a$(NO)b$(NO)", "a$(NO)b$(NO)", ["NO"]), ("$(NO:lower)", "$(NO:lower)", ["NO"]),
    ("$(TARGET_NAME:unheard)", "$(TARGET_NAME:unheard)", ["TARGET_NAME"]),
    ("$(X_$(NO))", "$(X_$(NO))", ["NO", "X_$(NO)"]), ("$(LOOP)", "$(LOOP)", ["LOOP"]),
  ])
  func saysWhatIsUnknown(_ text: String, _ expected: String, _ unknown: [String]) throws {
    let result = try Self.settings(["LOOP = \"$(POOL)\"", "POOL = \"$(LOOP)\""]).expand(text)
    #expect(result.text == expected)
    #expect(result.unknown == unknown)
    #expect(result.known == nil)
  }

  /// From the lowest: the project's file, the project, the target's file, the target.
  @Test func levelsInherit() throws {
    let folder = try TemporaryFolder()
    try folder.write("P.xcconfig", "A = 1\nB = 1\nC = 1\n".utf8)
    try folder.write("T.xcconfig", "A = $(inherited) 3\nB = 3\n".utf8)
    let text = XcodeProjectText(
      XcodeProjectText.Target("Game", ["A = \"$(inherited) 4\""]).with { $0.base = "T.xcconfig" }
    ).with {
      $0.base = "P.xcconfig"
      $0.settings.append("A = \"$(A) 2\"")
    }
    let settings = try Self.settings(text, in: folder)
    #expect(settings["A"]?.text == "1 2 3 4")
    #expect(settings["A"]?.origin?.path == folder.path("App.xcodeproj/project.pbxproj"))
    #expect(settings["A"]?.origin?.line == text.line(of: "(inherited) 4"))
    #expect(settings["B"]?.text == "3")
    #expect(settings["B"]?.origin == SettingOrigin(path: folder.path("T.xcconfig"), line: 2))
    #expect(settings["C"]?.text == "1")
    #expect(settings["D"] == nil)
  }

  @Test func conditions() throws {
    let settings = try Self.settings([
      "A = 1", "\"A[sdk=iphoneos*]\" = \"$(inherited) 2\"", "\"A[sdk=iphonesimulator*]\" = 3",
      "\"A[sdk=macosx*]\" = 4", "\"B[config=Debug]\" = d", "\"B[config=Release]\" = r",
      "\"C[sdk=*][arch=*64]\" = c", "\"C[sdk=*][arch=armv7]\" = d", "\"D[odd=*]\" = d",
    ])
    #expect(["A", "B", "C", "D"].map { settings[$0]?.text } == ["1 2", "d", "c", nil])
  }

  /// A few lines that would make more text than fits anywhere.
  @Test func growthIsLimited() throws {
    let lines = (0..<60).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\"" }
    let settings = try Self.settings(lines + ["A60 = \"0123456789\""])
    #expect(settings["A0"]?.known == nil)
    let long = String(repeating: "$(A60)", count: 100_000)
    #expect(settings.expand(long).known == nil)
    #expect(settings.expand(String(repeating: "$(", count: 100_000)).known == nil)
  }

  static func settings(_ lines: [String]) throws -> BuildSettings {
    try settings(XcodeProjectText(XcodeProjectText.Target("Game", lines)), in: TemporaryFolder())
  }

  static func settings(
    _ text: XcodeProjectText, in folder: TemporaryFolder
  ) throws -> BuildSettings {
    try #require(configurations(text, in: folder).first).settings
  }

  static func configurations(
    _ text: XcodeProjectText, in folder: TemporaryFolder
  ) throws -> [TargetConfiguration] {
    try folder.write("App.xcodeproj/project.pbxproj", text.text.utf8)
    let project = try XcodeProject(ProjectLocation(bundle: folder.path("App.xcodeproj")))
    return project.configurations(of: try #require(project.targets.first))
  }
}
