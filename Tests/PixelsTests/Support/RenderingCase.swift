import TestSupport
import Testing

@testable import Pixels

/// An artwork and an image of it.
struct RenderingCase {
  var artwork: Raster
  var image: TurnedImage
  var filter: ResamplingFilter
  var background = RGBColor(red: 201, green: 30, blue: 94)

  /// The largest difference between the fast renderer and the reference.
  func differenceFromReference() throws -> Int {
    let fast = StripRenderer(
      artwork: artwork, images: [image], filter: filter, background: background)
    let reference = ReferenceRenderer(artwork: artwork, filter: filter, background: background)
    return try largestDifference(try #require(try fast.joined().first), reference.render(image))
  }

  /// The comment for a case that fails.
  var description: Comment {
    let bits = if case .bits16 = artwork.samples { 16 } else { 8 }
    return """
      \(artwork.size) \(artwork.channels) \(bits) bits, \(filter), to \(image.size) \
      \(image.content), rows \(image.rows), columns \(image.columns)
      """
  }
}
