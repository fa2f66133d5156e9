import Foundation
import TestSupport
import Testing

/// Tables fit their terminal.
@Suite struct TableTests {
  @Test(
    arguments: [["explain", "Info.plist"], ["check", "--rules"]], [60, 80, 100, 132, 180, 240])
  func fit(_ arguments: [String], _ columns: Int) async throws {
    let run = try await run(arguments, columns: "\(columns)")
    #expect(run.status == 0)
    for line in run.output.split(separator: "\n") { #expect(line.count <= columns) }
    // The room is used: some line has no place for the next word of a sentence.
    let widest = run.output.split(separator: "\n").map(\.count).max() ?? 0
    #expect(widest > min(columns, 170) - 30)
  }

  @Test(arguments: [60, 80, 120, 200])
  func screensFit(_ columns: Int) async throws {
    let run = try await run(["displays"], columns: "\(columns)")
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= columns })
    #expect(run.output.contains("iPad Pro 11 (M4 and M5)"))
  }

  /// Whatever the width, every word is there, in the order of the widest table's rows.
  @Test(arguments: [1, 20, 60, 80, 170])
  func nothingIsLost(_ columns: Int) async throws {
    let wide = try await run(["explain", "Info.plist"], columns: "1000")
    let narrow = try await run(["explain", "Info.plist"], columns: "\(columns)")
    #expect(words(narrow.output).sorted() == words(wide.output).sorted())
    #expect(wide.output.split(separator: "\n").dropFirst().first?.contains("DEVICES  ") == true)
  }

  @Test(arguments: ["", "0", "-5", "wide"])
  func withoutAWidth(_ columns: String) async throws {
    let run = try await run(["explain", "Info.plist"], columns: columns)
    let usual = try await self.run(["explain", "Info.plist"], columns: "80")
    #expect(run.output == usual.output)
  }

  @Test func narrowTable() async throws {
    let run = try await run(["explain", "Info.plist"], columns: "60")
    #expect(try Golden("explain-60").difference(from: run.output) == nil)
  }

  private func run(_ arguments: [String], columns: String) async throws -> Launchgen {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", ExplainTests.mixed)
    return try await Launchgen.run(arguments, in: folder, environment: ["COLUMNS": columns])
  }

  private func words(_ text: String) -> [Substring] {
    text.split { $0 == " " || $0 == "\n" }
  }
}
