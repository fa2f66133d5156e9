import Foundation
import LaunchRules
import Testing

/// The table of screens in the rules for Bazel, which cannot ask launchgen before they declare files.
@Suite struct BazelScreensTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../bazel/internal/screens.bzl").standardized

  /// Rows such as `"375x667": ["8.0", "2", "3"],`, by the name of their table.
  private static func table(_ name: String, in source: String) throws -> [String: [String]] {
    let start = try #require(source.range(of: "\n_\(name) = {\n"))
    let end = try #require(source.range(of: "\n}", range: start.upperBound..<source.endIndex))
    let lines = source[start.upperBound..<end.lowerBound].split(separator: "\n")
    var rows: [String: [String]] = [:]
    for line in lines {
      let words = line.split { !($0.isNumber || $0 == "." || $0 == "x") }.map(String.init)
      rows[try #require(words.first)] = Array(words.dropFirst())
    }
    #expect(rows.count == lines.count)
    return rows
  }

  @Test(arguments: [(DeviceIdiom.phone, "PHONES"), (.pad, "IPADS")])
  func screensAreThoseOfLaunchgen(_ idiom: DeviceIdiom, _ name: String) throws {
    let source = try String(contentsOf: Self.file, encoding: .utf8)
    let screens = LaunchScreenSize.allCases.filter { $0.idiom == idiom }
    let expected = screens.map { screen in
      (
        screen.points.description,
        [screen.minimumOS.description]
          + screen.nativeScales.map(\.rawValue).sorted().map(String.init)
      )
    }
    #expect(try Self.table(name, in: source) == Dictionary(uniqueKeysWithValues: expected))
  }

  @Test func defaultsAreTheTechnotes() throws {
    let source = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(source.range(of: "\nDEFAULT_SCREENS = ["))
    let list = source[start.upperBound...].prefix { $0 != "]" }
    let sizes = list.split { !($0.isNumber || $0 == "x") }.map(String.init)
    #expect(Set(sizes) == Set(LaunchScreenSize.technote.map(\.points.description)))
    #expect(sizes.count == LaunchScreenSize.technote.count)
  }
}
