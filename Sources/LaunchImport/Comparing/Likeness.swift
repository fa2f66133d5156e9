internal import Pixels

/// The similarity of two images in the parts that an alignment lays over each other.
struct Likeness: Hashable {
  /// The correlation of the colors after each channel's mean is subtracted: 1 for the same picture,
  /// even if it is brighter or darker, and about 0 for unrelated pictures.
  var correlation: Double
  /// The mean absolute difference of the 8-bit samples, from 0 through 255.
  var difference: Double
  /// The standard deviation of the 8-bit samples in the image that has less contrast. If it is low,
  /// there is little to compare.
  var contrast: Double

  /// The maximum number of cells along each side. The overlap is divided into cells, whose mean
  /// colors are compared.
  private static let cells = 24

  init(correlation: Double, difference: Double, contrast: Double) {
    self.correlation = correlation
    self.difference = difference
    self.contrast = contrast
  }

  /// - Parameter transform: the transform of the second image that makes it match the first.
  init(_ a: Sketch, _ b: Sketch, _ transform: Transform, _ alignment: Alignment) {
    var sums = Sums()
    let columns = Self.cells(alignment.first.width, alignment.second.width)
    let rows = Self.cells(alignment.first.height, alignment.second.height)
    for row in 0..<rows {
      for column in 0..<columns {
        let first = alignment.first.cell(column, row, of: columns, rows)
        let second = alignment.second.cell(column, row, of: columns, rows)
          .untransformed(transform, in: b.size)
        for channel in 0..<3 { sums.add(channel, a.mean(channel, first), b.mean(channel, second)) }
      }
    }
    self = sums.likeness(count: Double(rows * columns))
  }

  /// The number of cells along a side whose length in the two images is `first` and `second`
  /// pixels. No cell is smaller than a pixel of either image.
  private static func cells(_ first: Double, _ second: Double) -> Int {
    max(1, min(cells, Int(min(first, second))))
  }
}

extension Area {
  fileprivate func cell(_ column: Int, _ row: Int, of columns: Int, _ rows: Int) -> Area {
    let (wide, high) = (width / Double(columns), height / Double(rows))
    return Area(
      x: x + Double(column) * wide, y: y + Double(row) * high, width: wide, height: high)
  }
}

/// The sums of samples, squares and products from which a likeness is computed.
private struct Sums {
  private var a = (0.0, 0.0, 0.0)
  private var b = (0.0, 0.0, 0.0)
  private var squaresOfA = 0.0
  private var squaresOfB = 0.0
  private var products = 0.0
  private var differences = 0.0

  mutating func add(_ channel: Int, _ x: Double, _ y: Double) {
    switch channel {
    case 0: (a.0, b.0) = (a.0 + x, b.0 + y)
    case 1: (a.1, b.1) = (a.1 + x, b.1 + y)
    default: (a.2, b.2) = (a.2 + x, b.2 + y)
    }
    squaresOfA += x * x
    squaresOfB += y * y
    products += x * y
    differences += abs(x - y)
  }

  func likeness(count: Double) -> Likeness {
    let means = a.0 * a.0 + a.1 * a.1 + a.2 * a.2
    let otherMeans = b.0 * b.0 + b.1 * b.1 + b.2 * b.2
    let mixed = a.0 * b.0 + a.1 * b.1 + a.2 * b.2
    let variance = max(0, squaresOfA - means / count)
    let otherVariance = max(0, squaresOfB - otherMeans / count)
    let root = (variance * otherVariance).squareRoot()
    // For a flat image, only rounding errors would be compared.
    let isFlat = min(variance, otherVariance) < 0.01 * count
    return Likeness(
      correlation: isFlat ? 0 : min(1, max(-1, (products - mixed / count) / root)),
      difference: differences / (3 * count),
      contrast: (min(variance, otherVariance) / (3 * count)).squareRoot())
  }
}
