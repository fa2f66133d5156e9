internal import Pixels

/// Small copies of parts of an image, which tell whether two images show the same artwork.
///
/// Each screen crops the artwork in its own way, but around the same center. So two images of an
/// artwork are alike in one of these parts: the square in the middle, the band along the whole
/// width, the strip along the whole height, or the whole image, if the artwork was stretched.
struct Sketch: Equatable, Sendable {
  private enum Part: CaseIterable {
    case square, band, strip, whole

    /// The part that this part becomes if the image is rotated by a quarter turn.
    var transposed: Part {
      switch self {
      case .band: .strip
      case .strip: .band
      case .square, .whole: self
      }
    }

    func size(in size: PixelSize) -> PixelSize {
      let shorter = min(size.width, size.height)
      return switch self {
      case .square: PixelSize(width: shorter, height: shorter)
      case .band: PixelSize(width: size.width, height: min(size.height, Self.depth(size.width)))
      case .strip: PixelSize(width: min(size.width, Self.depth(size.height)), height: size.height)
      case .whole: size
      }
    }

    /// The shorter side of the longest screens, 9:19.5, whose longer side is `length`.
    private static func depth(_ length: Int) -> Int { max(1, length * 6 / 13) }
  }

  /// The number of cells along each side of a copy.
  private static let cells = 24
  /// The longest side of the picture that the copies are made from, in pixels.
  private static let longestSide = 480
  /// The maximum difference of 8-bit samples that is noise.
  private static let noise = 2.0

  /// For each part, the mean colors of its cells in 8 bits, row by row.
  private let copies: [Part: [SIMD3<Double>]]

  /// Transparent pixels are drawn over black.
  ///
  /// - Complexity: O(pixels)
  init(_ raster: Raster) {
    let picture = raster.shrunk(toFit: Self.longestSide)
    copies = Dictionary(
      uniqueKeysWithValues: Part.allCases.map {
        ($0, Self.copy(of: picture, $0.size(in: picture.size)))
      })
  }

  /// Whether all pixels have the same color, apart from noise.
  var isOneColor: Bool {
    guard let cells = copies[.whole] else { return true }
    return cells.allSatisfy { cell in
      let difference = cell - cells[0]
      return max(difference.max(), -difference.min()) <= Self.noise
    }
  }

  /// - Parameter part: the size in pixels of the part in the middle that is copied.
  private static func copy(of picture: Raster, _ part: PixelSize) -> [SIMD3<Double>] {
    guard case .bits8(let samples) = picture.samples else { return [] }
    func range(_ index: Int, _ part: Int, of whole: Int) -> Range<Int> {
      let start = (whole - part) / 2
      let first = start + index * part / cells
      return first..<max(first + 1, start + (index + 1) * part / cells)
    }
    return (0..<cells * cells).map { cell in
      let rows = range(cell / cells, part.height, of: picture.size.height)
      let columns = range(cell % cells, part.width, of: picture.size.width)
      var sums = SIMD3<Int>()
      for row in rows {
        let start = row * picture.rowStride
        for index in stride(
          from: start + 3 * columns.lowerBound, to: start + 3 * columns.upperBound, by: 3)
        {
          sums.x += Int(samples[index])
          sums.y += Int(samples[index + 1])
          sums.z += Int(samples[index + 2])
        }
      }
      return SIMD3<Double>(sums) / Double(rows.count * columns.count)
    }
  }
}

extension Sketch {
  // Measured on launch images of 17 artworks (photographs, gradients, logos, text, pixel art) for
  // an iPad and two iPhones: the likeness was at least 0.96 for images of one artwork, at most 0.57
  // for those of different artworks. In real apps, a logo that was placed anew for each screen had
  // 0.84 to 0.92.

  /// The minimum likeness of images that show the same artwork.
  private static let same = 0.8
  /// A rotation whose likeness is within this margin of the best cannot be told apart from it.
  private static let margin = 0.05
  /// The standard deviation of 8-bit samples below which an image is too flat to be compared.
  private static let leastContrast = 4.0

  /// The rotations that make another image look like this one: several if the artwork looks the
  /// same when it is rotated, none if the images show different artworks or hardly anything.
  func rotations(matching other: Sketch) -> [Rotation] {
    let likenesses = Rotation.allCases.map { rotation in
      Part.allCases.map { part in
        let source = other.copies[rotation.swapsAxes ? part.transposed : part] ?? []
        return Self.likeness(copies[part] ?? [], Self.rotated(source, rotation))
      }.max() ?? 0
    }
    let least = max(Self.same, (likenesses.max() ?? 0) - Self.margin)
    return zip(Rotation.allCases, likenesses).filter { $1 >= least }.map(\.0)
  }

  private static func rotated(
    _ copy: [SIMD3<Double>], _ rotation: Rotation
  ) -> [SIMD3<Double>] {
    let size = PixelSize(width: cells, height: cells)
    return copy.indices.map { index in
      let source = rotation.sourcePosition(x: index % cells, y: index / cells, of: size)
      return copy[source.row * cells + source.column]
    }
  }

  /// The concordance correlation (Lin, 1989): 1 for the same colors, and less if the pattern, the
  /// brightness or the contrast differ; about 0 for unrelated images.
  private static func likeness(_ first: [SIMD3<Double>], _ second: [SIMD3<Double>]) -> Double {
    let count = Double(first.count)
    let means = (first.reduce(.zero, +) / count, second.reduce(.zero, +) / count)
    func squares(_ vectors: some Sequence<SIMD3<Double>>) -> Double {
      vectors.reduce(0) { $0 + ($1 * $1).sum() }
    }
    let variances = (
      squares(first.lazy.map { $0 - means.0 }), squares(second.lazy.map { $0 - means.1 })
    )
    let flat = 3 * count * leastContrast * leastContrast
    guard min(variances.0, variances.1) >= flat else { return 0 }
    let difference = squares(zip(first, second).lazy.map { $0 - $1 })
    return 1
      - difference / (variances.0 + variances.1 + count * squares([means.0 - means.1]))
  }
}
