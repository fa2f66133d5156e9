public import Pixels

/// The visible part of the upright artwork, and its place in the frame.
public struct Placement: Hashable, Sendable {
  /// A part of the artwork in pixels, not rounded to whole pixels.
  public struct Crop: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
  }

  public var crop: Crop
  /// The rectangle of the frame, in pixels, that shows the crop. It is smaller than the frame only
  /// for ``Fit/contain`` and logos.
  public var content: PixelRect

  package init(crop: Crop, content: PixelRect) {
    self.crop = crop
    self.content = content
  }

  /// Places artwork in a frame.
  ///
  /// - Parameters:
  ///   - artwork: the size of the upright artwork.
  ///   - frame: the size of the frame.
  ///   - fit: how the artwork fills the frame.
  ///   - anchor: the place of the crop in the artwork, or of the artwork in the frame. Artwork that
  ///     is not cropped is in the middle of the frame, independent of its focus.
  public init(artwork: PixelSize, frame: PixelSize, fit: Fit, anchor: Anchor) {
    let width = Double(artwork.width)
    let height = Double(artwork.height)
    let scaleX = Double(frame.width) / width
    let scaleY = Double(frame.height) / height
    crop = Crop(x: 0, y: 0, width: width, height: height)
    content = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
    switch fit {
    case .fill: break
    case .cover:
      // On the axis that decides the scale, the crop is exactly the whole artwork.
      if scaleX > scaleY { crop.height = Double(frame.height) / scaleX }
      if scaleY > scaleX { crop.width = Double(frame.width) / scaleY }
      crop.x = anchor.start(of: crop.width, in: width, \.x)
      crop.y = anchor.start(of: crop.height, in: height, \.y)
    case .contain:
      let position = if case .position(let position) = anchor { position } else { Position.center }
      let scale = min(scaleX, scaleY)
      content.width = max(1, Int((width * scale).rounded(.toNearestOrEven)))
      content.height = max(1, Int((height * scale).rounded(.toNearestOrEven)))
      let restX = Double(frame.width - content.width) * position.x
      let restY = Double(frame.height - content.height) * position.y
      content.x = Int(restX.rounded(.toNearestOrEven))
      content.y = Int(restY.rounded(.toNearestOrEven))
    }
  }

  /// Places artwork in a frame as CSS's object-position does.
  public init(artwork: PixelSize, frame: PixelSize, fit: Fit, position: Position) {
    self.init(artwork: artwork, frame: frame, fit: fit, anchor: .position(position))
  }

  /// The factor by which the artwork is enlarged, or shrunk if it is below 1, on the axis with the
  /// larger factor.
  public var enlargement: Double {
    max(Double(content.width) / crop.width, Double(content.height) / crop.height)
  }

  /// The share of the artwork's area that is not visible, from 0 to 1.
  public func croppedArea(of artwork: PixelSize) -> Double {
    1 - crop.width * crop.height / Double(artwork.area)
  }
}
