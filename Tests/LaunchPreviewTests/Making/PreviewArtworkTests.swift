import LaunchImages
import LaunchRules
import Pixels
import Testing

@testable import LaunchPreview
@testable import Pictures

@Suite struct PreviewArtworkTests {
  /// Artwork of 16:9 with a title at its right bottom corner.
  private func artwork(_ change: (inout BuildOptions) -> Void = { _ in }) -> PreviewArtwork {
    var options = BuildOptions()
    change(&options)
    let plan = BuildPlan(
      artwork: PixelSize(width: 2880, height: 1620), options: options,
      findings: ArtworkFindings(focus: .center, titles: [Self.title]))
    let pixel = Raster(
      size: PixelSize(width: 1, height: 1), channels: .rgb, samples: .bits8([0, 0, 0]))
    return PreviewArtwork(plan, LaunchPreview.Picture(pixel, of: plan.artwork))
  }

  private static let title = UnitRect(x: 0.875, y: 0.75, width: 0.125, height: 0.25)

  @Test func focusIsKept() {
    #expect(artwork().kept == nil)
    #expect(artwork { $0.focus = .point(.center) }.kept == .center)
  }

  @Test func losses() throws {
    let artwork = artwork()
    #expect(artwork.outlines.map(\.name).first == "iPhone 4, 4s")
    #expect(abs(artwork.outlines[0].part.area - 1.5 / (16.0 / 9)) < 1e-9)
    // The three others are 16:9, nearly.
    #expect(artwork.outlines.count == 2)
    #expect(artwork.outlines[1].part.area > 0.99)
    let safe = try #require(artwork.safe)
    #expect(abs(safe.width - 27.0 / 32) < 0.001)
    #expect(safe.height > 0.99)
  }
}
