import TestSupport
import Testing

@testable import Pixels

/// Compares the step from other color spaces to linear light with double precision.
@Suite struct ColorConversionTests {
  /// All channels differ, one row goes beyond 0 and beyond 1, and black is not zero.
  private static let columns: [SIMD3<Float>] = [
    [1.2, 0.1, -0.05], [-0.15, 0.95, 0.1], [0.02, -0.08, 1.1],
  ]
  private static let black: SIMD3<Float> = [0.01, 0, 0.02]

  private static func curve(_ sample: Double, _ channel: Int) -> Double {
    [sample * sample, sample, sample * sample * sample][channel]
  }

  private static func matrix(levels: Int) -> ColorConversion {
    let curves = (0..<3).map { channel in
      (0..<levels).map { Float(curve(Double($0) / Double(levels - 1), channel)) }
    }
    return .matrix(ColorMatrix(curves: curves, columns: columns, black: black))
  }

  @Test("curves and a matrix, 8 and 16 bits, with and without alpha", arguments: [false, true])
  func matrices(is16: Bool) throws {
    for channels in [ChannelLayout.rgb, .rgba] {
      let artwork = Self.noise(channels, is16: is16)
      let image = try Self.turned(artwork, Self.matrix(levels: is16 ? 65536 : 256))
      for y in 0..<artwork.size.height {
        for x in 0..<artwork.size.width {
          let pixel = Self.values(of: artwork, x: x, y: y)
          for color in 0..<3 {
            var light = Double(Self.black[color])
            for channel in 0..<3 {
              light += Self.curve(pixel[channel], channel) * Double(Self.columns[channel][color])
            }
            let alpha = channels.hasAlpha ? pixel[3] : 1
            let seen = min(max(light, 0), 1) * alpha
            let exact = SRGBTransfer.encode(seen) * 255
            let found = Double(image.samples[(y * artwork.size.width + x) * 3 + color])
            // 0.5 for rounding; the 14 bits of light add an error of less than another 0.5.
            #expect(abs(found - exact) < (channels.hasAlpha ? 1.5 : 0.8))
          }
        }
      }
    }
  }

  @Test("levels of gray", arguments: [false, true])
  func levels(is16: Bool) throws {
    let last = is16 ? 65535 : 255
    let light = ContiguousArray(
      (0...last).map { sample -> Int16 in
        let value = Double(last - sample) / Double(last)
        return Int16((value * value * Double(SRGBTransfer.one)).rounded())
      })
    let artwork = Self.noise(.gray, is16: is16)
    let image = try Self.turned(artwork, .levels(light))
    for pixel in 0..<artwork.size.area {
      let sample = Self.values(
        of: artwork, x: pixel % artwork.size.width, y: pixel / artwork.size.width)[0]
      let exact = SRGBTransfer.encode((1 - sample) * (1 - sample)) * 255
      for color in 0..<3 {
        #expect(abs(Double(image.samples[pixel * 3 + color]) - exact) < 0.8)
      }
    }
  }

  /// Swaps red and blue of pixels in a given layout.
  private struct Swap {
    let channels: ChannelLayout
    let is16: Bool

    func convert(_ pixels: RawSpan, into rgb: inout MutableSpan<UInt16>) {
      let bytes = is16 ? 2 : 1
      for pixel in 0..<rgb.count / 3 {
        for color in 0..<3 {
          let offset = (pixel * channels.count + 2 - color) * bytes
          rgb[3 * pixel + color] =
            is16
            ? unsafe pixels.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt16.self)
            : unsafe UInt16(pixels.unsafeLoad(fromByteOffset: offset, as: UInt8.self)) * 257
        }
      }
    }
  }

  @Test("pixel by pixel gives the same as an artwork converted beforehand")
  func pixels() throws {
    for is16 in [false, true] {
      for channels in [ChannelLayout.rgb, .rgba] {
        let artwork = Self.noise(channels, is16: is16)
        let converted = Self.swapped(artwork)
        for scale in [1, 2] {
          let swap = ColorConversion.pixels(Swap(channels: channels, is16: is16).convert)
          let found = try Self.turned(artwork, swap, scale: scale)
          let expected = try Self.turned(converted, .none, scale: scale)
          let worst = zip(found.samples, expected.samples).map { abs(Int($0) - Int($1)) }.max()
          // With or without linear light, a 16-bit sample may be rounded differently.
          #expect(try #require(worst) <= (scale == 1 && is16 ? 1 : 0))
        }
      }
    }
  }

  private static func noise(_ channels: ChannelLayout, is16: Bool) -> Raster {
    var generator = SeededGenerator(seed: channels.count)
    let size = PixelSize(width: 37, height: 23)
    let count = size.area * channels.count
    let samples = ContiguousArray(
      (0..<count).map { _ in UInt16.random(in: 0...65535, using: &generator) })
    return Raster(
      size: size, channels: channels,
      samples: is16 ? .bits16(samples) : .bits8(ContiguousArray(samples.map { UInt8($0 >> 8) })))
  }

  /// 16-bit samples with red and blue swapped, and alpha unchanged.
  private static func swapped(_ artwork: Raster) -> Raster {
    let step = artwork.channels.count
    let wide: ContiguousArray<UInt16> =
      switch artwork.samples {
      case .bits8(let samples): ContiguousArray(samples.map { UInt16($0) * 257 })
      case .bits16(let samples): samples
      }
    var samples = wide
    for start in stride(from: 0, to: samples.count, by: step) { samples.swapAt(start, start + 2) }
    return Raster(size: artwork.size, channels: artwork.channels, samples: .bits16(samples))
  }

  private static func values(of artwork: Raster, x: Int, y: Int) -> [Double] {
    let start = (y * artwork.size.width + x) * artwork.channels.count
    return (start..<start + artwork.channels.count).map { index in
      switch artwork.samples {
      case .bits8(let samples): Double(samples[index]) / 255
      case .bits16(let samples): Double(samples[index]) / 65535
      }
    }
  }

  /// The artwork rendered transposed and transposed back, with its own number of rows and columns,
  /// or twice as many.
  private static func turned(
    _ artwork: Raster, _ conversion: ColorConversion, scale: Int = 1
  ) throws -> RowBand {
    let size = artwork.size
    let image = TurnedImage(
      size: PixelSize(width: size.height * scale, height: size.width * scale),
      content: PixelRect(x: 0, y: 0, width: size.height * scale, height: size.width * scale),
      rows: AxisSampling(
        sourceCount: size.width, origin: 0, extent: Double(size.width),
        count: size.width * scale, isReversed: false),
      columns: AxisSampling(
        sourceCount: size.height, origin: 0, extent: Double(size.height),
        count: size.height * scale, isReversed: false))
    let renderer = StripRenderer(
      artwork: artwork, conversion: conversion, images: [image], filter: .lanczos3,
      background: .black)
    let bands = (0..<renderer.stripCount).compactMap { renderer.render(strip: $0)[0] }
    let samples = bands.flatMap(\.samples)
    let (width, height) = (size.width * scale, size.height * scale)
    try #require(samples.count == width * height * 3)
    let upright = (0..<width * height).flatMap { pixel in
      let place = (pixel % width * height + pixel / width) * 3
      return samples[place..<place + 3]
    }
    return RowBand(firstRow: 0, rowCount: height, samples: ContiguousArray(upright))
  }
}
