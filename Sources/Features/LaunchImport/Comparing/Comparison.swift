internal import Pixels

/// The result of comparing two images: whether they show the same artwork.
struct Comparison {
  /// The rotations that make the second image match the first. There are several if the artwork
  /// looks the same when it is rotated. There are none if the images show different artworks, match
  /// only in part, or have too little contrast for a comparison.
  let rotations: [Rotation]
  /// The correlation of the two images with the best rotation, from -1 through 1.
  let correlation: Double

  // Measured on 1760 pairs of launch images of 20 artworks: photographs, illustrations, logos,
  // text, pixel art, gradients. Pairs of the same artwork for screens with other aspect ratios,
  // rotated either way, and also as JPEG, had a correlation of at least 0.958; pairs of different
  // artworks had at most 0.884, apart from disks of different colors. No pair of different artworks
  // was taken for the same artwork.

  /// The minimum correlation of images that show the same artwork.
  private static let same = 0.92
  /// Another rotation matches too if its correlation is at most this far below the best
  /// correlation. In the measurements, wrong rotations were at least 0.06 below the best.
  /// Exceptions were artworks that look the same when they are rotated.
  private static let margin = 0.05
  /// If the mean difference of the samples is above this limit, the images show the same shapes in
  /// different colors. The mean difference was at most 15 for the same artwork, and at least 40 for
  /// disks of different colors.
  private static let otherColors = 24.0
  /// The standard deviation below which an image is so flat that noise determines the correlation.
  private static let leastContrast = 4.0

  init(_ a: Sketch, _ b: Sketch) {
    let turned = Rotation.allCases.map { (rotation: $0, sketch: b.turned($0)) }
    func likenesses(
      _ overlaps: (Area, Area) -> [Overlap]
    ) -> [(rotation: Rotation, likeness: Likeness)] {
      turned.compactMap { rotation, sketch in
        overlaps(a.area, sketch.area).map { Likeness(a, sketch, $0) }
          .max { $0.correlation < $1.correlation }.map { (rotation, $0) }
      }
    }
    var all = likenesses(Overlap.common)
    // An off-center crop is rare and slow to find, so it is tried only if nothing else matches.
    if all.allSatisfy({ $0.likeness.correlation < Self.same }) { all = likenesses(Overlap.all) }
    let top = all.map(\.likeness).max { $0.correlation < $1.correlation } ?? Likeness()
    correlation = top.correlation
    let isSame =
      top.correlation >= Self.same && top.contrast >= Self.leastContrast
      && top.difference <= Self.otherColors
    let least = max(Self.same, top.correlation - Self.margin)
    rotations = isSame ? all.filter { $0.likeness.correlation >= least }.map(\.rotation) : []
  }
}

/// The parts of two images that show the same content, if both show the same artwork.
private struct Overlap {
  var first: Area
  var second: Area

  /// Four ways to lay the second image over the first, with the centers at the same point. Three
  /// scale the second image: to the same height, if `cover` cropped the sides; to the same width,
  /// if `cover` cropped above and below; and to the same shorter side, if the artwork is a logo on
  /// a background. The fourth stretches the whole second image to the first.
  static func common(_ a: Area, _ b: Area) -> [Overlap] {
    scales(a, b).map { Overlap(a, b, scale: $0) } + [Overlap(first: a, second: b)]
  }

  /// The overlaps of ``common(_:_:)``, and two more kinds. One kind is away from the center, for
  /// crops that do not keep the center. The other kind has scales between equal heights and equal
  /// widths, for a wide and a nearly square screen: `cover` crops one image above and below, and
  /// the other image at the sides.
  static func all(_ a: Area, _ b: Area) -> [Overlap] {
    let places = stride(from: -1, through: 1, by: 1.0 / 6)
    let moved = scales(a, b).flatMap { scale in
      places.flatMap {
        [Overlap(a, b, scale: scale, x: $0), Overlap(a, b, scale: scale, y: $0)]
      }
    }
    let (high, wide) = (scales(a, b)[0], scales(a, b)[1])
    let ratio = max(high, wide) / min(high, wide)
    let between = ratio > 2 ? [] : (1...7).map { high + (wide - high) * Double($0) / 8 }
    return common(a, b) + moved + between.map { Overlap(a, b, scale: $0) }
  }

  /// Factors by which the second image is enlarged to match the first.
  private static func scales(_ a: Area, _ b: Area) -> [Double] {
    [a.height / b.height, a.width / b.width, min(a.width, a.height) / min(b.width, b.height)]
  }

  private init(first: Area, second: Area) { (self.first, self.second) = (first, second) }

  /// - Parameters:
  ///   - x: the horizontal place of the overlap in each image, from -1 (left) through 1 (right).
  ///   - y: the vertical place of the overlap in each image, from -1 (top) through 1 (bottom).
  private init(_ a: Area, _ b: Area, scale: Double, x: Double = 0, y: Double = 0) {
    let width = min(a.width, b.width * scale)
    let height = min(a.height, b.height * scale)
    func area(in whole: Area, _ width: Double, _ height: Double) -> Area {
      Area(
        x: (whole.width - width) / 2 * (1 + x), y: (whole.height - height) / 2 * (1 + y),
        width: width, height: height)
    }
    first = area(in: a, width, height)
    second = area(in: b, width / scale, height / scale)
  }
}

/// The similarity of two images in the parts that show the same content.
private struct Likeness {
  /// The correlation of the colors after each channel's mean is subtracted: 1 for the same picture,
  /// even at another brightness, and about 0 for unrelated pictures.
  private(set) var correlation = 0.0
  /// The mean absolute difference of the 8-bit samples, from 0 through 255.
  private(set) var difference = 255.0
  /// The standard deviation of the 8-bit samples, from the image with less contrast. If the
  /// contrast is low, there is little to compare.
  private(set) var contrast = 0.0

  init() {}

  /// Compares the mean colors of the cells in the overlap.
  init(_ a: Sketch, _ b: Sketch, _ overlap: Overlap) {
    let columns = Self.cells(overlap.first.width, overlap.second.width)
    let rows = Self.cells(overlap.first.height, overlap.second.height)
    let first = a.cells(in: overlap.first, columns: columns, rows: rows)
    let second = b.cells(in: overlap.second, columns: columns, rows: rows)
    var (sum, otherSum) = (SIMD3<Double>.zero, SIMD3<Double>.zero)
    var (squares, otherSquares, products, differences) = (0.0, 0.0, 0.0, 0.0)
    for (color, other) in zip(first, second) {
      sum += color
      otherSum += other
      squares += (color * color).sum()
      otherSquares += (other * other).sum()
      products += (color * other).sum()
      differences += pointwiseMax(color - other, other - color).sum()
    }
    let count = Double(rows * columns)
    let variance = max(0, squares - (sum * sum).sum() / count)
    let otherVariance = max(0, otherSquares - (otherSum * otherSum).sum() / count)
    let least = min(variance, otherVariance)
    // For a flat image, only rounding errors would be compared.
    if least >= 0.01 * count {
      let root = (variance * otherVariance).squareRoot()
      correlation = min(1, max(-1, (products - (sum * otherSum).sum() / count) / root))
    }
    difference = differences / (3 * count)
    contrast = (least / (3 * count)).squareRoot()
  }

  /// The number of cells along a side: at most 24. The side is `first` pixels long in one image,
  /// and `second` pixels long in the other. No cell is smaller than a pixel of either image.
  private static func cells(_ first: Double, _ second: Double) -> Int {
    max(1, min(24, Int(min(first, second))))
  }
}
