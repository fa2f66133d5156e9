package import Pixels

extension StripRenderer {
  /// Renders turned images of an artwork over one color.
  package init(
    artwork: Raster, conversion: ColorConversion = .none, images: [TurnedImage],
    filter: ResamplingFilter, background: RGBColor
  ) {
    self.init(
      images.map { ImageFrame(size: $0.size, rotation: .none) },
      artwork: PlacedPicture(artwork, conversion: conversion, images: images), logo: nil,
      filter: filter, background: .color(background))
  }
}
