import Foundation
import TestSupport
import Testing

@testable import AppDocuments

/// What is certain is corrected, and nothing else changes.
@Suite struct InfoPlistCorrectionsTests {
  private func entry(_ name: String, _ size: String = "{320, 568}") -> String {
    "<dict><key>UILaunchImageName</key><string>\(name)</string>"
      + "<key>UILaunchImageMinimumOSVersion</key><string>7.0</string>"
      + "<key>UILaunchImageSize</key><string>\(size)</string></dict>"
  }

  private func list(_ members: String) -> String {
    "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\(members)\n</dict>\n</plist>\n"
  }

  private func corrected(_ text: String) throws -> (String, [CorrectionKind]) {
    let document = try PropertyListDocument(ContiguousArray(text.utf8))
    let result = try InfoPlistCorrections(of: document)
    return (String(decoding: result.bytes, as: UTF8.self), result.corrections.map(\.kind))
  }

  @Test(arguments: [
    ("Default-568h@2x.png", "Default-568h"), ("Default@2x~iphone", "Default"),
    ("Default~ipad.png", "Default"), ("A.png.png", "A"),
  ])
  func names(_ wrong: String, _ right: String) throws {
    let before = list("<key>UILaunchImages</key> <!-- a --><array>\n\t\(entry(wrong))\n</array>")
    let (after, kinds) = try corrected(before)
    #expect(after == before.replacing(">\(wrong)<", with: ">\(right)<"))
    #expect(kinds == [.name(from: wrong, to: right)])
    #expect(try corrected(after).1 == [])
  }

  /// A name changes only if every device then finds the same file, or a better one.
  @Test(arguments: [
    // An iPad's file has its suffixes in another order, which only the old name finds.
    ("Default~ipad", ["Default~ipad@2x.png", "Default~ipad.png"], false),
    ("Default~ipad", ["Default~ipad.png"], true),
    ("Default~ipad", ["Default~ipad.png", "Default@2x~ipad.png"], true),
    // An iPhone's file is no better one for an iPad.
    ("Default~ipad", ["Default~ipad~ipad.png", "Default@2x.png"], false),
    ("Default@2x", ["Default@2x.png"], true), ("Default@2x", ["Default@2x@2x.png"], false),
    ("Default.png", ["Default.png", "Default@2x.png"], true), ("Default.png", [], true),
  ])
  func namesThatFiles(_ name: String, _ files: [String], _ isCorrected: Bool) throws {
    let key = "UILaunchImages" + (name.contains("ipad") ? "~ipad" : "")
    let text = list("<key>\(key)</key><array>\(entry(name))</array>")
    let document = try PropertyListDocument(ContiguousArray(text.utf8))
    let result = try InfoPlistCorrections(of: document, images: Set(files))
    #expect(result.corrections.isEmpty != isCorrected)
  }

  /// What is not a number differs from itself.
  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func notANumber(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let entry: [String: Any] = [
      "UILaunchImageName": "Default@2x.png", "UILaunchImageSize": "{320, 480}",
      "UILaunchImageMinimumOSVersion": "7.0", "x": Double.nan,
    ]
    let members: [String: Any] = ["UILaunchImages": [entry], "x": Double.nan]
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: members, format: format, options: 0)
    let document = try PropertyListDocument(ContiguousArray(bytes))
    let result = try InfoPlistCorrections(of: document)
    #expect(result.corrections.map(\.kind) == [.name(from: "Default@2x.png", to: "Default")])
    let after = try PropertyListDocument(result.bytes).root
    #expect(
      after["UILaunchImages"]?.array?.first?.dictionary?["UILaunchImageName"] == .string("Default"))
    let same = KeyChange(key: "x", value: .array([.real(.nan)]))
    #expect(try document.changing([same]).root["x"]?.array?.count == 1)
  }

  @Test(arguments: [
    ("UILaunchStoryboardName", "Launch.storyboard", "Launch"),
    ("UILaunchStoryboardName~ipad", "Launch Screen.xib", "Launch Screen"),
    ("UILaunchStoryboardName", "$(NAME).storyboard", nil),
    ("UILaunchStoryboardName", ".storyboard", nil), ("UILaunchStoryboardName", "Launch", nil),
    ("UILaunchStoryboardName", "Launch.Screen", nil),
    // The app's own code may load the main storyboard by this name.
    ("UIMainStoryboardFile", "Main.storyboard", nil),
  ])
  func storyboards(_ key: String, _ wrong: String, _ right: String?) throws {
    let before = list("<key>\(key)</key>\n\t<string>\(wrong)</string> <!-- a -->")
    let (after, kinds) = try corrected(before)
    #expect(after == before.replacing(">\(wrong)<", with: ">\(right ?? wrong)<"))
    #expect(kinds == right.map { [.name(from: wrong, to: $0)] } ?? [])
  }

  @Test func storyboardDefinitions() throws {
    let names = ["A.storyboard", "B", "C.xib"]
    let definitions = names.map {
      "<dict><key>UILaunchStoryboardFile</key><string>\($0)</string></dict>"
    }
    let before = list(
      "<key>UILaunchStoryboards~ipad</key><dict><key>UILaunchStoryboardDefinitions</key>"
        + "<array>\n\(definitions.joined(separator: "\n"))\n</array></dict>")
    let (after, _) = try corrected(before)
    #expect(
      after
        == before.replacing("A.storyboard", with: "A").replacing("C.xib", with: "C"))
  }

  @Test(arguments: ["Default", "@2x", ".png", "Start.2", "$(NAME)@2x", "Default@2x-568h"])
  func namesThatStay(_ name: String) throws {
    let before = list("<key>UILaunchImages</key><array>\(entry(name))</array>")
    #expect(try corrected(before) == (before, []))
  }

  @Test(arguments: [
    ("{736, 414}", "{414, 736}"), ("{1024,768}", "{768, 1024}"), ("{700, 300}", nil),
    ("{414, 736}", nil), ("{$(W), 3}", nil),
  ])
  func sizes(_ wrong: String, _ right: String?) throws {
    let before = list("<key>UILaunchImages~ipad</key><array>\(entry("A", wrong))</array>")
    #expect(try corrected(before).0 == before.replacing(wrong, with: right ?? wrong))
  }

  @Test(arguments: [
    ("<string>YES</string>", "<true/>"), ("<string>no</string>", "<false/>"),
    ("<integer>1</integer>", "<true/>"), ("<string>maybe</string>", nil), ("<true/>", nil),
  ])
  func booleans(_ wrong: String, _ right: String?) throws {
    let before = list("<key>UIStatusBarHidden~ipad</key>\r\n\t\(wrong)<!-- b -->")
    #expect(try corrected(before).0 == before.replacing(wrong, with: right ?? wrong))
  }

  /// A copy goes with the white space before it; what was wrong in it need not be corrected.
  @Test func copies() throws {
    let before = list(
      "<key>UILaunchImages</key>\n<array>\n\t\(entry("A"))\n\t\(entry("B"))\n\t\(entry("A@2x"))\n</array>"
    )
    let (after, kinds) = try corrected(before)
    #expect(after == before.replacing("\n\t\(entry("A@2x"))", with: ""))
    #expect(kinds == [.repeatedEntry(number: 3, key: "UILaunchImages")])
  }

  /// Lines and values are those of the last key of a name, wherever it is among others.
  @Test func repeatedKeys() throws {
    let others = (0..<50).map { "<key>K\($0)</key><integer>\($0)</integer>" }
    let members = [
      "<key>UIRequiresFullScreen</key><string>no</string>", others[..<30].joined(separator: "\n"),
      "<key>UILaunchImages</key><array>\n\(entry("A"))\n\(entry("B@2x"))\n\(entry("A"))\n</array>",
      others[30...].joined(separator: "\n"),
      "<key>UIRequiresFullScreen</key><string>YES</string>",
    ].joined(separator: "\n")
    let before = list(members)
    let document = try PropertyListDocument(ContiguousArray(before.utf8))
    let result = try InfoPlistCorrections(of: document)
    #expect(
      result.corrections.map(\.kind) == [
        .boolean(key: "UIRequiresFullScreen", value: true), .name(from: "B@2x", to: "B"),
        .repeatedEntry(number: 3, key: "UILaunchImages"),
      ])
    #expect(result.corrections.map(\.line) == [60, 37, 38])
    let expected = before.replacing("<string>YES</string>", with: "<true/>")
      .replacing("B@2x", with: "B").replacing("\(entry("B"))\n\(entry("A"))", with: entry("B"))
    #expect(String(decoding: result.bytes, as: UTF8.self) == expected)
  }

  /// By another reader's eyes: all other values of a binary list stay.
  @Test func binaryLists() throws {
    let entry: [String: Any] = [
      "UILaunchImageName": "A@2x", "UILaunchImageMinimumOSVersion": "7.0",
      "UILaunchImageSize": "{568, 320}",
    ]
    let root: [String: Any] = [
      "UILaunchImages": [entry, entry], "UIRequiresFullScreen": "YES", "Other": [1, 2.5, "x"],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: root, format: .binary, options: 0)
    let result = try InfoPlistCorrections(
      of: PropertyListDocument(ContiguousArray(data)))
    let read = try #require(
      try unsafe PropertyListSerialization.propertyList(
        from: Data(result.bytes), format: nil)
        as? NSDictionary)
    let expected: NSDictionary = [
      "UILaunchImages": [
        [
          "UILaunchImageName": "A", "UILaunchImageMinimumOSVersion": "7.0",
          "UILaunchImageSize": "{320, 568}",
        ]
      ], "UIRequiresFullScreen": true, "Other": [1, 2.5, "x"],
    ]
    #expect(read == expected)
    #expect(result.difference(path: "Info.plist").hasPrefix("--- Info.plist (as XML)\t\n"))
  }
}
