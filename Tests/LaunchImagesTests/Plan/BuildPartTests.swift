import Foundation
import Pixels
import TestSupport
import Testing

@testable import LaunchImages

/// A build makes launch images, or a launch screen.
@Suite struct BuildPartTests {
  private static let artwork = PixelSize(width: 3840, height: 2160)

  private func plan(_ change: (inout BuildOptions) -> Void) -> BuildPlan {
    var options = BuildOptions()
    options.screen = LaunchScreenChoices(.storyboard)
    change(&options)
    return BuildPlan(artwork: Self.artwork, options: options)
  }

  @Test func aBuildMakesOneOfTheTwo() {
    let images = plan { $0.screen = nil }
    let launchScreen = plan { _ in }
    #expect(Set(images.files).isDisjoint(with: launchScreen.files))
    #expect(images.files.count == 9 && images.launchScreen == nil)
    #expect(launchScreen.entries.isEmpty && launchScreen.files.last == "LaunchScreen.plist")
    #expect(!launchScreen.files.contains("UILaunchImages.plist"))
  }

  @Test func smallArtworkIsNamedWithoutImagesToo() {
    var options = BuildOptions()
    options.screen = LaunchScreenChoices(.storyboard)
    let small = BuildPlan(artwork: PixelSize(width: 1434, height: 807), options: options)
    #expect(
      small.warnings
        == [.enlargedInLaunchScreen(factor: 2, wanted: PixelSize(width: 2868, height: 2064))])
    #expect(plan { _ in }.warnings == [])
    let upright = BuildPlan(artwork: PixelSize(width: 660, height: 1434), options: options)
    #expect(
      upright.warnings
        == [.enlargedInLaunchScreen(factor: 2, wanted: PixelSize(width: 2064, height: 2868))])
  }

  /// Nobody sees that a picture is enlarged by a twentieth: the sample artwork is large enough.
  @Test(arguments: [(2868, true), (2732, true), (2608, true), (2606, false), (1920, false)])
  func enlargementThatIsSeen(_ width: Int, _ isLargeEnough: Bool) {
    var options = BuildOptions()
    options.screen = LaunchScreenChoices(.storyboard)
    let plan = BuildPlan(
      artwork: PixelSize(width: width, height: (width * 9 + 15) / 16), options: options)
    #expect(plan.warnings.isEmpty == isLargeEnough)
  }

  /// The documents name the size of the warning.
  @Test(arguments: ["README.md", "Documentation/Guide.md"])
  func documentedSize(_ file: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
    let size = LaunchScreenPlan.sharpSize(like: Self.artwork)
    #expect(text.contains("\(size) pixels"))
  }

  @Test func faults() {
    func fault(_ further: Set<ArtworkRole> = [], _ change: (inout BuildOptions) -> Void)
      -> OptionFault?
    {
      var options = BuildOptions()
      change(&options)
      do throws(OptionFault) {
        try options.validate(further: further)
        return nil
      } catch {
        return error
      }
    }
    #expect(fault([.pad]) { _ in } == .unusedArtwork(.pad))
    #expect(fault([.dark]) { _ in } == .unusedArtwork(.dark))
    #expect(
      fault {
        $0.screen = LaunchScreenChoices(.screen)
        $0.screens = []
      } == nil)
  }
}
