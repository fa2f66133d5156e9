import Foundation
import TestSupport
import Testing
import Texts

@testable import AppDocuments
@testable import LaunchInstall

/// Projects in formats that Xcode reads, but does not write.
@Suite("A project in another format") struct OtherFormatTests {
  private static let path = "Game.xcodeproj/project.pbxproj"
  private static let catalog = "App/Assets.xcassets/Contents.json"
  private static let storyboard = "App/Base.lproj/LaunchScreen.storyboard"

  enum Format: CaseIterable, Sendable {
    case xml, binary, json

    var name: String {
      switch self {
      case .xml: "an XML property list"
      case .binary: "a binary property list"
      case .json: "JSON"
      }
    }

    func bytes(_ project: XcodeProjectText) throws -> Data {
      let value = try unsafe PropertyListSerialization.propertyList(
        from: Data(project.text.utf8), format: nil)
      if self == .json { return try JSONSerialization.data(withJSONObject: value) }
      return try PropertyListSerialization.data(
        fromPropertyList: value, format: self == .xml ? .xml : .binary, options: 0)
    }
  }

  private static func app(_ format: Format, resources: [String]) throws -> SampleApp {
    let project = XcodeProjectText(
      .init("Game", ["INFOPLIST_FILE = App/Info.plist"], resources: resources))
    let app = try SampleApp(
      project, infoPlist: SampleApp.string("UILaunchStoryboardName", "LaunchScreen"),
      files: [catalog, storyboard])
    try app.folder.write(path, format.bytes(project))
    return app
  }

  @Test("is left as it is if nothing in it has to change", arguments: Format.allCases)
  func unchanged(_ format: Format) throws {
    let app = try Self.app(format, resources: [Self.storyboard, "App/Assets.xcassets"])
    let before = try app.contents()
    let changes = try app.install(replaces: true)
    #expect(changes.last == Self.storyboard && !changes.contains(Self.path))
    #expect(try app.folder.read(Self.path) == before[Self.path])
    #expect(try app.install() == [])
    try app.remove()
    #expect(try app.contents() == before)
  }

  @Test("is not edited", arguments: Format.allCases)
  func refused(_ format: Format) throws {
    let app = try Self.app(format, resources: [Self.storyboard])
    let before = try app.contents()
    let error = InstallError.project(path: app.folder.path(Self.path), .format(format.name))
    #expect(throws: error) { try app.install(replaces: true) }
    #expect(try app.contents() == before)
    #expect(error.message.problem.contains(format.name))
    #expect(error.message.remedy?.contains("storyboard") == false)
  }

  @Test("has images of a build as members, or not", arguments: Format.allCases)
  func images(_ format: Format) throws {
    let image = "App/LaunchImages/Default@2x.png"
    for isMember in [true, false] {
      let app = try Self.app(format, resources: isMember ? [image] : [])
      let membership = try BuildMembership(
        project: app.folder.path("Game.xcodeproj"), targets: ["Game"], allowsOutside: false)
      let path = app.folder.path(image)
      if isMember {
        #expect(try membership.add([path], removing: []) == nil)
      } else {
        #expect(throws: InstallError.self) { try membership.check([path]) }
      }
    }
  }
}
