import LaunchRules
import Testing

@Suite struct LaunchImageNameTests {
  @Test(arguments: [
    "Default", "A", "my launch", "Größe", "起動", "a-b_c", "1", String(repeating: "x", count: 200),
  ])
  func accepts(_ prefix: String) throws {
    try LaunchImageName.check(prefix: prefix)
  }

  @Test(arguments: [
    ("", LaunchImageName.Fault.empty), ("-x", .leadingHyphen), ("a.b", .dot), (".", .dot),
    ("a/b", .slash), ("a/\u{301}b", .slash), (".\u{301}", .dot), ("-\u{301}", .leadingHyphen),
    ("a@2x", .at), ("a~ipad", .tilde), ("a\nb", .controlCharacter),
    ("a\u{0}b", .controlCharacter), ("a\u{7F}", .controlCharacter),
    ("a\u{FFFD}", .controlCharacter),
    (String(repeating: "x", count: 201), .tooLong), (String(repeating: "ü", count: 101), .tooLong),
  ])
  func refuses(_ prefix: String, _ fault: LaunchImageName.Fault) {
    #expect(throws: fault) { try LaunchImageName.check(prefix: prefix) }
  }
}
