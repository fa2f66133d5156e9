internal import Pixels

/// The best compression of an image, in three stages; the pieces of each stage can be done
/// concurrently and in any order.
///
/// 1. The candidates, pairs of format and filtering, are tried on a sample of the rows.
/// 2. The bands are filtered with the best candidate.
/// 3. The parts of the filtered rows are deflated.
package struct SmallestEncoding: Sendable {
  private let probes: [(image: BandedImage, probe: StrategyProbe)]

  /// Images of fewer pixels are also tried without a palette, whose bytes count there.
  private static let tinyArea = 1 << 16

  /// - Complexity: O(the image's pixels)
  package init(_ image: BandedImage, search: EncodingSearch) {
    let reductions = image.reductions()
    let needsOriginal = reductions.isEmpty || image.size.area < Self.tinyArea
    probes = (reductions + (needsOriginal ? [image] : [])).map { image in
      (image, StrategyProbe(bands: image.bands, format: image.format, search: search))
    }
  }

  package var candidateCount: Int { probes.count * probes[0].probe.candidates.count }

  /// The encoded size of the sample in bytes with the candidate at this index.
  package func size(candidate: Int) -> Int {
    let (image, strategy) = indices(of: candidate)
    return probes[image].probe.trial(probes[image].probe.candidates[strategy]).size
  }

  /// - Parameter sizes: the size of each candidate, in order.
  package func filtering(sizes: [Int]) -> Filtering {
    let best = sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0
    let (image, strategy) = indices(of: best)
    return Filtering(
      image: probes[image].image,
      filtering: probes[image].probe.candidates[strategy].filtering,
      share: Double(sizes[best]) / Double(probes[image].probe.sampleBytes))
  }

  private func indices(of candidate: Int) -> (image: Int, strategy: Int) {
    let (image, strategy) = candidate.quotientAndRemainder(
      dividingBy: probes[0].probe.candidates.count)
    return (image, strategy)
  }

  /// The second stage, which filters the bands.
  package struct Filtering: Sendable {
    let image: BandedImage
    let filtering: RowFiltering
    /// The approximate size of deflated rows, as a share of their bytes.
    let share: Double

    package var bandCount: Int { image.bands.count }

    /// - Complexity: O(the band's pixels)
    package func rows(ofBand band: Int) -> ContiguousArray<UInt8> {
      filtering.rows(of: image.bands[band], image.format)
    }

    /// - Parameter rows: the filtered rows of all bands, in order.
    package func deflating(rows: [ContiguousArray<UInt8>]) -> Deflating {
      Deflating(image, rows: ContiguousArray(rows.joined()), share: share)
    }
  }

  /// The third stage, which deflates the parts.
  package struct Deflating: Sendable {
    private let size: PixelSize
    private let format: PixelFormat
    private let colors: ColorChunks
    private let rows: ContiguousArray<UInt8>
    private let parts: [Range<Int>]

    init(_ image: BandedImage, rows: ContiguousArray<UInt8>, share: Double) {
      size = image.size
      format = image.format
      colors = image.colors
      self.rows = rows
      parts = OptimalDeflater.parts(
        of: rows.count, deflated: Int((Double(rows.count) * share).rounded()))
    }

    package var partCount: Int { parts.count }

    /// - Complexity: O(the part's bytes)
    package func deflate(part: Int) -> EncodedPart { OptimalDeflater.part(rows, parts[part]) }

    /// - Parameter parts: all deflated parts, in order.
    package func file(_ parts: [EncodedPart]) -> ContiguousArray<UInt8> {
      PNGFile(size: size, format: format, colors: colors, parts: parts).bytes
    }
  }
}
