/// How much each part of a picture stands out. The measures are contrast with the surroundings
/// (Itti, Koch and Niebur, "A Model of Saliency-Based Visual Attention", 1998), edges, and the
/// distance from the mean color (Achanta et al., "Frequency-tuned Salient Region Detection", 2009).
///
/// All arithmetic is on whole numbers, so every machine computes the same map, and a mirrored
/// picture gives the mirrored map.
package struct SaliencyMap: Sendable {
  /// Saliency of each cell, from 0 through 25600. The values are squared, so that the strongest
  /// cells dominate.
  var plane: CellPlane

  /// - Parameter raster: a small picture in 8-bit RGB.
  init(_ raster: Raster) {
    let colors = OpponentPlanes(raster)
    let side = max(raster.size.width, raster.size.height)
    let fine = max(1, side / 64)
    let contrast = colors.localContrast(fine, beside: [max(1, side / 16), max(1, side / 6)])
      .standingOut(over: 800)
    // Distances are weighted by the largest contrast, because in a picture without contrast they
    // come only from a gradient.
    let weight = contrast.largest
    let distance = colors.colorDistance(fine).standingOut(over: 400)
    let edges = colors.edges(fine).standingOut(over: 128)
    let sums = contrast.values.indices.map { place in
      2 * contrast.values[place] + 2 * edges.values[place]
        + distance.values[place] * weight / CellPlane.one
    }
    // Smaller sums come from noise or from the steps of a gradient.
    let isFlat = (sums.max() ?? 0) < CellPlane.one
    plane = CellPlane(
      columns: raster.size.width, rows: raster.size.height,
      values: ContiguousArray(sums.map { isFlat ? 0 : $0 * $0 / CellPlane.one }))
  }

  static let samplesPerCell = 4
  private static let mostSamples = 768

  /// Numbers of samples across and down: multiples of four, about in the picture's aspect ratio. A
  /// side has at most one sample per pixel, but at least four samples.
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

  /// How far each cell is above the mean; 0 for a cell below the mean. The values are scaled so
  /// that the largest value becomes ``one``. If `floor` is larger, `floor` becomes ``one``.
  fileprivate func standingOut(over floor: Int) -> CellPlane {
    let mean = sum / max(values.count, 1)
    let scale = max(largest - mean, floor)
    let values = values.map { max($0 - mean, 0) * Self.one / scale }
    return CellPlane(columns: columns, rows: rows, values: ContiguousArray(values))
  }
}
