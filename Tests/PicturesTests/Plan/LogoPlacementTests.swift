import Pixels
import Testing

@testable import Pictures

@Suite struct LogoPlacementTests {
  private static let frame = PixelSize(width: 2001, height: 1125)
  private static let notch = LogoPlacement.Edges(left: 44, bottom: 21, right: 44)

  private func place(
    _ logo: PixelSize, _ change: (inout LogoOptions) -> Void = { _ in },
    edges: LogoPlacement.Edges = LogoPlacement.Edges()
  ) -> LogoPlacement {
    var options = LogoOptions()
    change(&options)
    return LogoPlacement(
      logo, frame: Self.frame, scale: 3, edges: edges, options)
  }

  @Test func fortyPercentInTheMiddle() {
    let square = place(PixelSize(width: 100, height: 100))
    #expect(square.placement.content == PixelRect(x: 776, y: 338, width: 450, height: 450))
    #expect(!square.isReduced)
    let wide = place(PixelSize(width: 400, height: 100))
    #expect(wide.placement.content == PixelRect(x: 776, y: 506, width: 450, height: 113))
    #expect(wide.placement.crop.width == 400 && wide.placement.crop.height == 100)
    let high = place(PixelSize(width: 1, height: 9000))
    #expect(high.placement.content == PixelRect(x: 1000, y: 338, width: 1, height: 450))
  }

  @Test func points() {
    let logo = place(PixelSize(width: 200, height: 100)) { $0.length = .points(60) }
    #expect(logo.placement.content == PixelRect(x: 910, y: 518, width: 180, height: 90))
  }

  /// At every position it is inside the safe area, and in the middle of the frame if it fits there.
  @Test func staysInsideTheSafeArea() {
    for step in 0...20 {
      let share = Double(step) / 20
      for size in [PixelSize(width: 3, height: 1), PixelSize(width: 2, height: 5)] {
        for length in [0.01, 0.3, 0.9, 1.5, 4] {
          let logo = place(
            size,
            {
              $0.length = .share(length)
              $0.position = Position(x: share, y: 1 - share)
            }, edges: Self.notch)
          let content = logo.placement.content
          #expect(content.x >= 132 && content.columns.upperBound <= 2001 - 132)
          #expect(content.y >= 0 && content.rows.upperBound <= 1125 - 63)
          #expect(logo.isReduced == (length > (size.width == 3 ? 1.544 : 0.944)))
          if step == 10 { #expect(abs(2 * content.x + content.width - 2001) <= 1) }
        }
      }
    }
  }

  @Test(arguments: [
    LogoOptions.Length.share(0), .share(-1), .share(4.1), .share(.nan), .points(0),
    .points(.infinity), .points(-3),
  ])
  func refusesLengths(_ length: LogoOptions.Length) {
    var options = PictureOptions()
    options.logo.length = length
    #expect(throws: PictureOptionFault.self) { try options.validate() }
  }
}
