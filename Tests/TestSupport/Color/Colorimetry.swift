internal import Foundation
package import Pixels

/// Display colorimetry in double precision, computed as the standards describe.
package enum Colorimetry {
  package static let d50 = [0.9642, 1.0, 0.8249]

  /// The matrix from linear RGB to XYZ with a D50 white: SMPTE RP 177 with Bradford adaptation
  /// (ICC.1, annex E).
  package static func matrix(_ primaries: Chromaticities) -> Matrix3 {
    let points = [primaries.red, primaries.green, primaries.blue].map { xyz($0) }
    let unscaled = Matrix3(rows: (0..<3).map { row in points.map { $0[row] } })
    let white = xyz(primaries.white)
    let scaled = unscaled * .diagonal(unscaled.inverse * white)
    let bradford = Matrix3(rows: [
      [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
    ])
    let cones = zip(bradford * d50, bradford * white).map { $0 / $1 }
    return bradford.inverse * .diagonal(cones) * bradford * scaled
  }

  /// Converts linear light from other primaries to sRGB's primaries, without clipping.
  package static func toSRGB(_ light: [Double], from primaries: Chromaticities) -> [Double] {
    matrix(.sRGB).inverse * (matrix(primaries) * light)
  }

  /// Encodes linear light as sRGB samples from 0 to 255, clipped but not rounded.
  package static func encoded(_ light: [Double]) -> [Double] {
    light.map { value in
      let value = min(max(value, 0), 1)
      return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }
  }

  private static func xyz(_ point: Chromaticities.Point) -> [Double] {
    [point.x / point.y, 1, (1 - point.x - point.y) / point.y]
  }
}
