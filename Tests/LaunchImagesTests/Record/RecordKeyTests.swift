import LaunchRules
import Pixels
import Testing

@testable import LaunchImages

/// What a record is found by.
@Suite struct RecordKeyTests {
  @Test("artworks are known by the numbers of their roles")
  func numbers() {
    let values = PerArtwork(main: "m", further: [.dark: "d", .logo: "l"])
    #expect(PerArtwork(numbered: [1: "m", 2: "d", 5: "l"]) == values)
    #expect(PerArtwork(numbered: [2: "d"]) == nil)
    #expect(PerArtwork(numbered: [1: "m", 99: "?"]) == nil)
  }

  @Test("every option but those of the work itself decides the key")
  func key() {
    let changes: [(inout BuildOptions) -> Void] = [
      { $0.orientation = .landscapeLeft }, { $0.isTurned = true }, { $0.fit = .contain },
      { $0.position = Position(x: 0, y: 0.5) }, { $0.focus = .automatic },
      { $0.focus = .point(.center) }, { $0.findsHiddenParts = true },
      { $0.background = .color(RGBColor(red: 0, green: 0, blue: 1)) }, { $0.filter = .box },
      { $0.color = .preserve }, { $0.pixelLimit = 5 }, { $0.screens = [.height480] },
      { $0.scales = .native }, { $0.scales = .list([.two]) }, { $0.namePrefix = "A" },
      { $0.screen = LaunchScreenChoices(.storyboard) },
      { $0.screen = LaunchScreenChoices(.screen) },
      {
        $0.screen = LaunchScreenChoices(.storyboard)
        $0.screen?.darkBackground = .black
      },
      { $0.compression = .best }, { $0.artworkIsLogo = true },
      { $0.logo.position = Position(x: 0, y: 0.5) }, { $0.uprightFrom = OSVersion(9, 0) },
      { $0.isCropChosen = true },
    ]
    var keys: Set<String> = [BuildOptions().key(version: "1"), BuildOptions().key(version: "2")]
    for change in changes {
      var options = BuildOptions()
      change(&options)
      keys.insert(options.key(version: "1"))
    }
    #expect(keys.count == changes.count + 2)
    var same = BuildOptions()
    same.jobs = 9
    same.warningsAreErrors = true
    // The preview's, beside the images.
    same.overviewSide = 100
    // Only warnings name devices.
    same.devices = []
    #expect(keys.contains(same.key(version: "1")))
    // Two have two changes here, the launch screen has three, and one value holds others. An option
    // that is added here needs a change; those of the launch screen are in the key by themselves.
    #expect(
      Mirror(reflecting: same).children.count
        + Mirror(reflecting: same.pictures).children.count == changes.count - 4 + 5)
  }
}
