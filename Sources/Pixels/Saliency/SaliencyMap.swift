/// How much each part of a picture stands out: by its contrast with what is around it, its edges, and
/// its color's distance from the mean.
///
/// All arithmetic is on whole numbers, so every machine finds the same, and a mirrored picture gives
/// the mirrored map.
///
/// Sources for the three measures: Itti, Koch and Niebur, "A Model of Saliency-Based Visual Attention"
/// (1998), for differences between fine and coarse scales; Achanta et al., "Frequency-tuned Salient
/// Region Detection" (2009), for the distance from the mean color.
package struct SaliencyMap: Sendable {
  package let columns: Int
  package let rows: Int
  /// For each cell, row by row, from 0 to 25600; squared, so that the strongest counts most.
  package let values: ContiguousArray<Int>

  /// - Parameters:
  ///   - conversion: converts the samples.
  ///   - background: what transparent pixels show.
  /// - Complexity: O(1) beside the search for transparent pixels: about half a million samples are
  ///   taken of any picture
  package init(of picture: Raster, conversion: ColorConversion, background: Background) {
    let samples = picture.sampled(Self.sampleGrid(of: picture.size))
    let side = max(samples.size.width, samples.size.height)
    self.init(
      samples.shrunk(
        toFit: side / Self.samplesPerCell, conversion: conversion, background: background))
  }

  /// - Parameter raster: a small picture in 8-bit RGB.
  init(_ raster: Raster) {
    let colors = OpponentPlanes(raster)
    (columns, rows) = (raster.size.width, raster.size.height)
    let side = max(columns, rows)
    let fine = max(1, side / 64)
    let contrast = colors.localContrast(fine, beside: [max(1, side / 16), max(1, side / 6)])
      .standingOut(over: 800)
    // Without contrast anywhere, distances from the mean are those of a gradient.
    let weight = contrast.largest
    let distance = colors.colorDistance(fine).standingOut(over: 400)
    let edges = colors.edges(fine).standingOut(over: 128)
    let sums = contrast.values.indices.map { place in
      2 * contrast.values[place] + 2 * edges.values[place]
        + distance.values[place] * weight / CellPlane.one
    }
    // Less is noise, or a gradient's steps.
    let isFlat = (sums.max() ?? 0) < CellPlane.one
    values = ContiguousArray(sums.map { isFlat ? 0 : $0 * $0 / CellPlane.one })
  }

  static let samplesPerCell = 4
  private static let mostSamples = 768

  /// Even numbers of samples with the picture's proportions, at most one for each pixel of pictures
  /// that have four or more.
  static func sampleGrid(of size: PixelSize) -> PixelSize {
    let longest = max(size.width, size.height)
    func side(_ length: Int) -> Int {
      let samples = length * min(mostSamples, longest) / longest
      return max(samplesPerCell, samples / samplesPerCell * samplesPerCell)
    }
    return PixelSize(width: side(size.width), height: side(size.height))
  }
}

extension CellPlane {
  static let one = 1024

  /// What exceeds the mean, from 0 to ``one`` at the largest value, or at `floor` if that is more.
  fileprivate func standingOut(over floor: Int) -> CellPlane {
    let mean = sum / max(values.count, 1)
    let scale = max(largest - mean, floor)
    let values = values.map { max($0 - mean, 0) * Self.one / scale }
    return CellPlane(columns: columns, rows: rows, values: ContiguousArray(values))
  }
}
