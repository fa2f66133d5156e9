extension StripRenderer {
  /// Renders turned images of an artwork over one color.
  ///
  /// - Parameter conversion: converts the artwork's samples; it must match their bit depth and
  ///   color channels.
  /// - Precondition: every image's samplings lie within the artwork.
  package init(
    artwork: Raster, conversion: ColorConversion = .none, images: [TurnedImage],
    filter: ResamplingFilter, background: RGBColor
  ) {
    self.init(
      images.map { ImageFrame(size: $0.size, rotation: .none) },
      artwork: PlacedPicture(artwork, conversion: conversion, images: images), logo: nil,
      filter: filter, background: .color(background))
  }

  static func composers(_ frames: [ImageFrame], _ background: Background?) -> [RowComposer] {
    let encoded = SRGBTransfer().encoded
    let tables =
      if case .gradient = background { CompositionTables() } else { nil as CompositionTables? }
    // Several images may have the same frame.
    var known: [ImageFrame: Backdrop] = [:]
    return frames.map { frame in
      let backdrop =
        known[frame] ?? background.map { Backdrop($0, in: frame, tables) } ?? .clear
      known[frame] = backdrop
      return RowComposer(width: frame.size.width, backdrop: backdrop, encoded: encoded)
    }
  }
}

extension Backdrop {
  fileprivate init(_ background: Background, in frame: ImageFrame, _ tables: CompositionTables?) {
    switch background {
    case .color(let color): self = .color(ColorBackdrop(color, width: frame.size.width))
    case .gradient(let gradient):
      self = .gradient(GradientBackdrop(gradient, in: frame, tables ?? CompositionTables()))
    }
  }
}

extension RowComposer {
  /// The same composer with the encoded samples of other tables.
  func encoding(_ tables: SampleTables) -> RowComposer {
    RowComposer(width: width, backdrop: backdrop, encoded: tables.encoded)
  }
}
