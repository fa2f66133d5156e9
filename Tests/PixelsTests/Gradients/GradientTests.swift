import TestSupport
import Testing

@testable import Pixels

/// Gradients against the words of CSS: before they are dithered within a hundredth of a sample, and
/// never more than one sample after it.
@Suite struct GradientTests {
  private static let stops: [[LinearGradient.Stop]] = [
    [stop(0x112233), stop(0x445566)],
    [stop(0), stop(0xFFFFFF)],
    [stop(0xFF0000, -0.3), stop(0x00FF00), stop(0x0000FF), stop(0xFFFF00, 1.4)],
    // Not in order, at the same place, and beyond the ends.
    [stop(0xFF0000, 0.5), stop(0x0000FF, 0.2), stop(0x00FF00, 0.5), stop(0x123456, 0.9)],
    [stop(0x808080, 2), stop(0xFFFFFF, 3)],
    [stop(0x800000, 0.5), stop(0xFFFFFF, 0.5 + 1e-9), stop(0x00FF80)],
    [stop(0x7F7F7F)],
  ]

  private static func stop(_ color: Int, _ position: Double? = nil) -> LinearGradient.Stop {
    LinearGradient.Stop(
      RGBColor(
        red: UInt8(color >> 16), green: UInt8(color >> 8 & 255), blue: UInt8(color & 255)),
      at: position)
  }

  private static let sizes = [
    PixelSize(width: 1, height: 1), PixelSize(width: 7, height: 1), PixelSize(width: 1, height: 6),
    PixelSize(width: 9, height: 5), PixelSize(width: 5, height: 9),
  ]

  /// Every degree, and some that are not whole.
  @Test("every angle")
  func angles() throws {
    for step in -90...900 {
      let angle = Double(step) * 0.5
      let gradient = LinearGradient(.angle(angle), stops: Self.stops[abs(step) % 3])
      for size in Self.sizes { try check(gradient, size, .none) }
    }
  }

  @Test("every corner, turn and list of stops", arguments: Rotation.allCases)
  func corners(rotation: Rotation) throws {
    var directions = [0.0, 33, 90, 135, 180, 270, 301.5].map { LinearGradient.Direction.angle($0) }
    for isRight in [false, true] {
      directions += [false, true].map { .corner(isRight: isRight, isBottom: $0) }
    }
    for direction in directions {
      for stops in Self.stops {
        let gradient = LinearGradient(direction, stops: stops)
        for size in Self.sizes + [PixelSize(width: 40, height: 23)] {
          try check(gradient, size, rotation)
        }
      }
    }
  }

  private func check(
    _ gradient: LinearGradient, _ size: PixelSize, _ rotation: Rotation
  ) throws {
    let frame = ImageFrame(size: rotation.size(of: size), rotation: rotation)
    let test = LogoCase(frame: frame, background: .gradient(gradient))
    // Where colors change at once, rounding decides on which side a pixel is.
    let candidates = [0, -1e-6, 1e-6].map {
      CSSGradient(gradient: $0 == 0 ? gradient : gradient.moved(by: $0), frame: size)
    }
    let (rendered, exact) = (try test.rendered(), test.exact)
    for y in 0..<frame.size.height {
      for x in 0..<frame.size.width {
        let place = rotation.sourcePosition(x: x, y: y, of: size)
        let colors = candidates.map { $0.color(x: place.column, y: place.row) }
        for channel in 0..<3 {
          let index = (y * frame.size.width + x) * 3 + channel
          let isNear = colors.contains { abs($0[channel] - exact[index]) < 0.01 }
          let isDithered = colors.contains { abs($0[channel] - Double(rendered[index])) < 1 }
          if isNear && isDithered { continue }
          Issue.record("\(gradient) \(size) \(rotation) \(x) \(y): \(isNear), \(isDithered)")
        }
      }
    }
  }

  /// Over whole tiles of the matrix the mean is that of the gradient, so that no bands show.
  @Test("the mean of dithered samples")
  func mean() throws {
    for (angle, width, height) in [(0.0, 16, 512), (7, 16, 512), (90, 512, 16)] {
      let frame = ImageFrame(size: PixelSize(width: width, height: height), rotation: .none)
      let gradient = LinearGradient(
        .angle(angle), stops: [Self.stop(0x101010), Self.stop(0x1C2A11)])
      let test = LogoCase(frame: frame, background: .gradient(gradient))
      let (rendered, exact) = (try test.rendered(), test.exact)
      for top in stride(from: 0, to: height, by: 8) {
        for left in stride(from: 0, to: width, by: 8) {
          for channel in 0..<3 {
            var sum = 0.0
            for pixel in 0..<64 {
              let index = ((top + pixel / 8) * width + left + pixel % 8) * 3 + channel
              sum += Double(rendered[index]) - exact[index]
            }
            // Half a sample is the slope of the steepest tile.
            #expect(abs(sum / 64) < 0.1, "\(angle) \(left) \(top)")
          }
        }
      }
    }
  }

  @Test("colors without a fraction are not dithered")
  func wholeSamples() throws {
    for gray in 0...255 {
      let color = gray << 16 | gray << 8 | (255 - gray)
      let gradient = LinearGradient(.angle(17), stops: [Self.stop(color), Self.stop(color)])
      let frame = ImageFrame(size: PixelSize(width: 9, height: 9), rotation: .clockwise)
      let rendered = try LogoCase(frame: frame, background: .gradient(gradient)).rendered()
      let pixel = [UInt8(gray), UInt8(gray), UInt8(255 - gray)]
      #expect(rendered.elementsEqual((0..<81).flatMap { _ in pixel }))
    }
  }

  @Test("the matrix has each threshold once")
  func matrix() {
    let thresholds = DitherMatrix.thresholds.joined().sorted()
    #expect(thresholds == (0..<16).map { UInt16(16 * $0 + 8) })
  }

  @Test("the mean color")
  func meanColor() {
    let black = LinearGradient(stops: [Self.stop(0), Self.stop(0)])
    #expect(black.meanColor == .black)
    let half = LinearGradient(stops: [Self.stop(0, 0.5), Self.stop(0xFFFFFF, 0.5)])
    // Half of the light.
    #expect(half.meanColor == RGBColor(red: 188, green: 188, blue: 188))
    let mostly = LinearGradient(stops: [Self.stop(0xFF0000, 1), Self.stop(0)])
    #expect(mostly.meanColor == RGBColor(red: 255, green: 0, blue: 0))
  }
}

extension LinearGradient {
  fileprivate func moved(by distance: Double) -> LinearGradient {
    var gradient = self
    let places = GradientColors.positions(of: stops)
    gradient.stops = zip(stops, places).map { stop, place in
      LinearGradient.Stop(stop.color, at: place + distance)
    }
    return gradient
  }
}
