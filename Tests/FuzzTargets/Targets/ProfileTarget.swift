internal import Pixels
internal import TestSupport

/// ICC profiles, from their bytes to converted pixels.
package enum ProfileTarget: FuzzTarget {
  /// The input is a profile. Its last byte also selects the samples' layout, and whether the profile
  /// is used as it is or repaired.
  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    let shape = Int(input.last ?? 0)
    let profile = shape & 4 == 0 ? RepairedProfile.bytes(of: input) : input
    let isGray = RepairedProfile.isGray(profile)
    let channels: ChannelLayout =
      switch (isGray, shape & 1) {
      case (true, 0): .gray
      case (true, _): .grayAlpha
      case (false, 0): .rgb
      case (false, _): .rgba
      }
    let images = [8, 16].compactMap { bits in
      // Sixteen bits take 65,536 levels.
      bits == 8 || shape & 0x18 == 0 ? image(of: profile, channels, bits: bits) : nil
    }
    guard let first = images.first else { return }
    for image in images {
      try expect(image.count == 3 * width * height, "not all pixels are rendered")
      let difference = zip(first, image).map { abs(Int($0) - Int($1)) }.max() ?? 0
      try expect(difference <= 2, "8 and 16 bits differ by \(difference)")
    }
  }

  private static let (width, height) = (7, 5)

  /// The same colors in both depths: all corners, and values between.
  private static func raster(_ channels: ChannelLayout, bits: Int) -> Raster {
    let values: [Int] = (0..<width * height * channels.count).map { index in
      let (pixel, channel) = (index / channels.count, index % channels.count)
      if channels.hasAlpha && channel == channels.count - 1 { return 255 - pixel % 3 * 100 }
      return pixel < 8 ? (pixel >> channel & 1) * 255 : (pixel * 37 + channel * 91) % 256
    }
    return Raster(
      size: PixelSize(width: width, height: height), channels: channels,
      samples: bits == 8
        ? .bits8(ContiguousArray(values.map { UInt8($0) }))
        : .bits16(ContiguousArray(values.map { UInt16($0 * 257) })))
  }

  /// The rendered pixels; `nil` if the profile is refused.
  private static func image(
    of profile: ContiguousArray<UInt8>, _ channels: ChannelLayout, bits: Int
  ) -> [UInt8]? {
    let artwork = raster(channels, bits: bits)
    let conversion = try? ColorConversion(
      from: .profile(profile), channels: channels, samples: artwork.samples)
    guard let conversion else { return nil }
    let size = PixelSize(width: height, height: width)
    let image = TurnedImage(
      size: size, content: PixelRect(x: 0, y: 0, width: size.width, height: size.height),
      rows: AxisSampling(
        sourceCount: width, origin: 0, extent: Double(width), count: width, isReversed: false),
      columns: AxisSampling(
        sourceCount: height, origin: 0, extent: Double(height), count: height, isReversed: false))
    let renderer = StripRenderer(
      artwork: artwork, conversion: conversion, images: [image], filter: .box,
      background: .black)
    return (0..<renderer.stripCount).flatMap { strip in
      renderer.render(strip: strip).compactMap { $0 }.flatMap(\.samples)
    }
  }
}
