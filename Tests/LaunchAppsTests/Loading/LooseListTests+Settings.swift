import Foundation
import LaunchApps
import LaunchRules
import Platform
import TestSupport
import Testing

/// Lists that only some settings of a target name.
extension LooseListTests {
  /// A setting with a condition names a list of the target too, or of another system.
  @Test(arguments: [
    ("sdk=appletvos*", 1), ("sdk=appletvsimulator*", 1), ("sdk=macosx*", 1), ("sdk=xros*", 1),
    ("sdk=watchos*", 1), ("sdk=iphonesimulator*", 0), ("config=Nightly", 0), ("arch=x86_64", 0),
  ])
  func conditions(_ condition: String, others: Int) throws {
    let target = XcodeProjectText.Target(
      "G", ["INFOPLIST_FILE = A.plist", "\"INFOPLIST_FILE[\(condition)]\" = Info-B.plist"])
    try write([
      "G.xcodeproj/project.pbxproj": XcodeProjectText(target).text, "A.plist": Self.app,
      "Info-B.plist": Self.app,
    ])
    let found = try loaded()
    #expect(Set(found.paths) == ["A.plist"] && found.others == others)
  }

  /// The value without a condition is in use on other platforms.
  @Test func valueWithoutCondition() throws {
    let target = XcodeProjectText.Target(
      "G", ["INFOPLIST_FILE = A.plist", "\"INFOPLIST_FILE[sdk=iphoneos*]\" = Info-B.plist"])
    try write([
      "G.xcodeproj/project.pbxproj": XcodeProjectText(target).text, "A.plist": Self.app,
      "Info-B.plist": Self.app,
    ])
    #expect(Set(try loaded().paths) == ["Info-B.plist"])
  }

  /// Only a list beside that of a target may be of the same app. A list in a language's folder is
  /// no app's.
  @Test func familiesOfOtherLists() throws {
    let target = XcodeProjectText.Target(
      "G", ["INFOPLIST_FILE = A.plist", "TARGETED_DEVICE_FAMILY = 2"])
    try write([
      "G.xcodeproj/project.pbxproj": XcodeProjectText(target).text, "A.plist": Self.app,
      "Lite-Info.plist": Self.app, "libs/Tool/Info.plist": Self.app,
      "en.lproj/Info.plist": Self.app,
    ])
    let lists = try BundleLoader.load(folder.path).filter { $0.build == nil }
    let idioms = try lists.map { try $0.contents.get().info.idioms }
    #expect(lists.map(\.path.lastPathName) == ["Lite-Info.plist", "Info.plist"])
    #expect(idioms == [[.pad], [.phone]])
  }

  /// The project may set the SDK of iPhones for all targets.
  @Test func targetsForVisionOS() throws {
    let target = XcodeProjectText.Target(
      "V",
      [
        "INFOPLIST_FILE = A.plist", "SDKROOT = iphoneos",
        "SUPPORTED_PLATFORMS = \"xros xrsimulator\"",
      ])
    try write(["G.xcodeproj/project.pbxproj": XcodeProjectText(target).text, "A.plist": Self.app])
    let found = try loaded()
    #expect(found.paths == [] && found.others == 1)
  }

  /// A list that only one configuration uses is a target's, whichever configuration is read.
  @Test func configurations() throws {
    var target = XcodeProjectText.Target("G")
    target.more = [
      "Debug": ["INFOPLIST_FILE = Debug.plist"], "Release": ["INFOPLIST_FILE = Release.plist"],
    ]
    try write([
      "G.xcodeproj/project.pbxproj": XcodeProjectText(target).text, "Debug.plist": Self.app,
      "Release.plist": Self.app, "Old.plist": Self.app,
    ])
    var options = LoadOptions()
    options.configuration = .standard
    let omissions = SearchOmissions()
    let found = try omissions.collecting { () throws(LoadError) in
      try BundleLoader.survey(folder.path, options)
    }
    #expect(found.bundles.map(\.path.lastPathName) == ["Release.plist", "Old.plist"])
    #expect(
      omissions[.note] == [
        "used by no target, and so judged alone: \(folder.path("Old.plist"))"
      ])
  }
}
