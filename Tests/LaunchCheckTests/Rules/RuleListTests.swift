import Foundation
import LaunchCheck
import Testing

/// A rule is one value in one file: what is written there is what `check` runs.
@Suite struct RuleListTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Features/LaunchCheck/Rules").standardizedFileURL

  /// The ids of the rules that a file declares, in order.
  private static func ids(in file: URL) throws -> [String] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.matches(of: /static let \w+ = Rule(?:\.\w+)?\(\s*(?:outsideApps: )?"([a-z0-9-]+)"/)
      .map {
        String($0.output.1)
      }
  }

  /// A rule that the list does not have would never run.
  @Test func everyRuleIsListed() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder, includingPropertiesForKeys: nil)
    let declared = try files.flatMap(Self.ids)
    #expect(declared.count > 70)
    #expect(declared.sorted() == Rule.all.map(\.id).sorted())
  }

  /// In the file of its theme, each rule is where the list has it.
  @Test func filesHaveTheOrderOfTheList() throws {
    let order = Rule.all.map(\.id)
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder, includingPropertiesForKeys: nil)
    for file in files {
      let ids = try Self.ids(in: file)
      let places = ids.compactMap { order.firstIndex(of: $0) }
      #expect(places.sorted() == places, "\(file.lastPathComponent)")
      #expect(places.last.map { $0 - places[0] + 1 } ?? 0 == places.count)
    }
  }
}
