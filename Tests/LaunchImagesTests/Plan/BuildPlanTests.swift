import LaunchImages
import LaunchRules
import Pixels
import TestSupport
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

  /// A list of scales is for TN2244's screens.
  @Test(arguments: [ScaleSelection.native, .list([.three]), .list([])])
  func laterScreensHaveTheirOwnScales(_ scales: ScaleSelection) {
    let plan = plan {
      $0.screens = [.height667, .height812, .height896, .height956, .height1024, .height1366]
      $0.scales = scales
    }
    #expect(
      plan.images.filter { $0.screen != .height667 }.map(\.file) == [
        "Default-iOS11-812h@2x.png", "Default-iOS11-812h@3x.png", "Default-iOS12-896h@2x.png",
        "Default-iOS12-896h@3x.png", "Default-iOS18-956h@3x.png",
        "Default-iOS7-Landscape-1024h~ipad.png", "Default-iOS7-Landscape-1024h@2x~ipad.png",
        "Default-iOS9-Landscape-1366h@2x~ipad.png",
      ])
    #expect(plan.entries.count == (scales == .list([]) ? 3 : 4))
    #expect(plan.padEntries.map(\.size.description) == ["768x1024", "1024x1366"])
  }

  /// No two images or entries share a name, whatever is built.
  @Test(arguments: [nil, OSVersion(9, 0), OSVersion(11, 0), OSVersion(16, 2)])
  func namesDiffer(_ uprightFrom: OSVersion?) {
    let plan = plan {
      $0.screens = Set(LaunchScreenSize.allCases)
      $0.uprightFrom = uprightFrom
    }
    #expect(Set(plan.files).count == plan.files.count)
    let entries = plan.entries + plan.padEntries
    #expect(Set(entries.map(\.name)).count == entries.count)
    for image in plan.images {
      #expect(image.frame.width > image.frame.height)
      #expect(image.size == (image.isUpright ? image.frame : image.frame.transposed))
      #expect(image.isUpright == image.file.contains("-Landscape"))
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
