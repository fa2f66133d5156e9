import TestSupport
import Testing

@testable import Pixels

/// An image with the artwork's own size is exactly the turned artwork.
@Suite struct ExactTurnTests {
  private static let exact: [ResamplingFilter] = [.lanczos3, .catmullRom, .box, .nearest]

  @Test("every size", arguments: [Rotation.clockwise, .counterclockwise], 1...40)
  func everySize(rotation: Rotation, width: Int) throws {
    for height in 1...40 {
      let size = PixelSize(width: width, height: height)
      let artwork = Pattern.noise.raster(size, .rgb, bits: 8, seed: 41 * width + height)
      try check(artwork, rotation, .lanczos3)
    }
  }

  @Test("every layout", arguments: ChannelLayout.allCases, exact)
  func everyLayout(channels: ChannelLayout, filter: ResamplingFilter) throws {
    for (width, height) in [(1, 1), (2, 3), (17, 16), (33, 5), (7, 40), (130, 3)] {
      let size = PixelSize(width: width, height: height)
      for rotation in [Rotation.clockwise, .counterclockwise] {
        try check(opaque(size, channels), rotation, filter)
      }
    }
  }

  @Test("a part of the artwork, cut at whole pixels, with background around it", arguments: exact)
  func part(filter: ResamplingFilter) throws {
    let artwork = opaque(PixelSize(width: 23, height: 19), .rgb)
    let background = RGBColor(red: 1, green: 2, blue: 3)
    let content = PixelRect(x: 2, y: 4, width: 11, height: 13)
    let image = TurnedImage(
      of: artwork.size, crop: Crop(x: 5, y: 3, width: 13, height: 11),
      size: PixelSize(width: 15, height: 20), content: content, rowsReversed: false,
      columnsReversed: true)
    let samples = try render(artwork, image, filter, background: background)
    for y in 0..<20 {
      for x in 0..<15 {
        let isShown = content.rows ~= y && content.columns ~= x
        // Clockwise: x runs up the rows, 13 to 3, and y along the columns, 5 to 17.
        let expected =
          isShown
          ? color(of: artwork, column: 5 + y - 4, row: 13 - (x - 2)) : background.samples
        #expect(Array(samples[(y * 15 + x) * 3..<(y * 15 + x) * 3 + 3]) == expected)
      }
    }
  }

  private func check(_ artwork: Raster, _ rotation: Rotation, _ filter: ResamplingFilter) throws {
    let size = artwork.size
    let image = TurnedImage(exactly: rotation, of: size)
    let samples = try render(artwork, image, filter, background: .black)
    var byRotation = ContiguousArray<UInt8>()
    var byFormula = ContiguousArray<UInt8>(repeating: 0, count: 3 * size.area)
    for y in 0..<size.width {
      for x in 0..<size.height {
        let source = rotation.sourcePosition(x: x, y: y, of: size)
        byRotation += color(of: artwork, column: source.column, row: source.row)
      }
    }
    for row in 0..<size.height {
      for column in 0..<size.width {
        let x = rotation == .clockwise ? size.height - 1 - row : row
        let y = rotation == .clockwise ? column : size.width - 1 - column
        let pixel = 3 * (y * size.height + x)
        byFormula.replaceSubrange(
          pixel..<pixel + 3, with: color(of: artwork, column: column, row: row))
      }
    }
    #expect(samples == byRotation, "\(size) \(rotation) \(filter)")
    #expect(samples == byFormula, "\(size) \(rotation) \(filter)")
  }

  private func render(
    _ artwork: Raster, _ image: TurnedImage, _ filter: ResamplingFilter, background: RGBColor
  ) throws -> ContiguousArray<UInt8> {
    let renderer = StripRenderer(
      artwork: artwork, images: [image], filter: filter, background: background)
    return try #require(try renderer.joined().first)
  }

  /// The color of an 8-bit artwork's pixel, without alpha.
  private func color(of artwork: Raster, column: Int, row: Int) -> [UInt8] {
    guard case .bits8(let samples) = artwork.samples else { return [] }
    let start = (row * artwork.size.width + column) * artwork.channels.count
    return (0..<3).map { samples[start + min($0, artwork.channels.colorChannels - 1)] }
  }

  private func opaque(_ size: PixelSize, _ channels: ChannelLayout) -> Raster {
    let raster = Pattern.noise.raster(size, channels, bits: 8, seed: size.area)
    guard channels.hasAlpha, case .bits8(var samples) = raster.samples else { return raster }
    for alpha in stride(from: channels.count - 1, to: samples.count, by: channels.count) {
      samples[alpha] = 255
    }
    return Raster(size: size, channels: channels, samples: .bits8(samples))
  }
}
