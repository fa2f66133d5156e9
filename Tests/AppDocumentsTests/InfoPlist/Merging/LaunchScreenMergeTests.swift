import Foundation
import LaunchRules
import Testing

@testable import AppDocuments

/// Launch images in an app that has a launch screen.
@Suite struct LaunchScreenMergeTests {
  @Test("each key of a launch screen stays, and is a warning", arguments: LaunchScreenKey.allCases)
  func warning(_ key: LaunchScreenKey) throws {
    for suffix in ["", "~iphone"] {
      let list: [String: Any] = [
        key.rawValue + suffix: ["a": "b"],
        "UISupportedInterfaceOrientations": [MergeRuleTests.right],
      ]
      let merge = try MergeRuleTests.merge(list, MergeOptions(entries: MergeRuleTests.entries))
      #expect(merge.changes.map(\.key) == ["UILaunchImages"])
      #expect(merge.warnings.count == 1)
      #expect(merge.warnings.allSatisfy { $0.line != nil })
    }
  }
}
