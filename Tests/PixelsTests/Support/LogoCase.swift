import TestSupport
import Testing

@testable import Pixels

/// Layers of an image, and the upright frame that they are in.
struct LogoCase {
  var frame: ImageFrame
  var artwork: (raster: Raster, image: TurnedImage)?
  var logo: (raster: Raster, image: TurnedImage)?
  var filter = ResamplingFilter.lanczos3
  var background: Background

  var renderer: StripRenderer {
    StripRenderer(
      [frame], artwork: artwork.map { PlacedPicture($0.raster, images: [$0.image]) },
      logo: logo.map { PlacedPicture($0.raster, images: [$0.image]) }, filter: filter,
      background: background)
  }

  func rendered() throws -> ContiguousArray<UInt8> { try #require(try renderer.joined().first) }

  var exact: [Double] {
    ReferenceRenderer(
      artwork: artwork?.raster, logo: logo?.raster, filter: filter, background: background
    ).values(frame, artwork: artwork?.image, logo: logo?.image)
  }

  /// Whether no sample differs by more than 1 from the reference after it is rounded; where samples
  /// are dithered, from what it was before.
  func isNearReference() throws -> Bool {
    let (samples, exact) = (try rendered(), exact)
    try #require(samples.count == exact.count)
    let isColor = if case .color = background { true } else { false }
    return zip(samples, exact).allSatisfy { sample, exact in
      isColor ? abs(Double(sample) - exact.rounded()) <= 1 : abs(Double(sample) - exact) <= 1
    }
  }
}

extension TurnedImage {
  /// A whole picture in a part of an image.
  init(of picture: PixelSize, in content: PixelRect, of size: PixelSize) {
    self.init(
      of: picture, crop: .whole(picture), size: size, content: content, rowsReversed: false,
      columnsReversed: true)
  }
}
