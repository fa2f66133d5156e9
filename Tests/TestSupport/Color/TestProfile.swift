package import Pixels

/// A version 2 ICC profile that a test assembles tag by tag (ICC.1:2001-04).
package struct TestProfile: Sendable {
  package var colorSpace = "RGB "
  package var deviceClass = "mntr"
  package var tags: [(String, [UInt8])]

  package init(
    colorSpace: String = "RGB ", deviceClass: String = "mntr", tags: [(String, [UInt8])]
  ) {
    (self.colorSpace, self.deviceClass, self.tags) = (colorSpace, deviceClass, tags)
  }

  /// The profile of a display with these primaries, and the same curve for all channels.
  package static func display(_ primaries: Chromaticities, curve: [UInt8]) -> TestProfile {
    let matrix = Colorimetry.matrix(primaries)
    let names = ["rXYZ", "gXYZ", "bXYZ"]
    let colorants = names.indices.map { column in
      (names[column], xyz(matrix.rows.map { $0[column] }))
    }
    return TestProfile(
      tags: [("wtpt", xyz(Colorimetry.d50))] + colorants
        + ["rTRC", "gTRC", "bTRC"].map { ($0, curve) })
  }

  package static func gray(curve: [UInt8]) -> TestProfile {
    TestProfile(colorSpace: "GRAY", tags: [("wtpt", xyz(Colorimetry.d50)), ("kTRC", curve)])
  }

  /// The profile of a scanner with a 2 x 2 x 2 lattice from RGB to XYZ. The last index of a node,
  /// blue, varies fastest. `curve` is applied to all channels before.
  package static func lattice(_ nodes: [[Double]], curve: [Double] = [0, 1]) -> TestProfile {
    var table = Array("mft2".utf8) + [0, 0, 0, 0, 3, 3, 2, 0]
    for row in 0..<3 { for column in 0..<3 { table += fixed(row == column ? 1 : 0) } }
    table += Bytes.bigEndian(curve.count, count: 2) + [0, 2]
    let entries = curve.flatMap { Bytes.bigEndian(Int(($0 * 65535).rounded()), count: 2) }
    let ramp: [UInt8] = [0, 0, 255, 255]
    table += entries + entries + entries
    for node in nodes {
      for value in node {
        let number = Int((value * 32768).rounded())
        table += Bytes.bigEndian(number, count: 2)
      }
    }
    table += ramp + ramp + ramp
    return TestProfile(
      deviceClass: "scnr", tags: [("wtpt", xyz(Colorimetry.d50)), ("A2B0", table)])
  }

  /// A curve through evenly spaced points from 0 to 1.
  package static func curve(_ points: [Double]) -> [UInt8] {
    Array("curv".utf8) + [0, 0, 0, 0] + Bytes.bigEndian(points.count)
      + points.flatMap { point -> [UInt8] in
        let value = Int((point * 65535).rounded())
        return Bytes.bigEndian(value, count: 2)
      }
  }

  /// A curve that is a power function.
  package static func power(_ exponent: Double) -> [UInt8] {
    let value = Int((exponent * 256).rounded())
    return Array("curv".utf8) + [0, 0, 0, 0] + Bytes.bigEndian(1) + Bytes.bigEndian(value, count: 2)
  }

  package var bytes: ContiguousArray<UInt8> {
    var table = Bytes.bigEndian(tags.count)
    var content: [UInt8] = []
    for (name, value) in tags {
      let start = 128 + 4 + 12 * tags.count + content.count
      table += Array(name.utf8) + Bytes.bigEndian(start) + Bytes.bigEndian(value.count)
      content += value
      while content.count % 4 != 0 { content.append(0) }
    }
    let size = 128 + table.count + content.count
    var header = Bytes.bigEndian(size) + Bytes.bigEndian(0) + [2, 0x40, 0, 0]
    header += Array((deviceClass + colorSpace + "XYZ ").utf8)
    header += [7, 0xD0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28) + Colorimetry.d50.flatMap { Self.fixed($0) }
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return ContiguousArray(header + table + content)
  }

  private static func xyz(_ values: [Double]) -> [UInt8] {
    Array("XYZ ".utf8) + [0, 0, 0, 0] + values.flatMap { fixed($0) }
  }

  private static func fixed(_ value: Double) -> [UInt8] {
    Bytes.bigEndian(Int((value * 65536).rounded()))
  }
}
