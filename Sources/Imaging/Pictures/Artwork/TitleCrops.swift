internal import Pixels

/// Chooses the point that keeps an artwork's title and, if possible, its subject in the crops for
/// common screens.
struct TitleCrops {
  /// The largest row of letters, joined with the other rows of the same title.
  private let title: UnitRect
  private let withSubject: UnitRect
  /// The title joined with the subject and all other titles.
  private let all: UnitRect
  /// The artwork's width divided by its height.
  private let ratio: Double

  /// - Parameter titles: the rows of letters, the largest first. Without rows, the initializer
  ///   fails.
  init?(_ titles: [UnitRect], _ subject: UnitRect?, artwork: PixelSize) {
    guard let first = titles.first else { return nil }
    title = titles.dropFirst().reduce(first) { $0.isLine(of: $1) ? $0.union($1) : $0 }
    withSubject = subject.map(title.union) ?? title
    all = titles.reduce(withSubject) { $0.union($1) }
    ratio = Double(artwork.width) / Double(artwork.height)
  }

  var focus: Position {
    let ratios = Self.ratios + Self.ratios.map { 1 / $0 }
    let margin = 0.3 * title.height
    let across = Axis(
      parts: [title, withSubject, all].map { $0.x...$0.x + $0.width }, margin: margin / ratio,
      crops: ratios.filter { $0 < ratio }.map { $0 / ratio })
    let down = Axis(
      parts: [title, withSubject, all].map { $0.y...$0.y + $0.height }, margin: margin,
      crops: ratios.filter { $0 > ratio }.map { ratio / $0 })
    return Position(SaliencyMap.Peak(x: across.best, y: down.best))
  }

  /// The aspect ratios of iPads, of old iPhones and of iPhones without a home button, in landscape.
  private static let ratios = [4.0 / 3, 1.43, 1.5, 16.0 / 9, 2.175]

  /// One axis of the artwork. All values are shares of the axis's length.
  private struct Axis {
    /// The extents along this axis of the title, of the title with the subject, and of all parts.
    let parts: [ClosedRange<Double>]
    let margin: Double
    /// The lengths of the crops that are shorter than the artwork on this axis.
    let crops: [Double]

    /// The point with the highest ``score(_:)``, in thousandths. If several points have this score,
    /// the point nearest to the middle of a part is chosen. This part is the title with the subject
    /// if some crop keeps them. Otherwise, this part is the title alone.
    var best: Int {
      let scores = (0...1000).map { score(Double($0) / 1000) }
      let most = scores.max() ?? 0
      let target = most / Self.base % Self.base > 0 ? parts[1] : parts[0]
      let middle = 500 * (target.lowerBound + target.upperBound)
      return (0...1000).filter { scores[$0] == most }
        .min { abs(Double($0) - middle) < abs(Double($1) - middle) } ?? 500
    }

    /// The score of a point: a number with four digits in ``base``. Each digit counts the crops
    /// that keep something. The highest digit counts the crops that keep the title. The next
    /// digits are for the title with its margin, the title with the subject, and all parts.
    private func score(_ point: Double) -> Int {
      crops.reduce(0) { sum, crop in
        let start = Anchor.focus(Position(x: point, y: point)).start(of: crop, in: 1, \.x)
        func keeps(_ part: ClosedRange<Double>, _ margin: Double = 0) -> Bool {
          max(part.lowerBound - margin, 0) >= start
            && min(part.upperBound + margin, 1) <= start + crop
        }
        guard keeps(parts[0]) else { return sum }
        let digits = [true, keeps(parts[0], margin), keeps(parts[1]), keeps(parts[2])]
        return sum + digits.reduce(0) { $0 * Self.base + ($1 ? 1 : 0) }
      }
    }

    /// The base of a score's digits, larger than the number of crops.
    private static let base = 16
  }
}

extension UnitRect {
  /// The smallest rectangle that contains this rectangle and `other`.
  fileprivate func union(_ other: UnitRect) -> UnitRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return UnitRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// Whether this row of letters and `other` belong to the same title: one is directly above or
  /// below the other, or continues it.
  fileprivate func isLine(of other: UnitRect) -> Bool {
    let gapDown = max(y, other.y) - min(y + height, other.y + other.height)
    let gapAcross = max(x, other.x) - min(x + width, other.x + other.width)
    return gapDown < max(height, other.height) && gapAcross < other.height
  }
}
