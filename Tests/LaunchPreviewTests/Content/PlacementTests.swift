import AppDocuments
import Foundation
import LaunchApps
import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchImages
@testable import LaunchPreview
@testable import Pictures

/// Where the pictures of launch screens that launchgen wrote are: as the plan says, as a preview draws
/// them, and as another program solves the constraints.
@Suite struct PlacementTests {
  private static let artworks = [
    PixelSize(width: 3840, height: 2160), PixelSize(width: 640, height: 600),
  ]
  private static let anchors: [(Fit, Anchor)] = [
    (.cover, .position(.center)), (.cover, .focus(Position(x: 0.2, y: 0.7))),
    (.cover, .focus(Position(x: 0.94, y: 0.5))), (.cover, .focus(Position(x: 0, y: 0.3))),
    (.cover, .focus(Position(x: 0.3, y: 1))), (.cover, .position(Position(x: 1, y: 0.3))),
    (.contain, .position(Position(x: 0.25, y: 0))), (.contain, .position(.center)),
    (.fill, .position(.center)),
  ]
  private static let displays: [Display] = [
    .phone480, .phone874, .duoOuter, .pad1024At2x, .pad1376,
  ]
  private static let windows = displays.flatMap { display in
    [InterfaceOrientation.portrait, .landscapeLeft].map { LaunchWindow(display, held: $0) }
  }

  private static func plan(
    _ artwork: PixelSize, _ fit: Fit, _ anchor: Anchor, logo: Position?
  ) throws -> LaunchScreenPlan {
    var options = BuildOptions()
    options.screen = LaunchScreenChoices(.storyboard)
    options.fit = fit
    switch anchor {
    case .focus(let point): options.focus = .point(point)
    case .position(let place): options.position = place
    }
    options.logo.length = .points(150)
    options.logo.position = logo ?? .center
    let size = PixelSize(width: 600, height: 400)
    let plan = BuildPlan(
      artwork: artwork, further: logo == nil ? [:] : [.logo: size], options: options)
    return try #require(plan.launchScreen)
  }

  /// Writes the files of a launch screen. The pictures have only headers.
  private static func app(_ plan: LaunchScreenPlan) throws -> (TemporaryFolder, BundleContents) {
    let folder = try TemporaryFolder()
    for document in plan.documents {
      try folder.write(document.file, Array(LaunchScreenText(plan: plan).text(of: document).utf8))
    }
    for image in plan.images {
      func number(_ value: Int) -> [UInt8] {
        (0..<4).reversed().map { UInt8(value >> (8 * $0) & 255) }
      }
      let header = number(image.size.width) + number(image.size.height) + [8, 2, 0, 0, 0]
      let png = PNGParts.signature + PNGChunk("IHDR", header).bytes + PNGChunk("IEND", []).bytes
      try folder.write(image.file, png)
    }
    let text = InfoPlistText.document(
      "<key>UILaunchStoryboardName</key><string>LaunchScreen</string>")
    try folder.write("Info.plist", Array(text.utf8))
    let bundle = try #require(try BundleLoader.load(folder.path("Info.plist")).first)
    return (folder, try bundle.contents.get())
  }

  @Test(
    arguments: PlacementTests.artworks, [nil, Position.center, Position(x: 0.1, y: 0.9)])
  func rectanglesAreThoseOfThePlan(_ artwork: PixelSize, _ logo: Position?) throws {
    for (fit, anchor) in Self.anchors {
      let plan = try Self.plan(artwork, fit, anchor, logo: logo)
      let (folder, contents) = try Self.app(plan)
      defer { withExtendedLifetime(folder) {} }
      let shown = PreviewLaunchScreen(plan, [:], [(.portrait, Display.today)])
      let layout = try #require(LaunchScreenLayout(contents, .storyboardName, for: .phone))
      for window in Self.windows {
        let pictures = layout.pictures(on: AssetTrait(.phone844, in: window), in: window)
        #expect(pictures.map(\.role) == (logo == nil ? [.artwork] : [.artwork, .logo]))
        let size = (Double(window.size.width), Double(window.size.height))
        let expected = shown.fit.frame(of: artwork, in: size, window.safeArea)
        Self.expect(pictures[0].drawn, expected, "\(fit) \(anchor) \(window)")
        if let logo = plan.logo {
          let frame = logo.frame(on: window.size, safeArea: window.safeArea)
          Self.expect(pictures[1].drawn, frame, "\(logo.position) \(window)")
        }
        #expect(pictures[0].focus != nil || fit != .cover || anchor.hasNoGuide)
        if case .focus(let point) = anchor, let focus = pictures[0].focus {
          #expect(abs(focus.x - expected.x - point.x * expected.width) < 1)
          #expect(abs(focus.y - expected.y - point.y * expected.height) < 1)
        }
      }
    }
  }

  private static func expect(_ frame: ViewFrame?, _ expected: ViewFrame, _ words: String) {
    let found = frame.map { [$0.x, $0.y, $0.width, $0.height] } ?? []
    let wanted = [expected.x, expected.y, expected.width, expected.height]
    #expect(
      found.count == 4 && zip(found, wanted).allSatisfy { abs($0 - $1) < 1 }, "\(words) \(found)")
  }

  @Test("as kiwisolver", .enabled("it is missing") { await LayoutSolver.isAvailable() })
  func framesAreThoseOfAnotherSolver() async throws {
    let plans = try Self.anchors.map { fit, anchor in
      try Self.plan(Self.artworks[0], fit, anchor, logo: Position(x: 0.9, y: 0.2))
    }
    let screens = Self.windows.map { window in
      let area = window.safeArea
      return LayoutSolver.Screen(
        width: window.size.width, height: window.size.height,
        safeArea: [area.top, area.left, area.bottom, area.right])
    }
    let texts = plans.map { LaunchScreenText(plan: $0).text(of: .storyboard) }
    let solved = try await LayoutSolver.frames(texts, on: screens)
    #expect(solved.count == plans.count)
    for (plan, frames) in zip(plans, solved) {
      let (folder, contents) = try Self.app(plan)
      defer { withExtendedLifetime(folder) {} }
      let layout = try #require(LaunchScreenLayout(contents, .storyboardName, for: .pad))
      for (window, views) in zip(Self.windows, frames) {
        let pictures = layout.pictures(on: AssetTrait(.pad1024At2x, in: window), in: window)
        for (picture, id) in zip(pictures, ["Lch-Im-001", "Lch-Lg-001"]) {
          let frame = try #require(picture.frame)
          let found = [frame.x, frame.y, frame.width, frame.height]
          let expected = try #require(views[id])
          #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-3 }, "\(found) \(expected)")
        }
      }
    }
  }
}

extension Anchor {
  /// Whether a storyboard needs no hidden view for the anchor, or has one that is not the focus.
  fileprivate var hasNoGuide: Bool { if case .focus = self { false } else { true } }
}
