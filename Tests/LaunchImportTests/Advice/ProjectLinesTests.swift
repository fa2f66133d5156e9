import Testing

@testable import LaunchImport

/// The lines of a project file that mention a file.
@Suite struct ProjectLinesTests {
  @Test func namesAreNotPartsOfLongerOnes() {
    let text = """
      /* Default.png in Resources */
      path = MyDefault.png;
      path = "Default.png";
      path = images/Default.png;
      name = Default.png.bak;
      path = "Default@2x.png"; name = "Default@2x.png";
      ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = LaunchImage;
      "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME[sdk=iphoneos*]" = LaunchImage;
      NO_ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = X;
      Default.png
      """
    let found = ProjectLines.search(
      ContiguousArray(text.utf8),
      names: ["Default.png", "Default@2x.png", "", ProjectLines.setting])
    #expect(
      found.map { "\($0.line) \($0.name)" } == [
        "1 Default.png", "3 Default.png", "4 Default.png", "6 Default@2x.png",
        "7 \(ProjectLines.setting)", "8 \(ProjectLines.setting)", "10 Default.png",
      ])
    #expect(ProjectLines.search([], names: ["a"]).isEmpty)
  }
}
