import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchImages
@testable import Pictures

/// The constraints of storyboards, solved for every display, both ways that it is held.
@Suite struct StoryboardLayoutTests {
  static let artworks = [
    PixelSize(width: 3840, height: 2160), PixelSize(width: 2900, height: 1300),
    PixelSize(width: 640, height: 600), PixelSize(width: 9000, height: 1000),
  ]
  private static let points = [
    Position(x: 0.2, y: 0.7), Position(x: 0.94, y: 0.75), Position(x: 0, y: 0.5),
    Position(x: 0.5, y: 1), Position(x: 1, y: 0.301), Position(x: 0.004, y: 0.996),
    Position(x: 0.5, y: 0.4), Position(x: 1.0 / 3, y: 0),
  ]

  private static let screens = Set(allScreens).sorted {
    ($0.width, $0.height) < ($1.width, $1.height)
  }
  private static let allScreens = Display.all.flatMap { display in
    [InterfaceOrientation.portrait, .landscapeRight, .landscapeLeft].map { held in
      let area = display.safeAreas?[held] ?? SafeArea()
      let (short, long) = (display.points.width, display.points.height)
      return LayoutSolver.Screen(
        width: held.isLandscape ? long : short, height: held.isLandscape ? short : long,
        safeArea: [area.top, area.left, area.bottom, area.right])
    }
  }

  static func storyboard(
    _ artwork: PixelSize, logo: PixelSize? = nil, _ change: (inout BuildOptions) -> Void
  ) throws -> String {
    var options = BuildOptions()
    options.screen = LaunchScreenChoices(.storyboard)
    change(&options)
    let plan = BuildPlan(
      artwork: artwork, further: logo.map { [.logo: $0] } ?? [:], options: options)
    return LaunchScreenText(plan: try #require(plan.launchScreen)).text(of: .storyboard)
  }

  /// The frame of a view in each storyboard, on each screen.
  private static func solve(
    _ storyboards: [String], _ view: String,
    _ check: (_ storyboard: Int, LayoutSolver.Screen, ViewFrame) -> Void
  ) async throws {
    let solved = try await LayoutSolver.frames(storyboards, on: screens)
    #expect(solved.count == storyboards.count)
    for (index, frames) in solved.enumerated() {
      #expect(frames.count == screens.count)
      for (screen, views) in zip(screens, frames) {
        let frame = try #require(views[view])
        check(
          index, screen, ViewFrame(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
      }
    }
  }

  @Test(
    "the crop of a focus", .enabled("kiwisolver is missing") { await LayoutSolver.isAvailable() })
  func focus() async throws {
    for artwork in Self.artworks {
      let texts = try Self.points.map { point in
        try Self.storyboard(artwork) { $0.focus = .point(point) }
      }
      try await Self.solve(texts, "Lch-Im-001") { index, screen, frame in
        let (width, height) = (Double(screen.width), Double(screen.height))
        let (point, tiny) = (Self.points[index], 1e-4)
        // It covers the screen, in its own proportions, and one length is as small as it can be.
        #expect(frame.x <= tiny && frame.y <= tiny)
        #expect(frame.x + frame.width >= width - tiny && frame.y + frame.height >= height - tiny)
        #expect(min(frame.width - width, frame.height - height) < tiny)
        let ratio = Double(artwork.width) / Double(artwork.height)
        #expect(abs(frame.width / frame.height / ratio - 1) < 1e-6)
        #expect(Self.isNearest(frame.x, frame.width, width, point.x), "\(point) \(screen)")
        #expect(Self.isNearest(frame.y, frame.height, height, point.y), "\(point) \(screen)")
        #expect(Self.agrees(frame, artwork, screen, .cover, .focus(point)))
      }
    }
  }

  /// Whether a point is in the middle of the screen; or else an edge of the picture is at the screen's,
  /// so that the point cannot be nearer.
  private static func isNearest(
    _ start: Double, _ length: Double, _ screen: Double, _ share: Double
  ) -> Bool {
    let distance = start + share * length - screen / 2
    if abs(distance) < 1 { return true }
    return distance < 0 ? abs(start) < 1 : abs(start + length - screen) < 1
  }

  /// Whether launch images have the same crop, within a point.
  private static func agrees(
    _ frame: ViewFrame, _ artwork: PixelSize, _ screen: LayoutSolver.Screen, _ fit: Fit,
    _ anchor: Anchor
  ) -> Bool {
    // In hundredths of a point.
    let size = PixelSize(width: 100 * screen.width, height: 100 * screen.height)
    let placement = Placement(artwork: artwork, frame: size, fit: fit, anchor: anchor)
    let across = Double(placement.content.width) / placement.crop.width / 100
    let down = Double(placement.content.height) / placement.crop.height / 100
    let x = Double(placement.content.x) / 100 - placement.crop.x * across
    let y = Double(placement.content.y) / 100 - placement.crop.y * down
    return abs(frame.x - x) < 1 && abs(frame.y - y) < 1
      && abs(frame.width - Double(artwork.width) * across) < 1
      && abs(frame.height - Double(artwork.height) * down) < 1
  }

  /// What a person may type for the place of a crop, with each fit that takes it.
  private static func choices(_ fit: Fit) throws -> [(name: String, BuildOptions)] {
    var base = BuildOptions()
    base.fit = fit
    let words = Position.names + ["0%,0%", "37%,81%", "100%,2.5%", "50%,12%"]
    let positions = try words.map { word in
      var options = base
      options.position = try #require(Position(parsing: word))
      return (word, options)
    }
    // Where nothing is cropped, the command refuses a focus.
    if fit != .cover { return positions }
    let focuses: [Focus] = [.automatic, .point(.center)] + points.map(Focus.point)
    return positions
      + focuses.map { focus in
        var options = base
        options.focus = focus
        return ("\(focus)", options)
      }
  }

  @Test(
    "every fit and place, as in launch images",
    .enabled("kiwisolver is missing") {
      await LayoutSolver.isAvailable()
    }, arguments: Fit.allCases, [false, true])
  func places(_ fit: Fit, hasLogo: Bool) async throws {
    let logo = PixelSize(width: 600, height: 400)
    let found = ArtworkFindings(focus: Position(x: 0.83, y: 0.24))
    let cases = try Self.artworks.flatMap { artwork in
      try Self.choices(fit).map { name, options in
        var options = options
        options.screen = LaunchScreenChoices(.storyboard)
        let artworks = PerArtwork(main: artwork, further: hasLogo ? [.logo: logo] : [:])
        let plan = BuildPlan(artworks, options, findings: found)
        let text = LaunchScreenText(plan: try #require(plan.launchScreen)).text(of: .storyboard)
        return (name, artwork, anchor: options.pictures.anchor(found), text)
      }
    }
    // Many choices give the same storyboard, which is solved once.
    let texts = Array(Set(cases.map(\.3)))
    let solved = try await LayoutSolver.frames(texts, on: Self.screens)
    let frames = Dictionary(uniqueKeysWithValues: zip(texts, solved))
    for (name, artwork, anchor, text) in cases {
      for (screen, views) in zip(Self.screens, try #require(frames[text])) {
        // Filling the screen, where the view's content mode places the artwork.
        let mode = text.firstMatch(of: /contentMode="(\w+)"[^>]*id="Lch-Im-001"/)?.1
        let sides = try #require(views["Lch-Im-001"])
        let view = ViewFrame(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
        let frame = try #require(mode.map { Self.content($0, of: artwork, in: view) })
        #expect(
          Self.agrees(frame, artwork, screen, fit, anchor),
          "\(name), \(artwork), \(screen), \(frame)")
        #expect(views["Lch-Lg-001"] != nil || !hasLogo)
      }
    }
  }

  /// Where UIKit draws an image in a view.
  static func content(
    _ mode: Substring, of image: PixelSize, in view: ViewFrame
  ) -> ViewFrame {
    let across = view.width / Double(image.width)
    let down = view.height / Double(image.height)
    if mode == "scaleToFill" { return view }
    let scale = mode == "scaleAspectFill" ? max(across, down) : min(across, down)
    let (width, height) = (Double(image.width) * scale, Double(image.height) * scale)
    return ViewFrame(
      x: view.x + (view.width - width) / 2, y: view.y + (view.height - height) / 2, width: width,
      height: height)
  }

  @Test(
    "logos, over an artwork and alone",
    .enabled("kiwisolver is missing") { await LayoutSolver.isAvailable() },
    arguments: [false, true])
  func logos(isAlone: Bool) async throws {
    let logo = PixelSize(width: 600, height: 400)
    let places = Self.points + [.center]
    let texts = try places.map { place in
      try Self.storyboard(isAlone ? logo : Self.artworks[0], logo: isAlone ? nil : logo) {
        $0.artworkIsLogo = isAlone
        $0.logo.length = .points(150)
        $0.logo.position = place
      }
    }
    try await Self.solve(texts, "Lch-Lg-001") { index, screen, frame in
      let insets = screen.safeArea
      var options = LogoOptions()
      options.length = .points(150)
      options.position = places[index]
      let place = LogoPlacement(
        logo, frame: PixelSize(width: screen.width, height: screen.height), scale: 1,
        edges: LogoPlacement.Edges(
          top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]), options)
      let content = place.placement.content
      #expect(abs(frame.x - Double(content.x)) < 1 && abs(frame.y - Double(content.y)) < 1)
      #expect(abs(frame.width - 150) < 1e-6 && abs(frame.height - 100) < 1e-6)
    }
  }

  /// The frames on Interface Builder's canvas are those that it would compute.
  @Test("frames", .enabled("kiwisolver is missing") { await LayoutSolver.isAvailable() })
  func frames() async throws {
    let logo = PixelSize(width: 600, height: 400)
    let canvas = LayoutSolver.Screen(width: 852, height: 393, safeArea: [0, 59, 21, 59])
    for point in Self.points {
      let text = try Self.storyboard(Self.artworks[1], logo: logo) {
        $0.focus = .point(point)
        $0.logo.position = point
      }
      let solved = try #require(await LayoutSolver.frames([text], on: [canvas]).first?.first)
      let root = try ParsedElement.parse(text)
      for view in root.all where solved[view["id"] ?? ""] != nil {
        let rect = try #require(view.children.first { $0.name == "rect" })
        let written = ["x", "y", "width", "height"].compactMap { rect[$0].flatMap(Double.init) }
        let frame = try #require(view["id"].flatMap { solved[$0] })
        #expect(zip(written, frame).allSatisfy { abs($0 - $1) < 0.6 }, "\(written) \(frame)")
      }
    }
  }
}
