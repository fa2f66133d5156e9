import Foundation
import TestSupport
import Testing

@testable import LaunchInstall

/// Launch screens of several apps that one project makes.
@Suite struct SeveralTargetsTests {
  private static let names = ["Free", "Paid", "With Space+1"]

  /// Apps whose files are in one folder, each with an Info.plist of its own.
  private static func apps(_ names: [String], crlf: Bool = false) throws -> SampleApp {
    let targets = names.map { name in
      XcodeProjectText.Target(name, ["INFOPLIST_FILE = \"App/\(name)-Info.plist\""])
    }
    let text = XcodeProjectText().with { $0.targets = targets }
    let app = try SampleApp(text, infoPlist: nil)
    if crlf { try app.write(project: text.text.replacing("\n", with: "\r\n")) }
    for name in names {
      try app.folder.write("App/\(name)-Info.plist", SampleApp.list("").utf8)
    }
    return app
  }

  @Test(arguments: [2, 3], [true, false])
  func eachTargetGetsItsOwnFiles(count: Int, crlf: Bool) throws {
    let names = Array(Self.names.prefix(count))
    let app = try Self.apps(names, crlf: crlf)
    let before = try app.contents()
    for name in names { #expect(try !app.install(target: name).isEmpty) }
    let shown = try names.map { try app.shown(target: $0) }
    let storyboards = ["LaunchScreen", "LaunchScreen-Paid", "LaunchScreen-With-Space-1"]
    #expect(
      shown.flatMap(\.self)
        == storyboards.prefix(count).map { "App/\($0).storyboard (UILaunchStoryboardName)" })
    let after = try app.contents()
    for name in names { #expect(try app.install(target: name) == []) }
    // Each can be changed alone.
    for name in names.reversed() {
      let changes = try app.install(picture: "two", target: name)
      #expect(changes.count == 2)
    }
    for name in names { try app.install(target: name) }
    #expect(try app.contents() == after)
    for name in names { try app.remove(target: name) }
    #expect(try app.contents() == before)
  }

  /// In each order, what is left is as if the other launch screen had never been there.
  @Test func removingOneLeavesTheOthersWhole() throws {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    for order in orders {
      let app = try Self.apps(Self.names)
      let before = try app.contents()
      for name in Self.names { try app.install(target: name) }
      var left = Self.names
      for index in order {
        try app.remove(target: Self.names[index])
        left.removeAll { $0 == Self.names[index] }
        for name in left {
          #expect(try app.install(target: name) == [])
          #expect(try app.shown(target: name).allSatisfy { $0.hasPrefix("App/LaunchScreen") })
        }
      }
      #expect(try app.contents() == before)
    }
  }

  /// Each app shows one storyboard, which launchgen did not make.
  @Test(arguments: ["App/LaunchScreen.storyboard", "App/Base.lproj/LaunchScreen.storyboard"])
  func aStoryboardThatAnotherAppShowsIsLeftAsItIs(_ storyboard: String) throws {
    let app = try Self.apps(["Free", "Paid"])
    let key = SampleApp.string("UILaunchStoryboardName", "LaunchScreen")
    for name in ["Free", "Paid"] {
      try app.folder.write("App/\(name)-Info.plist", SampleApp.list(key).utf8)
    }
    try app.folder.write(storyboard, SampleApp.storyboard.utf8)
    try app.write(
      project: XcodeProjectText().with {
        $0.targets = ["Free", "Paid"].map { name in
          XcodeProjectText.Target(
            name, ["INFOPLIST_FILE = App/\(name)-Info.plist"], resources: [storyboard])
        }
      }.text)
    let before = try app.contents()
    try app.install(target: "Paid")
    #expect(
      try app.shown(target: "Paid") == [
        "App/LaunchScreen-Paid.storyboard (UILaunchStoryboardName)"
      ])
    #expect(try app.shown(target: "Free") == ["\(storyboard) (UILaunchStoryboardName)"])
    #expect(try app.text(storyboard) == SampleApp.storyboard)
    // Nobody else shows it now.
    try app.install(target: "Free", replaces: true)
    #expect(try app.shown(target: "Free") == ["\(storyboard) (UILaunchStoryboardName)"])
    try app.remove(target: "Paid")
    try app.remove(target: "Free")
    #expect(try app.contents() == before)
  }

  /// What a target for another system contains is no launch screen.
  @Test(arguments: ["SDKROOT = macosx", "SDKROOT = appletvos", "SDKROOT = watchos"])
  func targetsForOtherSystemsAreNoApps(_ setting: String) throws {
    let storyboard = "App/LaunchScreen.storyboard"
    let project = XcodeProjectText(
      .init("Game", ["INFOPLIST_FILE = App/Info.plist"], resources: [storyboard]),
      .init("Other", ["INFOPLIST_FILE = App/Info.plist", setting], resources: [storyboard]))
    let app = try SampleApp(
      project, infoPlist: SampleApp.string("UILaunchStoryboardName", "LaunchScreen"),
      files: [storyboard])
    let before = try app.contents()
    #expect(try app.install(target: "Game", replaces: true).contains(storyboard))
    try app.remove(target: "Game")
    #expect(try app.contents() == before)
  }
}

/// Launch screens of apps that share an Info.plist, build settings or a Resources phase.
@Suite struct SharedKeyTests {
  private static func app(_ names: [String], _ key: String = "") throws -> SampleApp {
    let project = XcodeProjectText().with {
      $0.targets = names.map { XcodeProjectText.Target($0, ["INFOPLIST_FILE = App/Info.plist"]) }
    }
    return try SampleApp(project, infoPlist: key)
  }

  @Test(arguments: [["Free", "Paid"], ["Free", "Paid", "Trial"]])
  func allTargetsOfAnInfoPlistGetTheFiles(_ names: [String]) throws {
    let app = try Self.app(names)
    let before = try app.contents()
    let installation = try app.installation(target: names[1])
    #expect(Set(installation.app.targets.dropFirst()) == Set(names).subtracting([names[1]]))
    try app.install(target: names[1])
    let after = try app.contents()
    for name in names {
      #expect(
        try app.shown(target: name) == ["App/LaunchScreen.storyboard (UILaunchStoryboardName)"])
      #expect(try app.install(target: name) == [])
    }
    #expect(try app.install(picture: "two", target: "Free").count == 2)
    try app.install(target: names[1])
    #expect(try app.contents() == after)
    #expect(Set(try app.remove(target: "Free").otherTargets) == Set(names).subtracting(["Free"]))
    #expect(try app.contents() == before)
  }

  /// One of the targets gets an Info.plist of its own, but still has the other one's pictures.
  @Test func aTargetThatNoLongerSharesTheKeyIsRefused() throws {
    let names = ["Free", "Paid"]
    let app = try Self.app(names)
    let before = try app.contents()
    try app.install(target: "Free")
    let project = try app.text("Game.xcodeproj/project.pbxproj")
    let list = try app.text("App/Info.plist")
    try app.folder.write("App/Paid.plist", Array(list.utf8))
    let settings = try #require(project.ranges(of: "INFOPLIST_FILE = App/Info.plist").last)
    let other = project.replacingCharacters(in: settings, with: "INFOPLIST_FILE = App/Paid.plist")
    let debug = try #require(other.ranges(of: "INFOPLIST_FILE = App/Info.plist").last)
    try app.write(
      project: other.replacingCharacters(in: debug, with: "INFOPLIST_FILE = App/Paid.plist"))
    let now = try app.contents()
    #expect(
      throws: InstallError.otherPictures(
        path: app.folder.path("App/LaunchAssets.xcassets"), target: "Free")
    ) { try app.install(picture: "two", target: "Paid") }
    #expect(try app.contents() == now)
    try app.remove(target: "Free")
    let text = try app.text("Game.xcodeproj/project.pbxproj")
    #expect(
      text.replacing("App/Paid.plist", with: "App/Info.plist")
        == String(decoding: try #require(before["Game.xcodeproj/project.pbxproj"]), as: UTF8.self))
    #expect(try app.text("App/Info.plist") == SampleApp.list(""))
    #expect(try !app.folder.tree().contains { $0.hasSuffix(".storyboard") })
  }

  /// Each target has a file of the name that the common Info.plist has.
  @Test func aStoryboardOfEachTargetIsWrittenInPlace() throws {
    let names = ["Free", "Paid"]
    let files = names.map { "\($0)/LaunchScreen.storyboard" }
    let project = XcodeProjectText().with {
      $0.targets = names.map {
        XcodeProjectText.Target(
          $0, ["INFOPLIST_FILE = App/Info.plist"], resources: ["\($0)/LaunchScreen.storyboard"])
      }
    }
    let app = try SampleApp(
      project, infoPlist: SampleApp.string("UILaunchStoryboardName", "LaunchScreen"),
      files: files)
    let before = try app.contents()
    for (name, file) in zip(names, files) {
      #expect(try app.install(target: name, replaces: true).contains(file))
    }
    #expect(try app.text("App/Info.plist").contains("LaunchScreen-") == false)
    for name in names { try app.remove(target: name) }
    #expect(try app.contents() == before)
  }

  /// The new key would take the launch screen of the other app away.
  @Test func anotherAppThatWouldLoseItsLaunchScreenIsNamed() throws {
    let app = try Self.app(["Free", "Paid"], SampleApp.string("UILaunchStoryboardName", "Old"))
    try app.folder.write("Paid/Old.storyboard", SampleApp.storyboard.utf8)
    try app.folder.write("Free/Old.xib", SampleApp.storyboard.utf8)
    try app.write(
      project: XcodeProjectText(
        .init("Free", ["INFOPLIST_FILE = App/Info.plist"], resources: ["Free/Old.xib"]),
        .init("Paid", ["INFOPLIST_FILE = App/Info.plist"], resources: ["Paid/Old.storyboard"])
      ).text)
    let before = try app.contents()
    #expect(
      throws: InstallError.sharedKeys(path: app.folder.path("App/Info.plist"), targets: ["Paid"])
    ) { try app.install(target: "Free", replaces: true) }
    #expect(try app.contents() == before)
  }

  /// One list of configurations, without an Info.plist.
  @Test func targetsWithTheSameConfigurationsGetTheFiles() throws {
    let project = XcodeProjectText().with {
      $0.targets = ["Free", "Paid"].map {
        XcodeProjectText.Target($0, ["GENERATE_INFOPLIST_FILE = YES"])
      }
    }
    let lists = project.text.matches(of: /buildConfigurationList = (AB\d+CD)/).map(\.output.1)
    let app = try SampleApp(project, infoPlist: nil)
    try app.write(
      project: project.text.replacing(
        "buildConfigurationList = \(lists[1])", with: "buildConfigurationList = \(lists[0])"))
    let before = try app.contents()
    try app.install(target: "Paid")
    for name in ["Free", "Paid"] {
      #expect(try app.shown(target: name) == ["LaunchScreen.storyboard (UILaunchStoryboardName)"])
    }
    try app.remove(target: "Free")
    #expect(try app.contents() == before)
  }

  /// The pictures of both would be in both apps.
  @Test func theSecondTargetOfAResourcesPhaseIsRefused() throws {
    let names = ["Free", "Paid"]
    let project = XcodeProjectText().with {
      $0.targets = names.map { .init($0, ["INFOPLIST_FILE = App/\($0)-Info.plist"]) }
    }
    let phases = project.text.matches(of: /buildPhases = \((AB\d+CD)/).map(\.output.1)
    let app = try SampleApp(project, infoPlist: nil)
    for name in names {
      try app.folder.write("App/\(name)-Info.plist", SampleApp.list("").utf8)
    }
    try app.write(
      project: project.text.replacing(
        "buildPhases = (\(phases[1])", with: "buildPhases = (\(phases[0])"))
    let before = try app.contents()
    try app.install(target: "Free")
    #expect(try app.shown(target: "Paid") == ["nothing (it has no launch screen)"])
    let first = try app.contents()
    #expect(
      throws: InstallError.otherPictures(
        path: app.folder.path("App/LaunchAssets.xcassets"), target: "Free")
    ) { try app.install(target: "Paid", replaces: true) }
    #expect(try app.contents() == first)
    #expect(try app.install(target: "Free") == [])
    try app.remove(target: "Free")
    #expect(try app.contents() == before)
  }

  /// New files in a synchronized folder would be in both apps.
  @Test func newFilesAreNotInASynchronizedFolderOfOtherApps() throws {
    let names = ["Free", "Paid"]
    let project = XcodeProjectText().with {
      $0.targets = names.map { name in
        .init(name, ["INFOPLIST_FILE = App/\(name)-Info.plist"]).with { $0.folder = "App" }
      }
    }
    let groups = project.text.matches(of: /fileSystemSynchronizedGroups = \((AB\d+CD)/)
      .map(\.output.1)
    let app = try SampleApp(project, infoPlist: nil)
    for name in names {
      try app.folder.write("App/\(name)-Info.plist", SampleApp.list("").utf8)
    }
    try app.write(
      project: project.text.replacing(
        "fileSystemSynchronizedGroups = (\(groups[1])",
        with: "fileSystemSynchronizedGroups = (\(groups[0])"))
    let before = try app.contents()
    for name in names { try app.install(target: name) }
    #expect(
      try names.map { try app.shown(target: $0) } == [
        ["LaunchScreen.storyboard (UILaunchStoryboardName)"],
        ["LaunchScreen-Paid.storyboard (UILaunchStoryboardName)"],
      ])
    for name in names { try app.remove(target: name) }
    #expect(try app.contents() == before)
  }
}
