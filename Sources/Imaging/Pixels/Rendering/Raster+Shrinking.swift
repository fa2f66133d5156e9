extension Raster {
  /// Upper bound of the bytes that shrinking a picture takes. The bytes hold a strip of the picture
  /// in linear light, and the taps of both axes.
  package static func bytesToShrink(_ size: PixelSize, toFit longestSide: Int) -> Int {
    let factor = max(1, max(size.width, size.height) / max(longestSide, 1))
    // A strip has no more columns than the picture, apart from padding.
    let columns = min(2 * StripSchedule.leastRows * factor + 256, size.width + 64)
    return 4 * columns * size.height * MemoryLayout<Int16>.size
      + 256 * (size.width + size.height)
  }

  /// The picture as 8-bit RGB, or as 8-bit RGBA if there is no background. If a side is longer than
  /// `longestSide` pixels, the picture is shrunk.
  package func shrunk(
    toFit longestSide: Int, conversion: ColorConversion = .none, background: Background? = .black
  ) -> Raster {
    let factor = min(1, Double(longestSide) / Double(max(size.width, size.height)))
    func side(_ count: Int) -> Int { max(1, Int((Double(count) * factor).rounded())) }
    let target = PixelSize(width: side(size.width), height: side(size.height))
    // The renderer swaps rows and columns; the small result is cheap to turn back.
    let image = TurnedImage(
      size: target.transposed,
      content: PixelRect(x: 0, y: 0, width: target.height, height: target.width),
      rows: .all(of: size.width, count: target.width),
      columns: .all(of: size.height, count: target.height))
    // A box filter takes half the time of a sharper filter, and looks no worse where at least two
    // pixels become one.
    let renderer = StripRenderer(
      [ImageFrame(size: image.size, rotation: .none)],
      artwork: PlacedPicture(self, conversion: conversion, images: [image]), logo: nil,
      filter: factor > 0.5 ? .lanczos3 : .box, background: background?.transposed)
    var samples = ContiguousArray<UInt8>()
    let channels = background == nil ? ChannelLayout.rgba : .rgb
    samples.reserveCapacity(target.area * channels.count)
    for strip in 0..<renderer.stripCount {
      if let band = renderer.render(strip: strip)[0] { samples += band.samples }
    }
    let turned = Raster(size: target.transposed, channels: channels, samples: .bits8(samples))
    return turned.upright(from: .leftMirrored)
  }
}

extension AxisSampling {
  /// The sampling of a whole axis, not reversed.
  fileprivate static func all(of sourceCount: Int, count: Int) -> AxisSampling {
    AxisSampling(
      sourceCount: sourceCount, origin: 0, extent: Double(sourceCount), count: count,
      isReversed: false)
  }
}
