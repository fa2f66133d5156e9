/// The seven passes of an interlaced PNG (clause 8.2), each with its first pixel and its steps.
package enum Adam7 {
  package static let passes: [(x: Int, y: Int, stepX: Int, stepY: Int)] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  /// The pixels of a pass, row by row; no rows if a pass is empty.
  package static func rows(width: Int, height: Int, pass: Int) -> [[(x: Int, y: Int)]] {
    let pass = passes[pass]
    let columns = Array(stride(from: pass.x, to: width, by: pass.stepX))
    guard !columns.isEmpty else { return [] }
    return stride(from: pass.y, to: height, by: pass.stepY).map { y in
      columns.map { (x: $0, y: y) }
    }
  }
}
