import LaunchImages
import Pixels
import TestSupport
import Testing

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
        == [.enlargedInLaunchScreen(factor: 2, wanted: PixelSize(width: 2868, height: 1614))])
    #expect(plan { _ in }.warnings == [])
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
