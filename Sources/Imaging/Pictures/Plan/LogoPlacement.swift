package import Pixels

/// The size and place of a logo in an upright frame.
public struct LogoPlacement: Hashable, Sendable {
  /// The widths of strips along the edges of a frame, in points.
  package struct Edges: Equatable, Sendable {
    let top, left, bottom, right: Int

    package init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// The whole logo, and its rectangle in the frame.
  public let placement: Placement
  /// Whether the logo is smaller than the options specify, because it would not fit into the safe
  /// area.
  public let isReduced: Bool

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - edges: the strips between the frame's edges and the safe area.
  package init(
    _ logo: PixelSize, frame: PixelSize, scale: Int, edges: Edges, _ options: LogoOptions
  ) {
    let safe = PixelRect(
      x: edges.left * scale, y: edges.top * scale,
      width: max(1, frame.width - (edges.left + edges.right) * scale),
      height: max(1, frame.height - (edges.top + edges.bottom) * scale))
    let shorter = Double(min(frame.width, frame.height)) / Double(scale)
    let wanted =
      options.points(onHeight: shorter) * Double(scale) / Double(max(logo.width, logo.height))
    let largest = min(
      Double(safe.width) / Double(logo.width), Double(safe.height) / Double(logo.height))
    let factor = min(wanted, largest)
    let width = Self.side(logo.width, factor, in: safe.width)
    let height = Self.side(logo.height, factor, in: safe.height)
    let x = Self.place(width, frame.width, options.position.x, safe.columns)
    let y = Self.place(height, frame.height, options.position.y, safe.rows)
    isReduced = wanted > largest
    placement = Placement(
      crop: RealRect(
        x: 0, y: 0, width: Double(logo.width), height: Double(logo.height)),
      content: PixelRect(x: x, y: y, width: width, height: height))
  }

  /// The logo's size in the upright frame, in pixels.
  package var size: PixelSize {
    PixelSize(width: placement.content.width, height: placement.content.height)
  }

  private static func side(_ length: Int, _ factor: Double, in limit: Int) -> Int {
    min(limit, max(1, Int((Double(length) * factor).rounded())))
  }

  /// The first pixel of the logo on an axis, according to the logo's position in the frame. A logo
  /// that would leave the safe area is moved into it.
  private static func place(
    _ length: Int, _ frame: Int, _ position: Double, _ safe: Range<Int>
  ) -> Int {
    let place = Int((Double(frame - length) * position).rounded(.toNearestOrEven))
    return min(max(place, safe.lowerBound), safe.upperBound - length)
  }
}

/// Options for the size and the position of a logo.
public struct LogoOptions: Hashable, Sendable {
  /// How the length of the logo's longer side is specified.
  public enum Length: Hashable, Sendable {
    /// A share of the screen's shorter side.
    case share(Double)
    case points(Double)

    var isValid: Bool {
      switch self {
      case .share(let share): share > 0 && share <= LogoOptions.shareLimit
      case .points(let points): points > 0 && points <= LogoOptions.pointLimit
      }
    }
  }

  public var length = Length.share(0.4)
  /// The position of the logo in the frame. The logo always stays inside the safe area.
  public var position = Position.center

  public init() {}

  /// Largest ``Length/share(_:)``. Even on the widest screen, the longer side has only about half
  /// of this share.
  public static let shareLimit = 4.0
  /// Largest ``Length/points(_:)``.
  public static let pointLimit = 4000.0

  /// The length of the logo's longer side in points, on a screen whose shorter side is `height`
  /// points.
  package func points(onHeight height: Double) -> Double {
    switch length {
    case .share(let share): share * height
    case .points(let points): points
    }
  }
}
