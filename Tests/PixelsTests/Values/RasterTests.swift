import Testing

@testable import Pixels

/// The properties of a raster.
@Suite struct RasterTests {
  @Test(
    "one pixel that is not opaque, at any position", arguments: [ChannelLayout.grayAlpha, .rgba])
  func transparency(channels: ChannelLayout) {
    let size = PixelSize(width: 7, height: 3)
    for bits in [8, 16] {
      #expect(!raster(size, channels, bits: bits, clear: nil).hasTransparency())
      for pixel in 0..<size.area {
        #expect(raster(size, channels, bits: bits, clear: pixel).hasTransparency())
      }
      let large = PixelSize(width: 201, height: 199)
      for pixel in [0, 8191, 8192, 16383, 16384, 32767, 32768, large.area - 1] {
        #expect(raster(large, channels, bits: bits, clear: pixel).hasTransparency())
      }
    }
  }

  @Test("nothing is transparent without an alpha channel", arguments: [ChannelLayout.gray, .rgb])
  func opaque(channels: ChannelLayout) {
    let raster = Raster(
      size: PixelSize(width: 2, height: 1), channels: channels,
      samples: .bits8(ContiguousArray(repeating: 0, count: 2 * channels.count)))
    #expect(!raster.hasTransparency())
  }

  @Test("channels and strides")
  func layout() {
    #expect(ChannelLayout.allCases.map(\.count) == [1, 2, 3, 4])
    #expect(ChannelLayout.allCases.map(\.colorChannels) == [1, 1, 3, 3])
    #expect(ChannelLayout.allCases.map(\.hasAlpha) == [false, true, false, true])
    #expect(raster(PixelSize(width: 7, height: 3), .rgba, bits: 8, clear: nil).rowStride == 28)
  }

  @Test("a raster has a sample for each channel")
  func traps() async {
    await #expect(processExitsWith: .failure) {
      _ = Raster(
        size: PixelSize(width: 2, height: 2), channels: .rgb,
        samples: .bits8(ContiguousArray(repeating: 0, count: 11)))
    }
    await #expect(processExitsWith: .failure) {
      _ = Raster(size: PixelSize(width: 0, height: 2), channels: .rgb, samples: .bits8([]))
    }
  }

  /// Black pixels, all opaque except one, whose alpha lacks only the lowest bit.
  private func raster(
    _ size: PixelSize, _ channels: ChannelLayout, bits: Int, clear: Int?
  ) -> Raster {
    let highest = bits == 16 ? 65535 : 255
    let samples = (0..<size.area * channels.count).map { index in
      guard index % channels.count == channels.count - 1 else { return 0 }
      return index / channels.count == clear ? highest - 1 : highest
    }
    return Raster(
      size: size, channels: channels,
      samples: bits == 16
        ? .bits16(ContiguousArray(samples.map { UInt16($0) }))
        : .bits8(ContiguousArray(samples.map { UInt8($0) })))
  }
}
