package import Pixels

package struct JudgedImage: Sendable {
  package let image: ReadImage
  package internal(set) var state: ImageState
  package internal(set) var issues: [ImageIssue] = []
  /// The number of the artwork that the image shows, from 0 for the most common artwork; `nil` if
  /// the image was not compared.
  package internal(set) var artwork: Int?
  /// The correlation with the largest image of the same artwork, at most 1; `nil` if the image was
  /// not compared.
  package internal(set) var correlation: Double?

  package var path: String { image.found.location.path }
  package var size: PixelSize? { image.readable?.size }

  var isTurned: Bool { if case .turned = state { true } else { false } }

  init(_ image: ReadImage, _ state: ImageState) {
    self.image = image
    self.state = state
  }
}
