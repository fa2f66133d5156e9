import Foundation
import TestSupport
import Testing

@testable import Pixels

/// Compares conversions to sRGB with the standards' formulas in double precision.
@Suite struct ColorSpaceTests {
  private typealias Point = Chromaticities.Point

  static let displayP3 = Chromaticities(
    white: Point(x: 0.3127, y: 0.3290), red: Point(x: 0.680, y: 0.320),
    green: Point(x: 0.265, y: 0.690), blue: Point(x: 0.150, y: 0.060))
  static let bt2020 = Chromaticities(
    white: Point(x: 0.3127, y: 0.3290), red: Point(x: 0.708, y: 0.292),
    green: Point(x: 0.170, y: 0.797), blue: Point(x: 0.131, y: 0.046))
  static let d50Wide = Chromaticities(
    white: Point(x: 0.3457, y: 0.3585), red: Point(x: 0.7347, y: 0.2653),
    green: Point(x: 0.1596, y: 0.8404), blue: Point(x: 0.0366, y: 0.0001))

  /// Grays, saturated colors, dark colors, and everything between.
  static let pixels: [[Double]] = {
    let steps = [0, 5, 30, 100, 128, 200, 254, 255].map { $0 / 255.0 }
    return steps.flatMap { red in steps.flatMap { green in steps.map { [red, green, $0] } } }
  }()

  static let samples8 = Raster.Samples.bits8([])
  static let samples16 = Raster.Samples.bits16([])

  @Test("display profiles", arguments: [displayP3, bt2020, d50Wide], [1.8, 2.2])
  func displays(primaries: Chromaticities, exponent: Double) throws {
    let profile = TestProfile.display(primaries, curve: TestProfile.power(exponent))
    // A profile stores an exponent as a multiple of 1/256.
    let stored = (exponent * 256).rounded() / 256
    try check(.profile(profile.bytes), primaries) { pow($0, stored) }
  }

  @Test("a curve given by points")
  func points() throws {
    let curve = (0...1023).map { pow(Double($0) / 1023, 2.5) }
    let profile = TestProfile.display(Self.displayP3, curve: TestProfile.curve(curve))
    try check(.profile(profile.bytes), Self.displayP3) { pow($0, 2.5) }
  }

  @Test("gAMA and cHRM", arguments: [1.0, 0.5, 0.45455, 0.35])
  func gamma(gamma: Double) throws {
    try check(.gamma(gamma, Self.displayP3), Self.displayP3) { pow($0, 1 / gamma) }
    try check(.gamma(gamma, nil), .sRGB) { pow($0, 1 / gamma) }
  }

  @Test("cHRM alone implies sRGB's curve")
  func chromaticitiesAlone() throws {
    try check(.gamma(nil, Self.bt2020), Self.bt2020) { SRGBTransfer.linear($0) }
  }

  @Test("cICP", arguments: [(12, Self.displayP3), (9, Self.bt2020), (1, .sRGB)])
  func codePoints(primaries: Int, expected: Chromaticities) throws {
    func space(_ transfer: UInt8, isFullRange: Bool = true) -> ColorSpace {
      .codePoints(
        ColorCodePoints(
          primaries: UInt8(primaries), transfer: transfer, isFullRange: isFullRange))
    }
    let bt709 = { $0 < 0.081 ? $0 / 4.5 : pow(($0 + 0.099) / 1.099, 1 / 0.45) }
    try check(space(13), expected) { SRGBTransfer.linear($0) }
    try check(space(4), expected) { pow($0, 2.2) }
    try check(space(8), expected) { $0 }
    for transfer: UInt8 in [1, 6, 14, 15] { try check(space(transfer), expected, bt709) }
    try check(space(1, isFullRange: false), expected) {
      bt709(min(max(($0 * 255 - 16) / 219, 0), 1))
    }
  }

  @Test("every code point gives a conversion or an error, and HDR gives its own error")
  func allCodePoints() {
    for number in UInt8.min ... .max {
      for points in [
        ColorCodePoints(primaries: number, transfer: 13, isFullRange: true),
        ColorCodePoints(primaries: 1, transfer: number, isFullRange: true),
      ] {
        do throws(ColorError) {
          _ = try ColorConversion(
            from: .codePoints(points), channels: .rgb, samples: Self.samples8)
        } catch {
          let isHDR = if case .highDynamicRange = error { true } else { false }
          #expect(isHDR == [16, 18].contains(points.transfer))
        }
      }
    }
  }

  @Test("gray: only the curve matters", arguments: [false, true])
  func gray(is16: Bool) throws {
    let samples = is16 ? Self.samples16 : Self.samples8
    let curve = TestProfile.gray(curve: TestProfile.power(1.8))
    let stored = (1.8 * 256).rounded() / 256
    let spaces: [(ColorSpace, Double)] = [
      (.profile(curve.bytes), stored), (.gamma(0.5, Self.displayP3), 2),
      (.codePoints(ColorCodePoints(primaries: 9, transfer: 4, isFullRange: true)), 2.2),
    ]
    for (space, exponent) in spaces {
      let conversion = try ColorConversion(from: space, channels: .grayAlpha, samples: samples)
      for sample in 0...255 {
        let value = Double(sample) / 255
        let expected = Colorimetry.encoded([pow(value, exponent)])[0]
        let found = conversion.applied([value], is16: is16)[0]
        #expect(abs(found - expected) < 0.25)
      }
    }
  }

  @Test("a lattice is not a matrix, so Little CMS converts every pixel", arguments: [false, true])
  func lattice(is16: Bool) throws {
    // Red and green are swapped if blue is at its maximum, which no matrix can do.
    let srgb = Colorimetry.matrix(.sRGB)
    let colors = (0..<8).map { [$0 >> 2 & 1, $0 >> 1 & 1, $0 & 1].map { Double($0) } }
    let shown = colors.map { $0[2] == 1 ? [$0[1], $0[0], 1] : $0 }
    let profile = TestProfile.lattice(shown.map { srgb * $0 })
    for channels in [ChannelLayout.rgb, .rgba] {
      let conversion = try ColorConversion(
        from: .profile(profile.bytes), channels: channels,
        samples: is16 ? Self.samples16 : Self.samples8)
      guard case .pixels = conversion else {
        Issue.record("mistaken for a matrix")
        return
      }
      for (color, expected) in zip(colors, shown) {
        let pixel = channels.hasAlpha ? color + [0.5] : color
        for (found, value) in zip(conversion.applied(pixel, is16: is16), expected) {
          #expect(abs(found - value * 255) < 1)
        }
      }
    }
  }

  @Test("sRGB needs no conversion, however it is declared")
  func sRGB() throws {
    let points = (0...1023).map { SRGBTransfer.linear(Double($0) / 1023) }
    let profile = TestProfile.display(.sRGB, curve: TestProfile.curve(points))
    var rounded = Chromaticities.sRGB
    rounded.white = Point(x: 0.3127, y: 0.3291)
    for space: ColorSpace in [
      .sRGB, .codePoints(.sRGB), .profile(profile.bytes), .gamma(nil, nil), .gamma(nil, rounded),
    ] {
      for samples in [Self.samples8, Self.samples16] {
        let conversion = try ColorConversion(from: space, channels: .rgb, samples: samples)
        #expect(conversion.isNone)
      }
    }
    let gray = TestProfile.gray(curve: TestProfile.curve(points))
    #expect(
      try ColorConversion(from: .profile(gray.bytes), channels: .gray, samples: Self.samples8)
        .isNone)
  }

  @Test("not a profile, or one for other samples")
  func unusable() {
    let display = TestProfile.display(Self.displayP3, curve: TestProfile.power(2.2)).bytes
    let gray = TestProfile.gray(curve: TestProfile.power(2.2)).bytes
    var noCurves = TestProfile.display(Self.displayP3, curve: TestProfile.power(2.2))
    noCurves.tags.removeLast()
    for (bytes, channels): (ContiguousArray<UInt8>, ChannelLayout) in [
      ([], .rgb), (ContiguousArray(display.prefix(200)), .rgb), (display, .gray), (gray, .rgba),
      (noCurves.bytes, .rgb),
    ] {
      #expect(throws: ColorError.self) {
        try ColorConversion(from: .profile(bytes), channels: channels, samples: Self.samples8)
      }
    }
  }

  @Test("every byte of a profile changed: a conversion or an error")
  func damaged() {
    let bytes = TestProfile.display(Self.displayP3, curve: TestProfile.power(2.2)).bytes
    for index in bytes.indices {
      var changed = bytes
      changed[index] = ~changed[index]
      let conversion = try? ColorConversion(
        from: .profile(changed), channels: .rgb, samples: Self.samples8)
      for pixel in [[0, 0, 0], [1, 0.5, 0]] {
        let color = conversion?.applied(pixel) ?? []
        #expect(color.allSatisfy { (0...255).contains($0) })
      }
    }
  }

  /// Checks 8 and 16 bits, within the precision of 14 bits of light.
  private func check(
    _ space: ColorSpace, _ primaries: Chromaticities, _ curve: (Double) -> Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (samples, is16) in [(Self.samples8, false), (Self.samples16, true)] {
      let conversion = try ColorConversion(from: space, channels: .rgb, samples: samples)
      var worst = 0.0
      for pixel in Self.pixels {
        let light = Colorimetry.toSRGB(pixel.map(curve), from: primaries)
        let expected = Colorimetry.encoded(light)
        let found = conversion.applied(pixel, is16: is16)
        worst = max(worst, zip(found, expected).map { abs($0 - $1) }.max() ?? 0)
      }
      #expect(worst < 0.3, "\(space)", sourceLocation: sourceLocation)
    }
  }
}
