import Foundation
import LaunchRules
import Testing

@testable import InfoPlist

@Suite struct LaunchScreenMergeTests {
  @Test(arguments: LaunchScreenKind.allCases)
  func theKeyIsWrittenBesideTheImages(_ launchScreen: LaunchScreenKind) throws {
    let first = try merge([:], launchScreen)
    #expect(first.changes.map(\.key) == ["UILaunchImages", launchScreen.key.rawValue])
    #expect(first.warnings == [])
    let again = try InfoPlistMerge(
      into: PropertyListDocument(first.bytes), options(launchScreen))
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
    guard case .otherLaunchScreen(key: "UILaunchStoryboardName", _) = error else {
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
    ] as [(LaunchScreenKind, String, Bool)])
  func newerKeysAreWarnedOf(_ launchScreen: LaunchScreenKind, _ key: String, _ isNewer: Bool) throws
  {
    let warnings = try merge([key: ["a": "b"]], launchScreen).warnings
    let expected =
      "\(launchScreen.key.rawValue) may not show (iOS versions that know \(key) use that key instead)"
    #expect(warnings.map(\.description) == (isNewer ? [expected] : []))
    #expect(warnings.allSatisfy { $0.line != nil })
  }

  @Test("without entries, only the launch screen's key changes, whatever the orientations")
  func alone() throws {
    let portrait = "UIInterfaceOrientationPortrait"
    for orientations in [[portrait], [portrait, MergeRuleTests.right], []] {
      var options = MergeOptions(entries: nil)
      options.launchScreen = .storyboard
      let list: [String: Any] = ["UISupportedInterfaceOrientations": orientations]
      let merge = try MergeRuleTests.merge(list, options)
      #expect(
        merge.changes == [KeyChange(key: "UILaunchStoryboardName", value: .string("LaunchScreen"))])
      #expect(merge.warnings.isEmpty)
    }
  }

  private func merge(
    _ list: [String: Any], _ launchScreen: LaunchScreenKind, replaces: Bool = false
  ) throws -> InfoPlistMerge {
    var list = list
    list["UISupportedInterfaceOrientations"] = [MergeRuleTests.right]
    var options = options(launchScreen)
    options.replaces = replaces
    return try MergeRuleTests.merge(list, options)
  }

  private func options(_ launchScreen: LaunchScreenKind?) -> MergeOptions {
    var options = MergeOptions(entries: MergeRuleTests.entries)
    options.launchScreen = launchScreen
    return options
  }
}
