internal import Pictures
internal import Pixels

extension Picture {
  /// Decodes an opaque, 8-bit RGB file with libpng.
  package init(png bytes: ContiguousArray<UInt8>) throws {
    let raster = try PNGDecoder.decode(bytes).raster
    guard raster.channels == .rgb, case .bits8(let samples) = raster.samples else {
      throw NotOpaqueRGB(channels: raster.channels)
    }
    let width = raster.size.width
    self.init(width: width, height: raster.size.height) { x, y in
      let index = (y * width + x) * 3
      return Pixel(Int(samples[index]), Int(samples[index + 1]), Int(samples[index + 2]))
    }
  }

  package struct NotOpaqueRGB: Error {
    var channels: ChannelLayout
  }
}
