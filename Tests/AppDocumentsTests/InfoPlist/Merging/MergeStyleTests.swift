import AppDocuments
import LaunchRules
import Testing

/// What an edit looks like, byte by byte.
@Suite struct MergeStyleTests {
  private static let entry = LaunchImageEntry(
    name: "A&B", minimumOS: OSVersion(7, 0), size: PointSize(width: 320, height: 480))
  /// Nothing to do for the orientation.
  private static let landscape =
    "<key>UISupportedInterfaceOrientations</key><array><string>"
    + "UIInterfaceOrientationLandscapeRight</string></array>"

  /// The entry as an array, with what stands before each line.
  private static func array(_ indent: String, _ unit: String, _ newline: String) -> String {
    let lines = [
      "<array>", unit + "<dict>",
      unit + unit + "<key>UILaunchImageMinimumOSVersion</key>",
      unit + unit + "<string>7.0</string>", unit + unit + "<key>UILaunchImageName</key>",
      unit + unit + "<string>A&amp;B</string>", unit + unit + "<key>UILaunchImageOrientation</key>",
      unit + unit + "<string>Landscape</string>", unit + unit + "<key>UILaunchImageSize</key>",
      unit + unit + "<string>{320, 480}</string>", unit + "</dict>", "</array>",
    ]
    return lines.joined(separator: newline + indent)
  }

  private static func member(_ indent: String, _ unit: String, _ newline: String) -> String {
    indent + "<key>UILaunchImages</key>" + newline + indent + array(indent, unit, newline)
  }

  @Test func appendedWithTabs() throws {
    try check(
      "<plist>\n<dict>\n\t\(Self.landscape)\n\t<key>A</key>\n\t<array>\n\t\t<true/>\n\t</array>\n"
        + "§</dict>\n</plist>\n", Self.member("\t", "\t", "\n") + "\n")
  }

  @Test func appendedWithSpacesAndCRLFAndNoFinalNewline() throws {
    try check(
      "\u{FEFF}<plist>\r\n  <dict>\r\n    \(Self.landscape)\r\n§  </dict>\r\n</plist>",
      Self.member("    ", "  ", "\r\n") + "\r\n")
  }

  @Test func appendedWithReturns() throws {
    try check(
      "<plist>\r<dict>\r \(Self.landscape)\r§</dict></plist>", Self.member(" ", " ", "\r") + "\r")
  }

  @Test func appendedAfterComments() throws {
    try check(
      "<plist>\n<dict>\n\t\(Self.landscape) <!-- why -->\n\t<!-- end -->§\n\n</dict>\n</plist>\n",
      "\n" + Self.member("\t", "\t", "\n"))
  }

  @Test func appendedWhereTheEndTagFollows() throws {
    try check(
      "<plist>\n  <dict>\n\t\(Self.landscape)\n\t<key>A</key>\n\t<string>a</string>§</dict>\n"
        + "</plist>\n", "\n" + Self.member("\t", "\t", "\n") + "\n  ")
  }

  @Test func onOneLine() throws {
    try check(
      "<?xml version=\"1.0\"?>\n<plist><dict>\(Self.landscape)§</dict></plist>\n",
      Self.member("", "", ""))
  }

  @Test func withoutIndents() throws {
    try check(
      "<plist>\n<dict>\n\(Self.landscape)\n<key>A</key>\n<dict>\n<key>B</key>\n<true/>\n</dict>\n"
        + "§</dict>\n</plist>\n", Self.member("", "", "\n") + "\n")
  }

  @Test func replacedFirst() throws {
    try check(
      "<plist>\n<dict>\n\t<key>UILaunchImages</key> <!-- old -->\n\t§<array/>§ <!-- b -->\n"
        + "\t\(Self.landscape)\n</dict>\n</plist>\n", Self.array("\t", "\t", "\n"))
  }

  @Test func replacedInTheMiddle() throws {
    try check(
      "<plist>\r\n<dict>\r\n  <key>A</key>\r\n  <dict>\r\n      <key>a</key><true/>\r\n  </dict>\r\n"
        + "  <key>UILaunchImages</key>\r\n  §<array>\r\n <dict/> <!-- x -->\r\n</array>§\r\n"
        + "  \(Self.landscape)\r\n</dict>\r\n</plist>", Self.array("  ", "    ", "\r\n"))
  }

  @Test func replacedLastBesideItsKey() throws {
    try check(
      "<plist>\n<dict>\n \(Self.landscape)\n <key>UILaunchImages</key>§<string/>§\n</dict></plist>",
      Self.array(" ", " ", "\n"))
  }

  @Test func replacedOnOneLine() throws {
    try check(
      "<plist>\n<dict>\n \(Self.landscape)\n <key>UILaunchImages</key> §<array><dict/></array>§\n"
        + "</dict></plist>", Self.array("", "", ""))
  }

  @Test(arguments: ["UILaunchImages~iphone", "&#85;ILaunchImages~iphone"])
  func thePhonesKeyIsWritten(_ key: String) throws {
    try check(
      "<plist>\n<dict>\n <key>UILaunchImages</key>\n <array/>\n <key>\(key)</key>\n §<array/>§\n "
        + "<key>UILaunchImages~ipad</key>\n <array/>\n \(Self.landscape)\n</dict></plist>",
      Self.array(" ", " ", "\n"))
  }

  @Test(
    arguments: [
      ("<plist>\n<dict/>\n</plist>\n", "<dict>", "\n\t", "\n</dict>"),
      ("<plist>\r\n  <dict></dict>\r\n</plist>\r\n", "<dict>", "\r\n  \t", "\r\n  </dict>"),
      ("<plist>\n<dict>\n</dict></plist>", "<dict>", "\n\t", "\n</dict>"),
      ("<plist><dict/></plist>", "<dict>", "", "</dict>"),
    ])
  func anEmptyRoot(_ text: String, _ head: String, _ lineBreak: String, _ tail: String) throws {
    var options = MergeOptions(entries: [])
    options.setsOrientations = true
    let merge = try Self.merge(text, options)
    let lines = String(decoding: merge.bytes, as: UTF8.self)
    let unit = lineBreak.isEmpty ? "" : "\t"
    let root = [
      head, "<key>UILaunchImages</key>", "<array/>",
      "<key>UISupportedInterfaceOrientations</key>", "<array>",
      unit + "<string>UIInterfaceOrientationLandscapeRight</string>",
      unit + "<string>UIInterfaceOrientationLandscapeLeft</string>", "</array>",
    ]
    let old =
      text.firstRange(of: "<dict/>") ?? text.firstRange(of: "<dict></dict>")
      ?? text.firstRange(of: "<dict>\n</dict>")
    let expected = text.replacingCharacters(
      in: try #require(old), with: root.joined(separator: lineBreak) + tail)
    #expect(lines == expected)
  }

  /// - Parameter marked: the text with § where something is inserted, or around what is replaced.
  private func check(_ marked: String, _ replacement: String) throws {
    let parts = marked.split(separator: "§", omittingEmptySubsequences: false).map(String.init)
    var options = MergeOptions(entries: [Self.entry])
    options.replaces = true
    let merge = try Self.merge(parts.joined(), options)
    let last = try #require(parts.last)
    let expected = parts[0] + replacement + last
    #expect(String(decoding: merge.bytes, as: UTF8.self) == expected)
    #expect(merge.changes.count == 1)
    let again = try Self.merge(expected, MergeOptions(entries: [Self.entry]))
    #expect(again.changes.isEmpty)
    #expect(again.bytes == merge.bytes)
  }

  private static func merge(_ text: String, _ options: MergeOptions) throws -> InfoPlistMerge {
    try InfoPlistMerge(into: PropertyListDocument(ContiguousArray(text.utf8)), options)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}
