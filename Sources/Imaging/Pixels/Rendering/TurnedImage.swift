/// An image to render that shows an artwork rotated by 90 degrees. The image's rows therefore
/// sample the artwork's columns.
///
/// A clockwise turn reverses ``columns``, and a counterclockwise turn reverses ``rows``. If neither
/// is reversed, the image is a transposition.
package struct TurnedImage: Equatable, Sendable {
  package var size: PixelSize
  /// The part of the image that shows the artwork; the rest of the image is background.
  package var content: PixelRect
  /// How the content's rows sample the artwork's columns.
  package var rows: AxisSampling
  /// How the content's columns sample the artwork's rows.
  package var columns: AxisSampling

  package init(size: PixelSize, content: PixelRect, rows: AxisSampling, columns: AxisSampling) {
    (self.size, self.content) = (size, content)
    (self.rows, self.columns) = (rows, columns)
  }
}

package struct ImageFrame: Hashable, Sendable {
  package var size: PixelSize
  /// Turns the upright frame into the stored image.
  package var rotation: Rotation

  package init(size: PixelSize, rotation: Rotation) {
    (self.size, self.rotation) = (size, rotation)
  }
}

package struct PlacedPicture: Sendable {
  package let raster: Raster
  /// Converts the raster's samples. The conversion must match the samples' bit depth and color
  /// channels.
  package let conversion: ColorConversion
  /// The picture's placement in each image, in the order of the images.
  package let images: [TurnedImage]
  let hasTransparency: Bool

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

  /// Number of planes: one for each color channel, and one for alpha if there is transparency.
  var planeCount: Int { raster.channels.colorChannels + (hasTransparency ? 1 : 0) }

  /// Whether the picture hides the background in every image.
  var coversImages: Bool { !hasTransparency && images.allSatisfy(\.fills) }
}
