import LaunchRules
import Testing

@Suite struct BuildVariableTests {
  @Test(arguments: [
    ("$(A)", ""), ("x$(A)y${B.c}z", "xyz"), ("$(A:lower)-568h", "-568h"), ("${}", ""),
    ("$(A$(B))", ")"), ("é$(A)é", "éé"),
  ])
  func found(_ text: String, _ literal: String) {
    #expect(BuildVariable.isIn(text))
    #expect(BuildVariable.literal(of: text) == literal)
  }

  @Test(arguments: ["", "$", "$$", "$A", "$(A", "${A)", "(A)", "a$", "$5 (five)"])
  func notFound(_ text: String) {
    #expect(!BuildVariable.isIn(text))
    #expect(BuildVariable.literal(of: text) == text)
  }
}
