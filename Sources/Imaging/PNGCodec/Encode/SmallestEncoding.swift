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

  /// Tries the candidate at this index on the sample.
  package func trial(candidate: Int) -> StrategyProbe.Trial {
    let (image, strategy) = indices(of: candidate)
    return probes[image].probe.trial(probes[image].probe.candidates[strategy])
  }

  /// - Parameter trials: those of all candidates, in order.
  package func filtering(_ trials: [StrategyProbe.Trial]) -> Filtering {
    let best = trials.indices.min { trials[$0].size < trials[$1].size } ?? 0
    let image = indices(of: best).image
    return Filtering(
      image: probes[image].image,
      filtering: trials[best].strategy.filtering,
      sample: trials[best].counts,
      share: Double(trials[best].size) / Double(probes[image].probe.sampleBytes))
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
    let sample: SymbolCounts?
    /// The approximate size of deflated rows, as a share of their bytes.
    let share: Double

    package var bandCount: Int { image.bands.count }

    /// - Complexity: O(the band's pixels)
    package func rows(ofBand band: Int) -> ContiguousArray<UInt8> {
      filtering.rows(of: image.bands[band], image.format)
    }

    /// - Parameter rows: the filtered rows of all bands, in order.
    package func deflating(rows: [ContiguousArray<UInt8>]) -> Deflating {
      Deflating(self, rows: ContiguousArray(rows.joined()))
    }
  }

  /// The third stage, which deflates the parts.
  package struct Deflating: Sendable {
    private let size: PixelSize
    private let format: PixelFormat
    private let colors: ColorChunks
    private let rows: ContiguousArray<UInt8>
    private let parts: [Range<Int>]
    private let sample: SymbolCounts?

    init(_ filtering: Filtering, rows: ContiguousArray<UInt8>) {
      size = filtering.image.size
      format = filtering.image.format
      colors = filtering.image.colors
      sample = filtering.sample
      self.rows = rows
      parts = OptimalDeflater.parts(
        of: rows.count, deflated: Int((Double(rows.count) * filtering.share).rounded()))
    }

    package var partCount: Int { parts.count }

    /// - Complexity: O(the part's bytes)
    package func deflate(part: Int) -> EncodedPart {
      OptimalDeflater.part(rows, parts[part], sample: sample)
    }

    package func file(_ parts: [EncodedPart]) -> ContiguousArray<UInt8> {
      PNGFile(size: size, format: format, colors: colors, parts: parts).bytes
    }
  }
}
