internal import Pixels

/// The result of comparing two images: whether they show the same artwork.
struct Comparison {
  enum Verdict: Equatable {
    /// Both images show the same artwork. Each rotation in the list rotates the second image to
    /// match the first; there are several if the artwork looks the same when it is rotated.
    case same([Rotation])
    case different
    /// The images have too little contrast to be compared, or match only in part.
    case unclear
  }

  let verdict: Verdict
  /// The correlation of the two images with the best rotation, from -1 through 1.
  let correlation: Double

  // Measured on 1760 pairs of launch images of 20 artworks: photographs, illustrations, logos,
  // text, pixel art, gradients. Pairs of the same artwork for screens with other aspect ratios,
  // rotated either way, and also as JPEG, had a correlation of at least 0.958; pairs of different
  // artworks had at most 0.884, apart from disks of different colors. No pair of different artworks
  // was taken for the same artwork.

  /// The minimum correlation of images that show the same artwork.
  private static let same = 0.92
  /// Images with a lower correlation are unrelated. Half of the pairs of different artworks were
  /// above 0.5 and a tenth above 0.7, because one of many alignments fits a little.
  private static let different = 0.6
  /// A rotation whose correlation is within this margin of the best cannot be told apart from it.
  /// For artworks that do not look the same when they are rotated, the next best rotation was worse
  /// by at least 0.06.
  private static let margin = 0.05
  /// The mean difference of the samples above which pictures of the same shape have different
  /// colors. It was at most 15 for the same artwork, and at least 40 for disks of different colors.
  private static let otherColors = 24.0
  /// The standard deviation below which an image is so flat that noise determines the correlation.
  private static let leastContrast = 4.0
  /// The number of positions that are tried for a crop on either side of the center.
  private static let places = 6

  init(_ a: Sketch, _ b: Sketch) {
    var all = Self.likenesses(a, b, slides: false)
    // An off-center crop is rare and slow to find, so it is tried only if nothing else matches.
    if all.allSatisfy({ $0.transform.isMirrored || $0.likeness.correlation < Self.same }) {
      all = Self.likenesses(a, b, slides: true)
    }
    let turned = all.filter { !$0.transform.isMirrored }
    let top = turned.map(\.likeness).max { $0.correlation < $1.correlation } ?? Likeness()
    let mirrored = all.filter(\.transform.isMirrored).map(\.likeness.correlation).max() ?? -1
    correlation = top.correlation
    let rotations = turned.filter {
      $0.likeness.correlation >= Self.same
        && $0.likeness.correlation > top.correlation - Self.margin
    }.map(\.transform.rotation)
    verdict =
      if top.contrast < Self.leastContrast {
        .unclear
      } else if max(top.correlation, mirrored) < Self.different {
        .different
      } else if mirrored >= Self.same && mirrored > top.correlation + Self.margin {
        .different
      } else if top.correlation < Self.same {
        .unclear
      } else {
        top.difference > Self.otherColors ? .different : .same(rotations)
      }
  }

  /// For each transform of the second image, the likeness in the best alignment.
  private static func likenesses(
    _ a: Sketch, _ b: Sketch, slides: Bool
  ) -> [(transform: Transform, likeness: Likeness)] {
    Transform.all.compactMap { transform in
      let turned = Area(of: transform.rotation.size(of: b.size))
      var alignments = Alignment.all(Area(of: a.size), turned)
      if slides {
        alignments += alignments.flatMap { $0.slid(Area(of: a.size), turned, count: places) }
        alignments += Alignment.between(Area(of: a.size), turned)
      }
      return alignments.map { Likeness(a, b, transform, $0) }
        .max { $0.correlation < $1.correlation }.map { (transform, $0) }
    }
  }
}

extension Area {
  fileprivate init(of size: PixelSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

/// The similarity of two images in the parts that an alignment lays over each other.
private struct Likeness {
  /// The correlation of the colors after each channel's mean is subtracted: 1 for the same picture,
  /// even if it is brighter or darker, and about 0 for unrelated pictures.
  private(set) var correlation = 0.0
  /// The mean absolute difference of the 8-bit samples, from 0 through 255.
  private(set) var difference = 255.0
  /// The standard deviation of the 8-bit samples in the image that has less contrast. If it is low,
  /// there is little to compare.
  private(set) var contrast = 0.0

  init() {}

  /// Compares the mean colors of cells of the overlap.
  ///
  /// - Parameter transform: the transform of the second image that makes it match the first.
  init(_ a: Sketch, _ b: Sketch, _ transform: Transform, _ alignment: Alignment) {
    let columns = Self.cells(alignment.first.width, alignment.second.width)
    let rows = Self.cells(alignment.first.height, alignment.second.height)
    let first = a.cells(in: alignment.first, columns: columns, rows: rows)
    let stored = transform.rotation.size(of: PixelSize(width: columns, height: rows))
    let second = b.cells(
      in: alignment.second.untransformed(transform, in: b.size), columns: stored.width,
      rows: stored.height)
    var (sum, otherSum) = (SIMD3<Double>.zero, SIMD3<Double>.zero)
    var (squares, otherSquares, products, differences) = (0.0, 0.0, 0.0, 0.0)
    for row in 0..<rows {
      for column in 0..<columns {
        let source = transform.sourcePosition(x: column, y: row, of: stored)
        let color = first[row * columns + column]
        let other = second[source.row * stored.width + source.column]
        sum += color
        otherSum += other
        squares += (color * color).sum()
        otherSquares += (other * other).sum()
        products += (color * other).sum()
        differences += pointwiseMax(color - other, other - color).sum()
      }
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

  /// The number of cells along a side whose length in the two images is `first` and `second`
  /// pixels: at most 24, and no cell is smaller than a pixel of either image.
  private static func cells(_ first: Double, _ second: Double) -> Int {
    max(1, min(24, Int(min(first, second))))
  }
}
