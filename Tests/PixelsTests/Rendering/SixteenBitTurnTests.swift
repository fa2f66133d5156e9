import TestSupport
import Testing

@testable import Pixels

/// 16-bit samples that are not mixed with others are rounded to 8 bits, without the detour through
/// the coarser linear light.
@Suite struct SixteenBitTurnTests {
  @Test("every 16-bit sample", arguments: [Rotation.clockwise, .counterclockwise])
  func everySample(rotation: Rotation) throws {
    let size = PixelSize(width: 256, height: 256)
    let samples = ContiguousArray((0...65535).map { UInt16(($0 * 40503) & 0xFFFF) })
    try check(Raster(size: size, channels: .gray, samples: .bits16(samples)), rotation, .lanczos3)
  }

  @Test("layouts and sizes", arguments: ChannelLayout.allCases)
  func layouts(channels: ChannelLayout) throws {
    for (width, height) in [(1, 1), (3, 2), (2, 7), (17, 16), (33, 5), (150, 9)] {
      let size = PixelSize(width: width, height: height)
      var generator = SeededGenerator(seed: size.area)
      let samples = (0..<size.area * channels.count).map { index in
        channels.hasAlpha && index % channels.count == channels.count - 1
          ? .max : UInt16.random(in: 0 ... .max, using: &generator)
      }
      let artwork = Raster(
        size: size, channels: channels, samples: .bits16(ContiguousArray(samples)))
      for filter in [ResamplingFilter.lanczos3, .catmullRom, .box, .nearest] {
        try check(artwork, .clockwise, filter)
        try check(artwork, .counterclockwise, filter)
      }
    }
  }

  @Test("together with a resampled image in the same renderer")
  func together() throws {
    let size = PixelSize(width: 40, height: 30)
    let artwork = Pattern.noise.raster(size, .rgb, bits: 16, seed: 6)
    let exact = TurnedImage(exactly: .clockwise, of: size)
    let smaller = TurnedImage(filling: PixelSize(width: 11, height: 13), with: size)
    let images = [smaller, exact, smaller]
    let renderer = StripRenderer(
      artwork: artwork, images: images, filter: .lanczos3, background: .black)
    let joined = try renderer.joined()
    #expect(joined[1] == expected(artwork, .clockwise))
    let reference = ReferenceRenderer(artwork: artwork, filter: .lanczos3, background: .black)
    #expect(try largestDifference(joined[0], reference.render(smaller)) <= 1)
    #expect(joined[0] == joined[2])
  }

  private func check(_ artwork: Raster, _ rotation: Rotation, _ filter: ResamplingFilter) throws {
    let renderer = StripRenderer(
      artwork: artwork, images: [TurnedImage(exactly: rotation, of: artwork.size)],
      filter: filter, background: .black)
    let joined = try #require(try renderer.joined().first)
    #expect(joined == expected(artwork, rotation), "\(artwork.size) \(artwork.channels) \(filter)")
  }

  private func expected(_ artwork: Raster, _ rotation: Rotation) -> ContiguousArray<UInt8> {
    guard case .bits16(let samples) = artwork.samples else { return [] }
    let size = artwork.size
    var result = ContiguousArray<UInt8>()
    for y in 0..<size.width {
      for x in 0..<size.height {
        let (column, row) = rotation.sourcePosition(x: x, y: y, of: size)
        for channel in 0..<3 {
          let index =
            (row * size.width + column) * artwork.channels.count
            + min(channel, artwork.channels.colorChannels - 1)
          result.append(UInt8((Int(samples[index]) * 255 + 32767) / 65535))
        }
      }
    }
    return result
  }
}
