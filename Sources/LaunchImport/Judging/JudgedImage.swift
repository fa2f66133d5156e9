package import Pixels

/// A launch image, and what is to be said of it.
package struct JudgedImage: Sendable {
  package let image: ReadImage
  package internal(set) var state: ImageState
  package internal(set) var issues: [ImageIssue] = []
  /// Which artwork it shows: images with the same number show the same. `nil` if it cannot be told.
  package internal(set) var artwork: Int?
  /// The correlation with the largest image of that artwork.
  package internal(set) var correlation: Double?

  package var path: String { image.found.location.path }
  package var size: PixelSize? { image.readable?.size }

  var isTurned: Bool { if case .turned = state { true } else { false } }

  init(_ image: ReadImage, _ state: ImageState) {
    self.image = image
    self.state = state
  }
}
