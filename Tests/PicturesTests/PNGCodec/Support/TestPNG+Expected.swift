import TestSupport

@testable import Pixels

extension TestPNG {
  /// The expected result of decoding, computed only from the raw samples.
  var expected: Raster {
    let isTransparent = transparency != nil
    let values = (0..<width * height).flatMap { pixel in
      expectedPixel(Array(samples[pixel * type.samples..<(pixel + 1) * type.samples]))
    }
    return Raster(
      size: PixelSize(width: width, height: height),
      channels: type.channels(isTransparent: isTransparent),
      samples: depth == 16
        ? .bits16(ContiguousArray(values.map { UInt16($0) }))
        : .bits8(ContiguousArray(values.map { UInt8($0) })))
  }

  private func expectedPixel(_ pixel: [Int]) -> [Int] {
    if type == .palette {
      let color = palette[pixel[0]].map { Int($0) }
      guard let transparency else { return color }
      return color + [pixel[0] < transparency.count ? transparency[pixel[0]] : 255]
    }
    let highest = depth == 16 ? 65535 : 255
    let scaled = depth < 8 ? pixel.map { $0 * 255 / ((1 << depth) - 1) } : pixel
    guard let transparency else { return scaled }
    return scaled + [pixel == transparency ? 0 : highest]
  }
}
