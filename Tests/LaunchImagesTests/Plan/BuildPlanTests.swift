import LaunchImages
import LaunchRules
import Pixels
import Testing

@Suite struct BuildPlanTests {
  static let artwork = PixelSize(width: 2732, height: 1536)

  static let allFiles = [
    "Default-iOS7@2x.png", "Default-iOS7@3x.png",
    "Default-iOS7-568h@2x.png", "Default-iOS7-568h@3x.png",
    "Default-iOS8-667h@2x.png", "Default-iOS8-667h@3x.png",
    "Default-iOS8-736h@2x.png", "Default-iOS8-736h@3x.png",
  ]

  static let allSizes = [
    PixelSize(width: 640, height: 960), PixelSize(width: 960, height: 1440),
    PixelSize(width: 640, height: 1136), PixelSize(width: 960, height: 1704),
    PixelSize(width: 750, height: 1334), PixelSize(width: 1125, height: 2001),
    PixelSize(width: 828, height: 1472), PixelSize(width: 1242, height: 2208),
  ]

  @Test func hasEightImagesInOrder() {
    let plan = plan()
    #expect(plan.images.map(\.file) == Self.allFiles)
    #expect(plan.images.map(\.size) == Self.allSizes)
    #expect(plan.images.map(\.scale.rawValue) == [2, 3, 2, 3, 2, 3, 2, 3])
    #expect(plan.files == Self.allFiles + ["UILaunchImages.plist"])
  }

  @Test func framesAreLandscape() {
    for image in plan().images {
      #expect(image.frame.width == image.size.height)
      #expect(image.frame.height == image.size.width)
    }
  }

  /// TN2244's Listing 1 begins with the screen of 568 points.
  @Test func entriesAreInTheListingsOrder() {
    let entries = plan().entries
    #expect(
      entries.map(\.name) == [
        "Default-iOS7-568h", "Default-iOS7", "Default-iOS8-667h", "Default-iOS8-736h",
      ])
    #expect(entries.map(\.minimumOS.description) == ["7.0", "7.0", "8.0", "8.0"])
    #expect(entries.map(\.size.description) == ["320x568", "320x480", "375x667", "414x736"])
  }

  @Test func nativeScalesAreFiveFiles() {
    let plan = plan { $0.scales = .native }
    #expect(
      plan.images.map(\.file) == [
        "Default-iOS7@2x.png", "Default-iOS7-568h@2x.png", "Default-iOS8-667h@2x.png",
        "Default-iOS8-667h@3x.png", "Default-iOS8-736h@3x.png",
      ])
    #expect(plan.entries.count == 4)
  }

  /// Every set of screens with every set of scales: just the files of both.
  @Test(arguments: [[ScaleFactor.two], [.three], [.two, .three], [.three, .two], []])
  func subsets(_ scales: [ScaleFactor]) {
    let heights = [480, 568, 667, 736]
    for mask in 0..<16 {
      let chosen = heights.indices.filter { mask >> $0 & 1 == 1 }
      let plan = plan {
        $0.screens = Set(chosen.compactMap { LaunchScreenSize(rawValue: heights[$0]) })
        $0.scales = .list(scales)
      }
      let expected = chosen.flatMap { screen in
        [2, 3].filter { scale in scales.contains { $0.rawValue == scale } }
          .map { Self.allFiles[screen * 2 + $0 - 2] }
      }
      #expect(plan.images.map(\.file) == expected)
      #expect(plan.entries.count == (scales.isEmpty ? 0 : chosen.count))
    }
  }

  @Test func prefixBeginsAllNames() {
    let plan = plan { $0.namePrefix = "Start ü" }
    #expect(plan.images[1].file == "Start ü-iOS7@3x.png")
    #expect(plan.images.allSatisfy { $0.file.hasPrefix("Start ü-iOS") })
    #expect(plan.entries.allSatisfy { $0.name.hasPrefix("Start ü-iOS") })
  }

  @Test func pathsAreInTheOutputFolder() {
    #expect(Destination().path(of: "a.png") == "LaunchImages/a.png")
    #expect(Destination(folder: "x/").path(of: "a.png") == "x/a.png")
    #expect(Destination(folder: "/").path(of: "a.png") == "/a.png")
  }

  private func plan(_ change: (inout BuildOptions) -> Void = { _ in }) -> BuildPlan {
    var options = BuildOptions()
    change(&options)
    return BuildPlan(artwork: Self.artwork, options: options)
  }
}
