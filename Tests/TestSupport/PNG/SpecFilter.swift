/// The five row filters of the PNG standard (clause 9), computed byte by byte as it describes them.
package enum SpecFilter {
  /// The filtered bytes of a row; `above` is the previous row, or zeros for the first.
  package static func filter(_ type: Int, _ row: [UInt8], above: [UInt8], step: Int) -> [UInt8] {
    row.indices.map { x in
      row[x] &- prediction(type, x, left: row, above: above, step: step)
    }
  }

  /// The unfiltered row; `nil` for an invalid filter type.
  package static func unfilter(_ type: Int, _ bytes: [UInt8], above: [UInt8], step: Int) -> [UInt8]?
  {
    guard 0...4 ~= type else { return nil }
    var row = bytes
    for x in row.indices {
      row[x] = bytes[x] &+ prediction(type, x, left: row, above: above, step: step)
    }
    return row
  }

  private static func prediction(
    _ type: Int, _ x: Int, left: [UInt8], above: [UInt8], step: Int
  ) -> UInt8 {
    let a = x >= step ? Int(left[x - step]) : 0
    let b = Int(above[x])
    let c = x >= step ? Int(above[x - step]) : 0
    return switch type {
    case 1: UInt8(a)
    case 2: UInt8(b)
    case 3: UInt8((a + b) / 2)
    case 4: UInt8(paeth(a, b, c))
    default: 0
    }
  }

  private static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let p = a + b - c
    let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
    if pa <= pb && pa <= pc { return a }
    return pb <= pc ? b : c
  }
}
