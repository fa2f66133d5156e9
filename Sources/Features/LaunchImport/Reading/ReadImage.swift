package import Pixels

/// The properties of a launch image that are needed to judge it; its pixels are not kept.
package struct ReadImage: Equatable, Sendable {
  package struct Content: Equatable, Sendable {
    package var size: PixelSize
    /// The small image for comparisons; `nil` if the image is so long and narrow that it cannot be
    /// for a screen.
    package var sketch: Sketch?
    /// The image's detail as measured by ``Detail``; `nil` for an image that is too flat or too
    /// small.
    package var detail: Double?
    /// The orientation that the metadata (eXIf) specify. It has no effect on
    /// ``size`` and ``sketch``, which are those of the pixels as stored.
    package var orientation: StoredOrientation

    package init(
      size: PixelSize, sketch: Sketch?, detail: Double?, orientation: StoredOrientation = .up
    ) {
      self.size = size
      self.sketch = sketch
      self.detail = detail
      self.orientation = orientation
    }
  }

  package let found: FoundImage
  package let content: Result<Content, ImageFault>

  package var readable: Content? { try? content.get() }
}
