import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchImages
@testable import Pictures

/// The storyboard in windows that people resize.
extension StoryboardLayoutTests {
  /// Windows of many shapes, from tall to wide, with insets at the edges.
  private static func windows(_ generator: inout SeededGenerator) -> [LayoutSolver.Screen] {
    (0..<200).map { _ in
      let ratio = Double.random(in: 0.46...2.2, using: &generator)
      let short = Double.random(in: 200...1032, using: &generator)
      let size = ratio < 1 ? (short, short / ratio) : (short * ratio, short)
      // Insets are at the short sides of a screen, and small on small screens.
      let insets = (0..<2).map { _ in Int.random(in: 0...(short < 375 ? 10 : 60), using: &generator)
      }
      return LayoutSolver.Screen(
        width: Int(size.0), height: Int(size.1),
        safeArea: ratio < 1 ? [insets[0], 0, insets[1], 0] : [0, insets[0], 0, insets[1]])
    }
  }

  @Test(
    "the focus is visible and the logo is whole in windows of any shape",
    .enabled("kiwisolver is missing") { await LayoutSolver.isAvailable() })
  func anyWindow() async throws {
    var generator = SeededGenerator(seed: 46_220)
    let windows = Self.windows(&generator)
    func place() -> Position {
      let shares = (0..<2).map { _ in
        [0, 0.5, 1, Double.random(in: 0...1, using: &generator)].randomElement(using: &generator)
          ?? 0
      }
      return Position(x: shares[0], y: shares[1])
    }
    let cases = (0..<24).map { index in
      (
        artwork: Self.artworks[index % Self.artworks.count], focus: place(), position: place(),
        logo: Double.random(in: 20...400, using: &generator)
      )
    }
    let logo = PixelSize(width: 600, height: 400)
    let texts = try cases.map { sample in
      try Self.storyboard(sample.artwork, logo: logo) {
        $0.focus = .point(sample.focus)
        $0.logo.length = .points(sample.logo)
        $0.logo.position = sample.position
      }
    }
    let solved = try await LayoutSolver.frames(texts, on: windows)
    #expect(solved.count == cases.count)
    for (sample, frames) in zip(cases, solved) {
      for (window, views) in zip(windows, frames) {
        let (width, height) = (Double(window.width), Double(window.height))
        let artwork = try #require(views["Lch-Im-001"])
        let isFilling = artwork == [0, 0, width, height]
        let shown =
          isFilling
          ? Self.content(
            "scaleAspectFill", of: sample.artwork,
            in: ViewFrame(x: 0, y: 0, width: width, height: height))
          : ViewFrame(x: artwork[0], y: artwork[1], width: artwork[2], height: artwork[3])
        let (x, y) = (
          shown.x + sample.focus.x * shown.width, shown.y + sample.focus.y * shown.height
        )
        #expect(
          (-1...width + 1).contains(x) && (-1...height + 1).contains(y), "\(sample) \(window)")
        // The logo has its size and shape, and is smaller where the window is.
        let mark = try #require(views["Lch-Lg-001"])
        let length = min(sample.logo.rounded(), 300, 0.9 * width, 0.9 * height * mark[2] / mark[3])
        #expect(abs(mark[2] - length) < 1, "\(sample) \(window) \(mark)")
        #expect(abs(mark[2] / mark[3] - 1.5) < 0.03, "\(sample) \(window) \(mark)")
        let isWhole =
          min(mark[0], mark[1]) >= -0.01 && mark[0] + mark[2] <= width + 0.01
          && mark[1] + mark[3] <= height + 0.01
        #expect(isWhole, "\(sample) \(window) \(mark)")
      }
    }
  }
}
