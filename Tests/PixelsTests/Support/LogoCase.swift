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

  /// The largest difference from the reference before it is rounded or dithered.
  func difference() throws -> Double {
    let (samples, exact) = (try rendered(), exact)
    try #require(samples.count == exact.count)
    return zip(samples, exact).reduce(0) { max($0, abs(Double($1.0) - $1.1)) }
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
