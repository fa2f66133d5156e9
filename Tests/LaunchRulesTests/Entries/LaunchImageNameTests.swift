import LaunchRules
import Testing

@Suite struct LaunchImageNameTests {
  @Test(arguments: [
    "Default", "A", "my launch", "Größe", "起動", "a-b_c", "1", String(repeating: "x", count: 200),
  ])
  func accepts(_ prefix: String) {
    #expect(LaunchImageName.fault(inPrefix: prefix) == nil)
  }

  @Test(arguments: [
    ("", "it is empty"),
    ("-x", "it begins with '-', which tools read as an option"),
    ("a.b", "it has '.': iOS does not find a launch image with a dot in its name"),
    (".", "it has '.': iOS does not find a launch image with a dot in its name"),
    ("a/b", "it has '/': it is a part of file names, not a path; use --output for the folder"),
    ("a@2x", "it has '@': the scale is appended to it"),
    ("a~ipad", "it has '~': iOS appends the device to it"),
    ("a\nb", "it has a character that file names should not have"),
    ("a\u{0}b", "it has a character that file names should not have"),
    ("a\u{7F}", "it has a character that file names should not have"),
    ("a\u{FFFD}", "it has a character that file names should not have"),
    (String(repeating: "x", count: 201), "it is longer than 200 bytes"),
    (String(repeating: "ü", count: 101), "it is longer than 200 bytes"),
  ])
  func refuses(_ prefix: String, _ fault: String) {
    #expect(LaunchImageName.fault(inPrefix: prefix) == fault)
  }

  @Test func suffixes() {
    #expect(LaunchScreenSize.height480.nameSuffix == "-iOS7")
    #expect(LaunchScreenSize.height568.nameSuffix == "-iOS7-568h")
    #expect(LaunchScreenSize.height667.nameSuffix == "-iOS8-667h")
    #expect(LaunchScreenSize.height736.nameSuffix == "-iOS8-736h")
  }
}
