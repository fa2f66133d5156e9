import Foundation
import LaunchRules
import Testing

@testable import InfoPlist

@Suite struct LaunchFileMergeTests {
  @Test(arguments: LaunchFile.allCases)
  func theKeyIsWrittenBesideTheImages(_ launchFile: LaunchFile) throws {
    let first = try merge([:], launchFile)
    #expect(first.changes.map(\.key) == ["UILaunchImages", launchFile.key.rawValue])
    #expect(first.warnings == [])
    let again = try InfoPlistMerge(
      into: PropertyListDocument(first.bytes), options(launchFile))
    #expect(again.changes == [])
    #expect(again.warnings == [])
    // Without it, the images are what is asked for, and do not show.
    let images = try InfoPlistMerge(into: PropertyListDocument(first.bytes), options(nil))
    #expect(images.changes == [])
    #expect(images.warnings.count == 1)
  }

  @Test func anotherOneIsReplacedOnRequest() throws {
    let list = ["UILaunchStoryboardName": "Splash"]
    let error = #expect(throws: InfoPlistError.self) { try merge(list, .storyboard) }
    guard case .otherLaunchFile(key: "UILaunchStoryboardName", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let replacing = try merge(list, .storyboard, replaces: true)
    #expect(
      replacing.changes.contains(
        KeyChange(key: "UILaunchStoryboardName", value: .string("LaunchScreen"))))
  }

  /// Xcode's templates have it so.
  @Test func anEmptyDictionaryGivesWay() throws {
    #expect(
      try merge(["UILaunchScreen": [String: String]()], .screen).changes.map(\.key).last
        == "UILaunchScreen")
  }

  @Test func thePhonesKeyIsWritten() throws {
    let first = try merge(["UILaunchScreen~iphone": [String: String]()], .screen)
    #expect(first.changes.map(\.key).last == "UILaunchScreen~iphone")
  }

  /// An older key beside a newer one is for older systems.
  @Test(
    arguments: [
      (.storyboard, "UILaunchStoryboards", true), (.storyboard, "UILaunchScreen", true),
      (.storyboard, "UILaunchScreens", true), (.screen, "UILaunchStoryboardName", false),
      (.screen, "UILaunchStoryboards", false), (.screen, "UILaunchScreens", true),
    ] as [(LaunchFile, String, Bool)])
  func newerKeysAreWarnedOf(_ launchFile: LaunchFile, _ key: String, _ isNewer: Bool) throws {
    let warnings = try merge([key: ["a": "b"]], launchFile).warnings
    let expected =
      "\(launchFile.key.rawValue) may not show (iOS versions that know \(key) use that key instead)"
    #expect(warnings.map(\.description) == (isNewer ? [expected] : []))
    #expect(warnings.allSatisfy { $0.line != nil })
  }

  @Test("without entries, only the launch screen's key changes, whatever the orientations")
  func alone() throws {
    let portrait = "UIInterfaceOrientationPortrait"
    for orientations in [[portrait], [portrait, MergeRuleTests.right], []] {
      var options = MergeOptions(entries: nil)
      options.launchFile = .storyboard
      let list: [String: Any] = ["UISupportedInterfaceOrientations": orientations]
      let merge = try MergeRuleTests.merge(list, options)
      #expect(
        merge.changes == [KeyChange(key: "UILaunchStoryboardName", value: .string("LaunchScreen"))])
      #expect(merge.warnings.isEmpty)
    }
  }

  private func merge(
    _ list: [String: Any], _ launchFile: LaunchFile, replaces: Bool = false
  ) throws -> InfoPlistMerge {
    var list = list
    list["UISupportedInterfaceOrientations"] = [MergeRuleTests.right]
    var options = options(launchFile)
    options.replaces = replaces
    return try MergeRuleTests.merge(list, options)
  }

  private func options(_ launchFile: LaunchFile?) -> MergeOptions {
    var options = MergeOptions(entries: MergeRuleTests.entries)
    options.launchFile = launchFile
    return options
  }
}
