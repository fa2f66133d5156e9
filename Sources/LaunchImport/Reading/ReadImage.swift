package import Pixels

/// A launch image as far as it matters for judging it; its pixels are not kept.
package struct ReadImage: Hashable, Sendable {
  package struct Content: Hashable, Sendable {
    package var size: PixelSize
    /// `nil` for a size that is compared with nothing.
    package var sketch: Sketch?
    /// See ``Detail``; `nil` for an image that is too flat or too small.
    package var detail: Double?
    /// What the metadata say of the pixels (eXIf); ``size`` and ``sketch`` are of these as stored.
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

  package init(found: FoundImage, content: Result<Content, ImageFault>) {
    self.found = found
    self.content = content
  }

  /// `nil` if it cannot be read.
  package var readable: Content? { try? content.get() }
}
