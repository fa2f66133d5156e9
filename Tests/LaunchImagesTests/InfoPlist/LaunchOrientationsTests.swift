import Foundation
import InfoPlist
import LaunchRules
import Testing

@Suite struct LaunchOrientationsTests {
  static let key = "UISupportedInterfaceOrientations"
  static let portrait = "UIInterfaceOrientationPortrait"
  static let upsideDown = "UIInterfaceOrientationPortraitUpsideDown"
  static let left = "UIInterfaceOrientationLandscapeLeft"
  static let right = "UIInterfaceOrientationLandscapeRight"

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsBothFormats(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let orientations = try read([Self.key: [Self.left, Self.right], "Other": 3], format)
    #expect(orientations.values == [Self.left, Self.right])
    #expect(try orientations.landscape() == .landscapeLeft)
  }

  @Test(arguments: [
    ([left], LandscapeOrientation.landscapeLeft), ([right], .landscapeRight),
    ([right, left], .landscapeRight), ([left, right], .landscapeLeft),
    ([portrait, right, left], .landscapeRight), ([upsideDown, portrait, left], .landscapeLeft),
    (["Unknown", right], .landscapeRight),
  ])
  func firstLandscapeWins(_ values: [String], _ expected: LandscapeOrientation) throws {
    #expect(try read([Self.key: values]).landscape() == expected)
  }

  @Test(arguments: [
    ([portrait, right], true), ([upsideDown], true), ([right, portrait], false), ([], false),
    (["Unknown", portrait, left], true),
  ])
  func launchesInPortrait(_ values: [String], _ expected: Bool) throws {
    #expect(try read([Self.key: values]).launchesInPortrait == expected)
  }

  @Test func phoneKeyCountsFirst() throws {
    let list = [
      Self.key: [Self.left], Self.key + "~iphone": [Self.right], Self.key + "~ipad": [Self.left],
    ]
    #expect(try read(list).landscape() == .landscapeRight)
    #expect(try read([Self.key + "~iphone": [Self.left]]).landscape() == .landscapeLeft)
  }

  @Test func tabletKeyCountsNothing() {
    #expect(throws: InfoPlistError.noOrientations) {
      try read([Self.key + "~ipad": [Self.left]])
    }
  }

  @Test func missingKey() {
    #expect(throws: InfoPlistError.noOrientations) { try read([String: String]()) }
  }

  @Test func noLandscape() throws {
    let orientations = try read([Self.key: [Self.portrait, Self.upsideDown]])
    #expect(throws: InfoPlistError.noLandscape(found: [Self.portrait, Self.upsideDown])) {
      try orientations.landscape()
    }
    #expect(throws: InfoPlistError.noLandscape(found: [])) {
      try read([Self.key: [String]()]).landscape()
    }
  }

  @Test func wrongTypes() {
    let reason = "\(Self.key) is no array of strings"
    #expect(throws: InfoPlistError.malformed(reason: reason)) { try read([Self.key: "x"]) }
    #expect(throws: InfoPlistError.malformed(reason: reason)) { try read([Self.key: [1, 2]]) }
    #expect(throws: InfoPlistError.malformed(reason: "its root is no dictionary")) {
      try read([Self.left])
    }
  }

  @Test(arguments: ["", "<plist", "<?xml version=\"1.0\"?><plist><dict><key>a</key></dict>"])
  func malformed(_ text: String) {
    #expect(throws: InfoPlistError.malformed(reason: "it cannot be parsed")) {
      try LaunchOrientations(plist: ContiguousArray(text.utf8))
    }
  }

  @Test func truncatedBinary() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: [Self.key: [Self.left]], format: .binary, options: 0)
    #expect(throws: InfoPlistError.malformed(reason: "it cannot be parsed")) {
      try LaunchOrientations(plist: ContiguousArray(data.dropLast(9)))
    }
  }

  @discardableResult
  private func read(
    _ list: Any, _ format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> LaunchOrientations {
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: format, options: 0)
    return try LaunchOrientations(plist: ContiguousArray(data))
  }
}
