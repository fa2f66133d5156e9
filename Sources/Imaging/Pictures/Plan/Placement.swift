public import Pixels

/// The visible part of the upright artwork, and its place in the frame.
public struct Placement: Hashable, Sendable {
  /// The visible part of the artwork, in pixels.
  public var crop: RealRect
  /// The rectangle of the frame, in pixels, in which the crop is visible. This rectangle is smaller
  /// than the frame only for ``Fit/contain`` and logos.
  public var content: PixelRect

  package init(crop: RealRect, content: PixelRect) {
    (self.crop, self.content) = (crop, content)
  }

  /// Places upright artwork in a frame.
  ///
  /// With ``Fit/cover``, the anchor places the crop in the artwork. With ``Fit/contain``, an
  /// ``Anchor/position(_:)`` places the artwork in the frame. With ``Fit/contain`` and an
  /// ``Anchor/focus(_:)``, the artwork is centered.
  public init(artwork: PixelSize, frame: PixelSize, fit: Fit, anchor: Anchor) {
    let width = Double(artwork.width)
    let height = Double(artwork.height)
    let scaleX = Double(frame.width) / width
    let scaleY = Double(frame.height) / height
    crop = RealRect(x: 0, y: 0, width: width, height: height)
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

  /// The larger of the scale factors of both axes. A factor above 1 enlarges the artwork.
  public var enlargement: Double {
    max(Double(content.width) / crop.width, Double(content.height) / crop.height)
  }

  /// The share of the artwork's area that is not visible, from 0 to 1.
  public func croppedArea(of artwork: PixelSize) -> Double {
    1 - crop.width * crop.height / Double(artwork.area)
  }

  /// The part of the artwork that is visible in `area`, a part of the frame; `nil` if only
  /// background is visible there.
  package func part(of frame: PixelSize, in area: UnitRect, artwork: PixelSize) -> UnitRect? {
    let shown = UnitRect(
      x: Double(content.x) / Double(frame.width), y: Double(content.y) / Double(frame.height),
      width: Double(content.width) / Double(frame.width),
      height: Double(content.height) / Double(frame.height))
    let crop = UnitRect(crop, of: artwork)
    guard let common = shown.intersection(area) else { return nil }
    return UnitRect(
      x: crop.x + (common.x - shown.x) / shown.width * crop.width,
      y: crop.y + (common.y - shown.y) / shown.height * crop.height,
      width: common.width / shown.width * crop.width,
      height: common.height / shown.height * crop.height)
  }

  /// The renderer's input for an image that results from rotating the landscape frame by 90
  /// degrees.
  package func turned(artwork: PixelSize, frame: PixelSize, by rotation: Rotation) -> TurnedImage {
    let isClockwise = rotation == .clockwise
    return TurnedImage(
      size: frame.transposed,
      content: PixelRect(
        x: isClockwise ? frame.height - content.rows.upperBound : content.y,
        y: isClockwise ? content.x : frame.width - content.columns.upperBound,
        width: content.height, height: content.width),
      rows: AxisSampling(
        sourceCount: artwork.width, origin: crop.x, extent: crop.width, count: content.width,
        isReversed: !isClockwise),
      columns: AxisSampling(
        sourceCount: artwork.height, origin: crop.y, extent: crop.height, count: content.height,
        isReversed: isClockwise))
  }

  /// The renderer's input for an image that is not rotated. The renderer swaps rows and columns.
  /// Rows and columns of the artwork are therefore swapped beforehand.
  package func upright(artwork: PixelSize, frame: PixelSize) -> TurnedImage {
    TurnedImage(
      size: frame, content: content,
      rows: AxisSampling(
        sourceCount: artwork.height, origin: crop.y, extent: crop.height, count: content.height,
        isReversed: false),
      columns: AxisSampling(
        sourceCount: artwork.width, origin: crop.x, extent: crop.width, count: content.width,
        isReversed: false))
  }
}

/// A rectangle whose sides are not rounded to whole pixels.
public struct RealRect: Codable, Hashable, Sendable {
  public var x, y, width, height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Converts a crop in pixels to shares of the artwork's width and height.
  package init(_ crop: RealRect, of artwork: PixelSize) {
    self.init(
      x: crop.x / Double(artwork.width), y: crop.y / Double(artwork.height),
      width: crop.width / Double(artwork.width), height: crop.height / Double(artwork.height))
  }

  package static let whole = UnitRect(x: 0, y: 0, width: 1, height: 1)

  package var area: Double { width * height }

  /// The common part of both rectangles; `nil` if there is none.
  package func intersection(_ other: UnitRect) -> UnitRect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    guard right > left, bottom > top else { return nil }
    return UnitRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A part of a picture, in shares of the picture's width and height.
package typealias UnitRect = RealRect
