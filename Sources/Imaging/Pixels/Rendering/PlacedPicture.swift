package struct PlacedPicture: Sendable {
  package let raster: Raster
  /// Converts the samples; it must match their bit depth and color channels.
  package let conversion: ColorConversion
  /// The picture's placement in each image, in the order of the images.
  package let images: [TurnedImage]
  /// Whether some pixel is not fully opaque.
  let hasTransparency: Bool

  /// - Complexity: O(pixels) if there is an alpha channel
  /// - Precondition: every image's samplings are made for the size of `raster`.
  package init(_ raster: Raster, conversion: ColorConversion = .none, images: [TurnedImage]) {
    for image in images {
      precondition(image.rows.sourceCount == raster.size.width, "rows sample the columns")
      precondition(image.columns.sourceCount == raster.size.height, "columns sample the rows")
      precondition(image.rows.count == image.content.height, "a sample for each content row")
      precondition(image.columns.count == image.content.width, "a sample for each content column")
    }
    self.raster = raster
    self.conversion = conversion
    self.images = images
    hasTransparency = raster.hasTransparency()
  }

  /// Whether the picture hides the background in every image.
  var coversImages: Bool { !hasTransparency && images.allSatisfy(\.fills) }
}
