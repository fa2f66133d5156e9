import Foundation
import LaunchRules
import TestSupport
import Testing

/// The table of screens in the rules for Bazel, which cannot ask launchgen before they declare files.
@Suite struct BazelScreensTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../bazel/internal").standardized

  @Test func screensAreThoseOfLaunchgen() throws {
    let text = """
      \"""The screens that launchgen knows; LAUNCHGEN_RECORD_GOLDENS=1 make test writes them again.\"""

      # For each size in points: the first iOS of the screen, and the scales that its devices have.
      PHONES = {
      \(Self.rows(LaunchScreenSize.phones))
      }
      IPADS = {
      \(Self.rows(LaunchScreenSize.tablets))
      }

      """
    let golden = Golden(file: Self.folder.appendingPathComponent("screen_table.bzl"))
    #expect(try golden.difference(from: text) == nil)
  }

  private static func rows(_ screens: [LaunchScreenSize]) -> String {
    screens.map { screen in
      let scales = screen.nativeScales.map(\.rawValue).sorted().map(String.init)
      let facts = ([screen.minimumOS.description] + scales).map { "\"\($0)\"" }
      return "    \"\(screen.points)\": [\(facts.joined(separator: ", "))],"
    }.joined(separator: "\n")
  }

  @Test func defaultsAreTheTechnotes() throws {
    let source = try String(
      contentsOf: Self.folder.appendingPathComponent("screens.bzl"), encoding: .utf8)
    let start = try #require(source.range(of: "\nDEFAULT_SCREENS = ["))
    let list = source[start.upperBound...].prefix { $0 != "]" }
    let sizes = list.split { !($0.isNumber || $0 == "x") }.map(String.init)
    #expect(Set(sizes) == Set(LaunchScreenSize.technote.map(\.points.description)))
    #expect(sizes.count == LaunchScreenSize.technote.count)
  }
}
