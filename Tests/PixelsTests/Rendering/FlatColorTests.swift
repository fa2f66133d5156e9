import TestSupport
import Testing

@testable import Pixels

/// A flat artwork keeps exactly its color, whatever is done to it: a launch image that is off by
/// one would flash when the app's first screen appears.
@Suite struct FlatColorTests {
  private static let artworkSize = PixelSize(width: 31, height: 13)

  private static let images: [TurnedImage] = [
    TurnedImage(filling: PixelSize(width: 3, height: 4), with: artworkSize),
    TurnedImage(filling: PixelSize(width: 29, height: 37), with: artworkSize, rowsReversed: true),
    TurnedImage(
      of: artworkSize, crop: Crop(x: 1.3, y: 2.7, width: 11.11, height: 9.1),
      size: PixelSize(width: 7, height: 5), content: PixelRect(x: 0, y: 0, width: 7, height: 5),
      rowsReversed: false, columnsReversed: true),
  ]

  @Test("all grays", arguments: ResamplingFilter.allCases)
  func grays(filter: ResamplingFilter) throws {
    for gray in UInt8.min ... .max {
      try check(RGBColor(red: gray, green: gray, blue: gray), .gray, filter)
    }
  }

  @Test("random colors", arguments: ResamplingFilter.allCases)
  func colors(filter: ResamplingFilter) throws {
    var generator = SeededGenerator(seed: 77)
    for round in 0..<300 {
      try check(.random(using: &generator), round % 2 == 0 ? .rgb : .rgba, filter)
    }
  }

  @Test("16-bit samples that 8 bits can represent", arguments: ResamplingFilter.allCases)
  func sixteenBits(filter: ResamplingFilter) throws {
    for gray in stride(from: UInt8.min, through: 255, by: 5) {
      try check(RGBColor(red: gray, green: gray, blue: gray), .grayAlpha, filter, bits: 16)
    }
  }

  @Test("a fully transparent artwork gives the background", arguments: ResamplingFilter.allCases)
  func clear(filter: ResamplingFilter) throws {
    var generator = SeededGenerator(seed: 78)
    for _ in 0..<100 {
      let background = RGBColor.random(using: &generator)
      let clear = RGBColor.random(using: &generator).samples + [0]
      let artwork = Raster(
        size: Self.artworkSize, channels: .rgba,
        samples: .bits8(ContiguousArray((0..<Self.artworkSize.area).flatMap { _ in clear })))
      try expect(background, of: artwork, filter, background: background)
    }
  }

  private func check(
    _ color: RGBColor, _ channels: ChannelLayout, _ filter: ResamplingFilter, bits: Int = 8
  ) throws {
    let pixel = color.samples.prefix(channels.colorChannels) + (channels.hasAlpha ? [255] : [])
    let samples = ContiguousArray((0..<Self.artworkSize.area).flatMap { _ in pixel })
    let artwork = Raster(
      size: Self.artworkSize, channels: channels,
      samples: bits == 16
        ? .bits16(ContiguousArray(samples.map { UInt16($0) * 257 })) : .bits8(samples))
    try expect(
      color, of: artwork, filter, background: RGBColor(red: 9, green: 99, blue: 199))
  }

  private func expect(
    _ color: RGBColor, of artwork: Raster, _ filter: ResamplingFilter, background: RGBColor
  ) throws {
    let renderer = StripRenderer(
      artwork: artwork, images: Self.images, filter: filter, background: background)
    for (image, samples) in zip(Self.images, try renderer.joined()) {
      let expected = (0..<image.size.area).flatMap { _ in color.samples }
      #expect(samples.elementsEqual(expected), "\(color), \(artwork.channels)")
    }
  }
}

extension RGBColor {
  fileprivate static func random(using generator: inout SeededGenerator) -> RGBColor {
    func sample() -> UInt8 { UInt8.random(in: 0...255, using: &generator) }
    return RGBColor(red: sample(), green: sample(), blue: sample())
  }
}
