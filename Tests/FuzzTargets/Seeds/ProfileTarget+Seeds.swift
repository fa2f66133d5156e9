internal import Pixels
internal import TestSupport

extension ProfileTarget {
  /// Displays with curves and matrices, lattices, gray; each as it is and to be repaired.
  package static var seeds: [ContiguousArray<UInt8>] {
    let curves = [TestProfile.power(2.2), TestProfile.curve([0, 0.2, 0.6, 1]), parametric]
    let corners = (0..<8).map { corner in (0..<3).map { Double(corner >> $0 & 1) * 0.8 } }
    let profiles =
      curves.map { TestProfile.display(.sRGB, curve: $0) }
      + curves.map { TestProfile.gray(curve: $0) } + [TestProfile.lattice(corners)]
      + [("A2B0", table), ("D2B0", elements)].map { tag in
        TestProfile(deviceClass: "spac", tags: [tag, ("wtpt", white)])
      }
    return profiles.flatMap { profile in
      [0, 1, 4, 16].map { profile.bytes + [0, 0, 0, UInt8($0)] }
    }
  }

  private static let white =
    Array("XYZ ".utf8) + [UInt8](repeating: 0, count: 4)
    + [0xF6D6, 0x1_0000, 0xD32D].flatMap { Bytes.bigEndian($0) }

  /// A `para` curve with five parameters.
  private static let parametric =
    Array("para".utf8) + [0, 0, 0, 0, 0, 3, 0, 0]
    + [2.4, 0.948, 0.052, 0.077, 0.04].flatMap { Bytes.bigEndian(Int($0 * 65536)) }

  /// A `mAB ` tag: curves, a matrix and a table of 2 points.
  private static let table: [UInt8] = {
    let curve = Array("curv".utf8) + [0, 0, 0, 0] + Bytes.bigEndian(0)
    let curves = curve + curve + curve
    let matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0].flatMap { Bytes.bigEndian($0 * 65536) }
    let points = [UInt8](repeating: 2, count: 3) + [UInt8](repeating: 0, count: 13)
    let lattice = points + [1, 0, 0, 0] + (0..<24).map { UInt8($0 * 10) }
    let places = [32, 32 + 36, 32 + 36 + 48, 32, 32 + 36 + 48 + 44]
    return Array("mAB ".utf8) + [0, 0, 0, 0, 3, 3, 0, 0]
      + [places[0], places[1], places[0], places[2], places[0]].flatMap { Bytes.bigEndian($0) }
      + curves + matrix + lattice
  }()

  /// A `mpet` tag with a matrix.
  private static let elements: [UInt8] = {
    let numbers: [Float] = [0.4, 0.3, 0.1, 0.2, 0.7, 0.1, 0, 0.1, 0.8, 0, 0, 0]
    let matrix =
      Array("matf".utf8) + [0, 0, 0, 0, 0, 3, 0, 3]
      + numbers.flatMap { Bytes.bigEndian(Int($0.bitPattern)) }
    return Array("mpet".utf8) + [0, 0, 0, 0, 0, 3, 0, 3] + Bytes.bigEndian(1)
      + Bytes.bigEndian(24) + Bytes.bigEndian(matrix.count) + matrix
  }()
}
