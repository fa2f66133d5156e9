import Foundation
import LaunchCheck
import TestSupport
import Testing

/// A storyboard or xib that somebody names, without an Info.plist.
@Suite struct LaunchScreenAloneTests {
  private func findings(_ name: String, _ text: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let path = try folder.write(name, Data(text.utf8))
    var options = LoadOptions()
    options.assumptions = Assumptions(sdk: OSVersion(27, 0), minimumOS: OSVersion(8, 0))
    let bundles = try BundleLoader.load(path, options)
    #expect(bundles.count == 1)
    return Checker().findings(in: bundles).flatMap(\.findings).map {
      "\($0.path.dropFirst(folder.path.count + 1)) \($0.rule)"
    }
  }

  @Test func rules() throws {
    #expect(try findings("Base.lproj/Launch.storyboard", StoryboardText.clean.text) == [])
    #expect(try findings("A.xib", StoryboardText.xib.text) == [])
    let faulty = StoryboardText.clean.with {
      $0.attributes = "useSafeAreas=\"YES\""
      $0.root = "customClass=\"Start\""
    }
    #expect(
      try findings("Any.Name.storyboard", faulty.text).sorted() == [
        "Any.Name.storyboard custom-class", "Any.Name.storyboard no-initial",
        "Any.Name.storyboard not-launch-flag", "Any.Name.storyboard safe-area-target",
      ])
    #expect(try findings("A.storyboard", "<") == ["A.storyboard launch-screen-unreadable"])
  }

  @Test func imagesBeside() throws {
    let folder = try TemporaryFolder()
    try Sample.withStoryboard.with {
      $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = "PNG 9000 9000"
      $0.sources["Launch.storyboard"] = StoryboardText.clean.text
    }.write(to: folder, "App/")
    let findings = try Checker().findings(at: folder.path("App/Launch.storyboard"))
    #expect(findings.map(\.rule) == ["decoded-size"])
  }

  @Test func nothingThere() throws {
    let folder = try TemporaryFolder()
    #expect(throws: LoadError.unreadable(.missing)) {
      try BundleLoader.load(folder.path("A.storyboard"))
    }
    try folder.write("A.storyboard", Data())
    let bundle = try BundleLoader.load(folder.path("A.storyboard"))[0]
    let contents = try bundle.contents.get()
    #expect(contents.obstacle != nil)
    #expect(!contents.isFile)
  }
}
