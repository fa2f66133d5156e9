import Foundation
import TestSupport
import Testing

/// `explain --placement`.
@Suite struct ExplainPlacementTests {
  private static func app(_ options: [String]) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder.withArtwork()
    let kind = options.contains("ui-launch-screen")
    try folder.write(
      "Info.plist",
      InfoPlists.app(
        ["LandscapeRight", "Portrait"], [],
        more: kind
          ? "<key>UILaunchScreen</key><dict><key>UIImageName</key><string>LaunchArtwork</string></dict>\n"
          : "<key>UILaunchStoryboardName</key><string>LaunchScreen</string>\n"))
    let made = try await Launchgen.run(
      ["screen", "art.png", "-o", ".", "-q", "--compression", "fast"] + options, in: folder)
    #expect(made.status == 0, "\(made.errors)")
    return folder
  }

  private static func run(_ options: [String], in folder: TemporaryFolder) async throws
    -> Launchgen
  {
    try await Launchgen.run(["explain", "Info.plist", "--placement"] + options, in: folder)
  }

  @Test(arguments: [(["--json"], "placement-json"), ([], "placement")])
  func documents(_ options: [String], _ golden: String) async throws {
    let folder = try await Self.app([
      "--focus", "70%,40%", "--logo", "art.png", "--logo-position", "left top", "--logo-size",
      "120",
    ])
    let run = try await Self.run(["--device", "iPhone 16 Pro"] + options, in: folder)
    #expect(run.status == 0 && run.errors == "")
    #expect(try Golden(golden).difference(from: run.output) == nil)
  }

  /// The rectangles are those of another solver, on every screen and in every window.
  @Test(
    "as kiwisolver", .enabled("it is missing") { await LayoutSolver.isAvailable() },
    arguments: ["left top", "50%,50%", "90%,20%"])
  func rectanglesAreThoseOfAnotherSolver(_ position: String) async throws {
    let folder = try await Self.app([
      "--focus", "70%,40%", "--logo", "art.png", "--logo-position", position, "--logo-size", "290",
    ])
    let run = try await Self.run(["--json"], in: folder)
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    #expect(document.screens.count > 20)
    let storyboard = try String(decoding: folder.read("LaunchScreen.storyboard"), as: UTF8.self)
    let screens = document.screens.map { screen in
      let area = screen.safeArea
      return LayoutSolver.Screen(
        width: Int(screen.width), height: Int(screen.height),
        safeArea: area.map { [$0.top, $0.left, $0.bottom, $0.right] } ?? [0, 0, 0, 0])
    }
    let solved = try #require(await LayoutSolver.frames([storyboard], on: screens).first)
    for (screen, views) in zip(document.screens, solved) {
      #expect(screen.images.count == 2)
      for (image, id) in zip(screen.images, ["Lch-Im-001", "Lch-Lg-001"]) {
        let frame = try #require(image.frame)
        let found = [frame.x, frame.y, frame.width, frame.height]
        let expected = try #require(views[id])
        #expect(
          zip(found, expected).allSatisfy { abs($0 - $1) < 0.01 },
          "\(screen.width)x\(screen.height) \(found) \(expected)")
      }
    }
  }

  /// UILaunchScreen shows its image in the middle, without scaling it.
  @Test func launchScreenDictionary() async throws {
    let folder = try await Self.app(["--kind", "ui-launch-screen"])
    let run = try await Self.run(["--device", "iPhone 16 Pro", "--json"], in: folder)
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    // The screen in two orientations. The windows on iPads are not this device's.
    #expect(document.screens.map(\.width).sorted() == [402, 874])
    for screen in document.screens {
      let drawn = try #require(screen.images.first?.drawn)
      #expect(screen.images.first?.contentMode == "center")
      #expect(abs(drawn.x + drawn.width / 2 - screen.width / 2) < 0.01)
      #expect(abs(drawn.y + drawn.height / 2 - screen.height / 2) < 0.01)
    }
    // Apple does not say where an image is that respects the safe area.
    let list = try String(decoding: folder.read("Info.plist"), as: UTF8.self)
    try folder.write(
      "Info.plist",
      Data(
        list.replacing(
          "<key>UIImageName</key>",
          with: "<key>UIImageRespectsSafeAreaInsets</key><true/><key>UIImageName</key>"
        ).utf8))
    let inset = try await Self.run(["--device", "iPhone 16 Pro"], in: folder)
    #expect(inset.output.contains("not known"))
  }

  /// A safe area is that of the device, not of all devices with its display.
  @Test(arguments: [
    ("iPhone 11 Pro", "", 44, 34), ("iPhone 13 mini", "", 50, 34), ("iPhone 6s", "", 20, 0),
    ("iPhone 6s", "<key>UIStatusBarHidden</key><true/>", 0, 0),
    ("iPhone 13 mini", "<key>UIStatusBarHidden</key><true/>", 50, 34),
  ])
  func safeAreas(_ device: String, _ more: String, _ top: Int, _ bottom: Int) async throws {
    let folder = try await Self.app([])
    let list = try String(decoding: folder.read("Info.plist"), as: UTF8.self)
    try folder.write("Info.plist", Data(list.replacing("<dict>\n", with: "<dict>\n" + more).utf8))
    let run = try await Self.run(["--device", device, "--json"], in: folder)
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    let upright = try #require(document.screens.first { $0.width < $0.height })
    #expect(upright.safeArea?.top == top && upright.safeArea?.bottom == bottom)
  }

  /// Windows in Split View reach the status bar of the iPad, which the other app shows.
  @Test(arguments: ["", "<key>UIStatusBarHidden</key><true/>"])
  func splitView(_ hidden: String) async throws {
    let folder = try await Self.app([])
    let list = try String(decoding: folder.read("Info.plist"), as: UTF8.self)
    let more =
      hidden + "<key>UIDeviceFamily</key><array><integer>2</integer></array>"
      + InfoPlistText.orientations([
        "Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight",
      ])
    try folder.write(
      "Info.plist",
      Data(
        list.replacing("<key>UISupportedInterfaceOrientations</key>", with: "<key>Unused</key>")
          .replacing("<dict>\n", with: "<dict>\n" + more).utf8))
    let run = try await Self.run(["--device", "iPad Air 2", "--ios", "13", "--json"], in: folder)
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    let windows = document.screens.filter { $0.place?.hasPrefix("split") == true }
    #expect(!windows.isEmpty && windows.allSatisfy { $0.safeArea?.top == 20 })
  }

  @Test func withoutLaunchScreen() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", ExplainTests.mixed)
    let text = try await Self.run([], in: folder)
    #expect(text.status == 0 && text.output.hasPrefix("No picture of a launch screen has"))
    let json = try await Self.run(["--json"], in: folder)
    let document = try JSONDecoder().decode(Document.self, from: Data(json.output.utf8))
    #expect(document.screens.isEmpty)
  }

  private struct Document: Decodable {
    struct Rectangle: Decodable { var x, y, width, height: Double }
    struct Insets: Decodable { var top, left, bottom, right: Int }
    struct Image: Decodable {
      var contentMode: String
      var frame: Rectangle?
      var drawn: Rectangle?
    }
    struct Screen: Decodable {
      var place: String?
      var width, height: Double
      var safeArea: Insets?
      var images: [Image]
    }
    var screens: [Screen]
  }
}
