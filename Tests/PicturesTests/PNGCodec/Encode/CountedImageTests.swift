import Pixels
import Platform
import TestSupport
import Testing

@testable import Pictures

/// Every compression counts colors exactly, also if the last ones come late.
@Suite struct CountedImageTests {
  private static let size = PixelSize(width: 230, height: 170)

  /// An image of colors in order, of which the last is only in the last pixel.
  private static func art(_ colors: [[UInt8]]) -> [UInt8] {
    let others = max(1, colors.count - 1)
    return (0..<size.area).flatMap { pixel -> [UInt8] in
      let isLast = pixel == size.area - 1
      return colors[isLast ? colors.count - 1 : pixel / 37 % others]
    }
  }

  private static func image(_ samples: [UInt8], _ channels: ChannelLayout) -> CountedImage {
    var image = CountedImage(size: size, channels: channels, colors: .sRGB)
    let stride = size.width * channels.count
    for first in Swift.stride(from: 0, to: size.height, by: 16) {
      let count = min(16, size.height - first)
      let rows = ContiguousArray(samples[first * stride..<(first + count) * stride])
      image.append(
        CountedBand(RowBand(firstRow: first, rowCount: count, samples: rows), channels))
    }
    return image
  }

  @Test(
    "colors: the color type and the bits of the file",
    arguments: [
      (1, 3, 1), (2, 3, 1), (4, 3, 2), (16, 3, 4), (17, 3, 8), (255, 3, 8), (256, 3, 8),
      (257, 2, 8), (300, 2, 8),
    ])
  func colors(count: Int, type: UInt8, bits: UInt8) throws {
    try check(ColoredArt.colors(count), type, bits)
  }

  @Test(
    "gray levels: the color type and the bits of the file",
    arguments: [
      ([0, 255], 0, 1), ([0, 85, 170, 255], 3, 2), (Array(stride(from: 0, to: 256, by: 17)), 0, 4),
      (Array(0..<256), 0, 8), (Array(40..<200), 0, 8), ([7, 99], 3, 1),
    ])
  func grays(levels: [Int], type: UInt8, bits: UInt8) throws {
    try check(ColoredArt.grays(levels), type, bits)
  }

  @Test("one color among grays, in the last pixel: a palette")
  func lateColor() throws {
    let samples = Self.art(ColoredArt.grays(0..<200) + [[0, 0, 1]])
    let file = PNGOptimizer.encode(Self.image(samples, .rgb), search: EncodingSearch(.balanced))
    #expect(try PNGParts(reading: file).content(of: "IHDR")[9] == 3)
    try check(file, samples, channels: 3)
  }

  @Test("translucent colors: tRNS ends with the last of them", arguments: [1, 2, 30, 256, 257])
  func alpha(count: Int) throws {
    let colors = (0..<count).map { index -> [UInt8] in
      let alpha = index % 3 == 0 ? 255 : index % 200
      return [index % 256, index / 2 % 256, 9, alpha].map { UInt8($0) }
    }
    let samples = Self.art(colors)
    let file = PNGOptimizer.encode(Self.image(samples, .rgba), search: EncodingSearch(.balanced))
    let parts = try PNGParts(reading: file)
    #expect(parts.content(of: "IHDR")[9] == (count > 256 ? 6 : 3))
    let translucent = Set(colors).count { $0[3] < 255 }
    if count <= 256 && translucent > 0 {
      #expect(parts.content(of: "tRNS").count == translucent)
      #expect(!parts.content(of: "tRNS").contains(255))
    }
    try check(file, samples, channels: 4)
  }

  @Test("the first pixel's color is the first of the opaque colors", arguments: [0, 1, 5, 8])
  func corner(index: Int) throws {
    let colors = ColoredArt.colors(9)
    let samples = Self.art([colors[index]] + colors)
    let file = PNGOptimizer.encode(Self.image(samples, .rgb), search: EncodingSearch(.balanced))
    #expect(try Array(PNGParts(reading: file).content(of: "PLTE").prefix(3)) == colors[index])
  }

  @Test("a profile, or code points of another space: no gray")
  func otherSpaces() throws {
    let samples = Self.art(ColoredArt.grays(0..<256))
    let rows = RowBand(firstRow: 0, rowCount: Self.size.height, samples: ContiguousArray(samples))
    var png = TestPNG.random(.rgb, depth: 8, width: 2, height: 2)
    for (codePoints, type) in [([9, 16, 0, 1], 3), ([12, 13, 0, 1], 3), ([1, 13, 0, 1], 3)] {
      png.first = [PNGChunk("cICP", codePoints.map { UInt8($0) })]
      let colors = try PNGDecoder.decode(png.bytes).colors
      let image = BandedImage(size: Self.size, colors: colors, bands: [rows])
      let file = PNGOptimizer.encode(image, search: EncodingSearch(.fast))
      #expect(try PNGParts(reading: file).content(of: "IHDR")[9] == UInt8(type))
    }
  }

  @Test("flat art of few colors takes a fraction of RGB's bytes")
  func size() throws {
    let size = PixelSize(width: 1242, height: 400)
    let colors = ColoredArt.colors(8)
    let samples = (0..<size.area).flatMap { pixel -> [UInt8] in
      colors[pixel % size.width / 160]
    }
    let rows = RowBand(firstRow: 0, rowCount: size.height, samples: ContiguousArray(samples))
    let image = BandedImage(size: size, bands: [rows])
    let rgb = image.encoded(
      with: EncodingStrategy(filtering: .always(2), search: .short))
    for compression in [Compression.fast, .balanced] {
      let file = PNGOptimizer.encode(image, search: EncodingSearch(compression))
      #expect(file.count * 2 < rgb.count, "\(file.count) of \(rgb.count)")
    }
  }

  @Test(
    "the contenders of an image include its best strategy", arguments: [2, 8, 17, 200, 256],
    [Compression.fast, .balanced])
  func contenders(count: Int, compression: Compression) async throws {
    let search = EncodingSearch(compression)
    for colors in [ColoredArt.colors(count), ColoredArt.grays(0..<count)] {
      let samples = Self.art(colors)
      let image = Self.image(samples, .rgb)
      let strategies = try #require(
        try await PNGOptimizer.contenders(image, search: search, workers: Workers(count: 2)))
      let file = PNGOptimizer.encode(image, search: search, trying: strategies)
      #expect(file == PNGOptimizer.encode(image, search: search))
      try check(file, samples, channels: 3)
    }
    let many = Self.image(Self.art(ColoredArt.colors(300)), .rgb)
    #expect(
      try await PNGOptimizer.contenders(many, search: search, workers: Workers(count: 2)) == nil)
  }

  /// Encodes art of the colors, and compares the type and bits in its IHDR, and its pixels.
  private func check(_ colors: [[UInt8]], _ type: UInt8, _ bits: UInt8) throws {
    let samples = Self.art(colors)
    for compression in [Compression.fast, .balanced] {
      let file = PNGOptimizer.encode(
        Self.image(samples, .rgb), search: EncodingSearch(compression))
      #expect(try PNGParts(reading: file).content(of: "IHDR")[8...9] == [bits, type])
      try check(file, samples, channels: 3)
    }
  }

  private func check(
    _ file: ContiguousArray<UInt8>, _ samples: [UInt8], channels: Int
  ) throws {
    let judged = try IndependentDecoder.samples(
      of: file, width: Self.size.width, height: Self.size.height, channels: channels)
    let isSame = judged == samples
    #expect(isSame)
    let direct = try PNGDecoder.decode(file)
    let byLibpng = try PNGDecoder.decodeWithLibpng(file)
    #expect(direct.warnings == [])
    let isSameByLibpng = direct.raster == byLibpng.raster
    #expect(isSameByLibpng)
  }
}
