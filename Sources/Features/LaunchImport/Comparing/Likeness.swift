internal import Pixels

/// The similarity of two images in the parts that an alignment lays over each other.
struct Likeness: Equatable {
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
    let columns = Self.cells(alignment.first.width, alignment.second.width)
    let rows = Self.cells(alignment.first.height, alignment.second.height)
    let first = a.cells(in: alignment.first, columns: columns, rows: rows)
    let stored =
      transform.rotation.swapsAxes
      ? PixelSize(width: rows, height: columns) : PixelSize(width: columns, height: rows)
    let second = b.cells(
      in: alignment.second.untransformed(transform, in: b.size),
      columns: stored.width, rows: stored.height)
    var sums = Sums()
    for row in 0..<rows {
      for column in 0..<columns {
        let source = transform.sourcePosition(x: column, y: row, of: stored)
        sums.add(
          first, 3 * (row * columns + column),
          second, 3 * (source.row * stored.width + source.column))
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

/// The sums of samples, squares and products from which a likeness is computed.
private struct Sums {
  private var a = (0.0, 0.0, 0.0)
  private var b = (0.0, 0.0, 0.0)
  private var squaresOfA = 0.0
  private var squaresOfB = 0.0
  private var products = 0.0
  private var differences = 0.0

  /// Adds a cell of each image; `i` and `j` are the indices of their first samples.
  mutating func add(
    _ first: ContiguousArray<Double>, _ i: Int, _ second: ContiguousArray<Double>, _ j: Int
  ) {
    let x = (first[i], first[i + 1], first[i + 2])
    let y = (second[j], second[j + 1], second[j + 2])
    a = (a.0 + x.0, a.1 + x.1, a.2 + x.2)
    b = (b.0 + y.0, b.1 + y.1, b.2 + y.2)
    squaresOfA += x.0 * x.0 + x.1 * x.1 + x.2 * x.2
    squaresOfB += y.0 * y.0 + y.1 * y.1 + y.2 * y.2
    products += x.0 * y.0 + x.1 * y.1 + x.2 * y.2
    differences += abs(x.0 - y.0) + abs(x.1 - y.1) + abs(x.2 - y.2)
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
