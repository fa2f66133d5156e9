import LaunchRules
import OrientationCode
import TestSupport
import Testing

@Suite struct CodeFileTests {
  /// Word by word.
  @Test(arguments: TemplateVariant.distinct)
  func goldens(_ variant: TemplateVariant) throws {
    let text = variant.files.map(\.text).joined(separator: "\n")
    #expect(try Golden(variant.testDescription).difference(from: text) == nil)
  }

  @Test(arguments: TemplateVariant.all)
  func filesAreWhole(_ variant: TemplateVariant) {
    let files = variant.files
    #expect(!files.isEmpty && Set(files.map(\.name)).count == files.count)
    for file in files {
      let isXML = file.name.hasSuffix(".xml")
      #expect(file.text.hasPrefix(isXML ? "<!-- \(file.name) -->\n" : "// \(file.name)\n"))
      #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"))
      #expect(!file.text.contains("{{") && !file.text.contains("&lt;"))
      #expect(!file.text.contains(" \n") && !file.text.contains("\n\n\n"))
      #expect(file.text.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(file.name)")
    }
  }

  /// What the app launches into is the first of Info.plist's values in the text.
  @Test(arguments: LandscapeSelection.allCases)
  func infoPlistOrderIsTheGivenOne(_ orientations: LandscapeSelection) throws {
    let template = try #require(CodeTemplate.named("landscape-app"))
    let files = template.files(language: .swift, orientations: orientations)
    let values = files[0].text.matches(of: /\/\/   (UIInterfaceOrientation\w+)/).map(\.1)
    #expect(
      values.map(String.init) == orientations.orientations.map(\.interfaceOrientation.rawValue))
  }

  @Test func selectionsAreDistinctAndNotEmpty() {
    #expect(LandscapeSelection([]) == nil)
    #expect(LandscapeSelection([.landscapeLeft, .landscapeLeft]) == nil)
    #expect(LandscapeSelection([.landscapeRight, .landscapeLeft]) == .both)
    #expect(Set(LandscapeSelection.allCases).count == 4)
  }
}
