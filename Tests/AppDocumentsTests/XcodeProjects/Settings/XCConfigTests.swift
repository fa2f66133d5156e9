import AppDocuments
import Foundation
import TestSupport
import Testing

/// .xcconfig files with what they include.
@Suite struct XCConfigTests {
  @Test func statements() throws {
    let (settings, issues) = try Self.read([
      "Base.xcconfig": """
      // a comment
      A = 1 // and another
      B=2;
      C = one \\
        two \\
        three
      EMPTY =
      D[sdk=iphoneos*] = 4
      URL = https:$(EMPTY)/example.com
      """
    ])
    #expect(
      ["A", "B", "C", "EMPTY", "D"].map { settings[$0]?.text } == [
        "1", "2", "one two three", "", "4",
      ])
    #expect(settings["URL"]?.text == "https:/example.com")
    #expect(settings["D"]?.origin?.line == 8)
    #expect(issues == [])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func countsLines(_ newline: String) throws {
    let text = ["A = 1", "", "// x", "B = \\", "2", "C = 3"].joined(separator: newline)
    let (settings, _) = try Self.read(["Base.xcconfig": text])
    #expect(["A", "B", "C"].map { settings[$0]?.origin?.line } == [1, 4, 6])
    #expect(settings["B"]?.text == "2")
  }

  @Test func includes() throws {
    let (settings, issues) = try Self.read([
      "Base.xcconfig":
        "A = 1\n#include \"Sub/One.xcconfig\"\nB = base\n#include? \"None.xcconfig\"\n",
      "Sub/One.xcconfig": "A = 2\nB = one\n#include \"Two\"\n#include \"Top.xcconfig\"",
      "Sub/Two.xcconfig": "C = two", "Top.xcconfig": "D = top",
    ])
    #expect(["A", "B", "C", "D"].map { settings[$0]?.text } == ["2", "base", "two", "top"])
    #expect(issues == [])
  }

  @Test func saysWhatIsMissing() throws {
    let (settings, issues) = try Self.read([
      "Base.xcconfig": "#include \"None.xcconfig\"\nA = 1\nnonsense\n= 2\n#define A\n"
    ])
    #expect(settings["A"]?.text == "1")
    #expect(issues.map(\.origin.line) == [1, 3, 4, 5])
    guard case .missing(let path)? = issues.first?.kind else {
      Issue.record("\(issues)")
      return
    }
    #expect(path.hasSuffix("/None.xcconfig"))
  }

  @Test func cycles() throws {
    let (settings, issues) = try Self.read([
      "Base.xcconfig": "A = 1\n#include \"One.xcconfig\"\n",
      "One.xcconfig": "B = 2\n#include \"Base.xcconfig\"\n",
    ])
    #expect(["A", "B"].map { settings[$0]?.text } == ["1", "2"])
    #expect(issues.count == 1)
    guard case .cycle? = issues.first?.kind else {
      Issue.record("\(issues)")
      return
    }
    #expect(issues.first?.origin.line == 2)
  }

  /// Each file includes the next one twice.
  @Test func numberOfIncludesIsLimited() throws {
    var files = ["Base.xcconfig": "#include \"F0.xcconfig\""]
    for index in 0..<30 {
      files["F\(index).xcconfig"] =
        "A\(index) = 1\n#include \"F\(index + 1).xcconfig\"\n#include \"F\(index + 1).xcconfig\"\n"
    }
    files["F30.xcconfig"] = "Z = 1"
    let (settings, issues) = try Self.read(files)
    #expect(settings["A0"]?.text == "1")
    #expect(!issues.isEmpty && issues.count <= 256)
  }

  @Test func nothingOutsideIsRead() throws {
    let outside = try TemporaryFolder()
    try outside.write("Secret.xcconfig", "S = secret".utf8)
    let path = outside.path("Secret.xcconfig")
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Link.xcconfig"), withDestinationPath: path)
    let base = "#include \"\(path)\"\n#include \"Link.xcconfig\"\n"
    let (settings, issues) = try Self.read(["Base.xcconfig": base], in: folder)
    #expect(settings["S"] == nil)
    #expect(issues.count == 2)
    for issue in issues {
      guard case .outside = issue.kind else {
        Issue.record("\(issue)")
        continue
      }
    }
    let (allowed, none) = try Self.read(["Base.xcconfig": base], in: folder, allowsOutside: true)
    #expect(allowed["S"]?.text == "secret")
    #expect(none == [])
  }

  private static func read(
    _ files: [String: String], in folder: TemporaryFolder? = nil, allowsOutside: Bool = false
  ) throws -> (BuildSettings, [ConfigurationIssue]) {
    let folder = try folder ?? TemporaryFolder()
    for (name, text) in files { try folder.write(name, text.utf8) }
    let text = XcodeProjectText(XcodeProjectText.Target("Game").with { $0.base = "Base.xcconfig" })
    try folder.write("App.xcodeproj/project.pbxproj", text.text.utf8)
    let project = try XcodeProject(
      ProjectLocation(bundle: folder.path("App.xcodeproj"), allowsOutside: allowsOutside))
    let target = try #require(project.targets.first)
    let configuration = try #require(project.configurations(of: target).first)
    return (configuration.settings, configuration.issues)
  }
}
