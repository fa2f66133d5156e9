import LaunchApps
import LaunchRules
import TestSupport
import Testing

@testable import LaunchCheck

/// .NET MAUI makes the launch screen at build.
@Suite struct MauiTests {
  private let folder: TemporaryFolder
  private static let project =
    "<Project Sdk=\"Microsoft.NET.Sdk\"><ItemGroup><MauiSplashScreen Include=\"a.svg\"/></ItemGroup></Project>"
  private static let place = "Game/Platforms/iOS/Info.plist"

  init() throws { folder = try TemporaryFolder() }

  private func write(_ project: String, _ more: String = "", at place: String = place) throws {
    try folder.write("Game/Game.csproj", project.utf8)
    let list = InfoPlistText.document(
      "<key>LSRequiresIPhoneOS</key><true/>" + more, InfoPlistText.orientations(["Portrait"]))
    try folder.write(place, list.utf8)
  }

  private func rules(_ path: String = "") throws -> [String] {
    var options = LoadOptions()
    options.assumptions.sdk = OSVersion(27, 0)
    let bundles = try BundleLoader.load(folder.path + "/" + path, options)
    return Checker(disabled: ["scene-manifest"]).findings(in: bundles).flatMap(\.findings)
      .map(\.rule)
  }

  @Test("it is said to be unknown, not missing", arguments: ["", "Game", place])
  func theLaunchScreenIsUnknown(_ path: String) throws {
    try write(Self.project)
    #expect(try rules(path) == ["launch-screen-unchecked"])
    let app = try #require(try BundleLoader.load(folder.path + "/" + path).first).contents.get()
    let explanation = LaunchExplanation(path: "", contents: app)
    let row = try #require(explanation.rows.last)
    #expect(
      explanation.why(row)
        == ".NET MAUI makes it of MauiSplashScreen in \(folder.path)/Game/Game.csproj, which is not read"
    )
    #expect(explanation.summary?.contains("the launch screen that .NET MAUI makes") == true)
  }

  @Test("a key of the app's own is known")
  func ownKeys() throws {
    try write(Self.project, "<key>UILaunchScreen</key><dict/>")
    #expect(try rules() == ["launch-screen-plain"])
  }

  @Test("other projects make none")
  func otherProjects() throws {
    try write("<Project><ItemGroup><MauiIcon Include=\"a.svg\"/></ItemGroup></Project>")
    #expect(try rules().contains("no-launch-screen"))
    let other = "Game/iOS/Info.plist"
    try write(Self.project, at: other)
    #expect(try rules(other).contains("no-launch-screen"))
  }
}
