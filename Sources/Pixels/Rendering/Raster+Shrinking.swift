extension Raster {
  /// This picture as 8-bit RGB, upright as it is, with no side longer than `longestSide` pixels.
  ///
  /// - Parameters:
  ///   - longestSide: in pixels; smaller pictures keep their size.
  ///   - conversion: converts the samples.
  ///   - background: what transparent pixels show.
  /// - Complexity: O(pixels)
  package func shrunk(
    toFit longestSide: Int, conversion: ColorConversion = .none, background: RGBColor = .black
  ) -> Raster {
    let factor = min(1, Double(longestSide) / Double(max(size.width, size.height)))
    func side(_ count: Int) -> Int { max(1, Int((Double(count) * factor).rounded())) }
    let target = PixelSize(width: side(size.width), height: side(size.height))
    // The renderer swaps rows and columns, which is undone while the picture is small.
    let image = TurnedImage(
      size: target.transposed,
      content: PixelRect(x: 0, y: 0, width: target.height, height: target.width),
      rows: .all(of: size.width, count: target.width),
      columns: .all(of: size.height, count: target.height))
    let renderer = StripRenderer(
      artwork: self, conversion: conversion, images: [image], filter: .lanczos3,
      background: background)
    var samples = ContiguousArray<UInt8>()
    samples.reserveCapacity(target.area * 3)
    for strip in 0..<renderer.stripCount {
      if let band = renderer.render(strip: strip)[0] { samples += band.samples }
    }
    let turned = Raster(size: target.transposed, channels: .rgb, samples: .bits8(samples))
    return turned.upright(from: .leftMirrored)
  }
}

extension AxisSampling {
  /// The whole axis, in its direction.
  fileprivate static func all(of sourceCount: Int, count: Int) -> AxisSampling {
    AxisSampling(
      sourceCount: sourceCount, origin: 0, extent: Double(sourceCount), count: count,
      isReversed: false)
  }
}
