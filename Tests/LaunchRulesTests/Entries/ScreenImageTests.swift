import LaunchRules
import TestSupport
import Testing

/// The launch images of each screen, and what they are called.
@Suite struct ScreenImageTests {
  @Test(
    arguments: [
      (.height480, ["-iOS7"]), (.height568, ["-iOS7-568h"]), (.height667, ["-iOS8-667h"]),
      (.height736, ["-iOS8-736h"]), (.height812, ["-iOS11-812h"]), (.height896, ["-iOS12-896h"]),
      (.height1024, ["-iOS7-Landscape-1024h"]), (.height1366, ["-iOS9-Landscape-1366h"]),
    ] as [(LaunchScreenSize, [String])])
  func turnedOnPhones(_ screen: LaunchScreenSize, _ suffixes: [String]) {
    let images = ScreenImage.all(of: screen)
    #expect(images.map(\.nameSuffix) == suffixes)
    #expect(images == [ScreenImage(of: screen)])
    #expect(images[0].isUpright == (screen.idiom == .pad))
  }

  /// A screen that no older iOS has gets nothing else; iPads have no others anyway.
  @Test(
    arguments: [
      (.height480, ["-iOS7", "-iOS9-Landscape"], ["7.0", "9.3"]),
      (.height667, ["-iOS8-667h", "-iOS9-Landscape-667h"], ["8.0", "9.3"]),
      (.height812, ["-iOS11-Landscape-812h"], ["11.0"]),
      (.height844, ["-iOS14-Landscape-844h"], ["14.1"]),
      (.height1024, ["-iOS7-Landscape-1024h"], ["7.0"]),
    ] as [(LaunchScreenSize, [String], [String])])
  func uprightFrom9(_ screen: LaunchScreenSize, _ suffixes: [String], _ systems: [String]) {
    let images = ScreenImage.all(of: screen, uprightFrom: OSVersion(9, 3))
    #expect(images.map(\.nameSuffix) == suffixes)
    #expect(images.map(\.minimumOS.description) == systems)
    #expect(images.last?.isUpright == true)
    #expect(images.count == 1 || images.first?.isUpright == false)
  }

  @Test func filesOfIPads() {
    let pad = ScreenImage(of: .height1024)
    #expect(pad.fileSuffix(.one) == "-iOS7-Landscape-1024h~ipad.png")
    #expect(pad.fileSuffix(.two) == "-iOS7-Landscape-1024h@2x~ipad.png")
    #expect(ScreenImage(of: .height812).fileSuffix(.three) == "-iOS11-812h@3x.png")
  }

  /// iOS finds every file by its entry's name, on its own family of devices.
  @Test(arguments: LaunchScreenSize.allCases, [nil, OSVersion(9, 0), OSVersion(12, 4)])
  func namesAreFound(_ screen: LaunchScreenSize, _ uprightFrom: OSVersion?) {
    var names: Set<String> = []
    for image in ScreenImage.all(of: screen, uprightFrom: uprightFrom) {
      let entry = LaunchImageEntry(for: image, namePrefix: "My-App")
      names.insert(entry.name)
      for scale in screen.nativeScales {
        let file = "My-App" + image.fileSuffix(scale)
        let tried = entry.fileNames(scale: scale, idiom: screen.idiom)
        #expect(tried.prefix(2).contains(file))
      }
    }
    #expect(names.count == ScreenImage.all(of: screen, uprightFrom: uprightFrom).count)
  }

  @Test(arguments: LaunchScreenSize.allCases, [nil, OSVersion(9, 0), OSVersion(12, 0)])
  func namesAreRecognized(_ screen: LaunchScreenSize, _ uprightFrom: OSVersion?) {
    for image in ScreenImage.all(of: screen, uprightFrom: uprightFrom) {
      for scale in screen.nativeScales {
        let found = ScreenImage.parsing(file: "My-App" + image.fileSuffix(scale))
        #expect(found?.prefix == "My-App")
        #expect(found?.image == image)
      }
    }
  }

  @Test(arguments: [
    "Default.png", "Default-Landscape@2x.png", "Default-Landscape~ipad.png", "Default-568h@2x.png",
    "Default-iOS7.png", "Default-iOS8-667h.png", "Default-iOS7-667h@2x.png", "Default-iOS8@2x.png",
    "Default-iOS8-667h@2x~ipad.png", "Default-iOS7-1024h@2x~ipad.png", "-iOS@2x.png",
    "Default-iOS7-Landscape-1024h@2x.png", "Default-iOS7-Landscape-667h@2x.png", "@2x.png", "",
    "Default-iOS8-667h@2x.jpg", "Default-iOS8--667h@2x.png", "Default-iOSx-667h@2x.png",
    "Default-iOS8-667h@2x~iphone.png", "Default-iOS08-667h@2x.png", ".png", "-.png", "~ipad.png",
  ])
  func others(_ file: String) {
    #expect(ScreenImage.parsing(file: file)?.image == nil)
  }
}
