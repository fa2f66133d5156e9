import AppDocuments
import Foundation
import LaunchRules
import TestSupport
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
    let found = [Self.portrait, Self.upsideDown]
    #expect(throws: InfoPlistError.noLandscape(found: found, line: 6)) {
      try orientations.landscape()
    }
    #expect(throws: InfoPlistError.noLandscape(found: [], line: 6)) {
      try read([Self.key: [String]()]).landscape()
    }
  }

  @Test func wrongTypes() {
    let error = InfoPlistError.wrongType(key: Self.key, expected: "an array of strings", line: 6)
    #expect(throws: error) { try read([Self.key: "x"]) }
    #expect(throws: error) { try read([Self.key: [1, 2]]) }
    #expect(throws: InfoPlistError.file(.rootIsNotDictionary(line: 4))) { try read([Self.left]) }
  }

  @Test func aKeyThatIsThereTwice() {
    let text = """
      <plist><dict>
      <key>\(Self.key)</key><array><string>\(Self.left)</string></array>
      <key>\(Self.key)</key><array><string>\(Self.right)</string></array>
      </dict></plist>
      """
    #expect(throws: InfoPlistError.repeatedKey(Self.key, lines: [2, 3])) {
      try LaunchOrientations(PropertyListDocument(ContiguousArray(text.utf8)))
    }
  }

  @discardableResult
  private func read(
    _ list: Any, _ format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> LaunchOrientations {
    let bytes = try FoundationList.bytes(list, format)
    return try LaunchOrientations(PropertyListDocument(bytes))
  }
}
