import Pixels

/// Compares the rotation core with a plain copy of the same number of bytes, and with its
/// definition.
///
/// Memory is allocated and touched before the clock starts, so that only the turning is measured,
/// not the system's page faults.
struct RotationCore {
  private let grid: PixelGrid
  private let runs: Int

  init(size: PixelSize, runs: Int) {
    let stride = PixelGrid.fastStride(width: size.width)
    grid = PixelGrid(
      size: size, rowStride: stride,
      pixels: ContiguousArray((0..<stride * size.height).map { UInt32(truncatingIfNeeded: $0) }))
    self.runs = runs
  }

  /// The lines of the report: the time of each rotation, and its ratio to the time of a copy.
  func report() -> [String] {
    let copy = time(.none)
    var lines = [line("copy", copy, per: copy)]
    for rotation: Rotation in [.clockwise, .counterclockwise, .halfTurn] {
      lines.append(line(rotation.rawValue, time(rotation), per: copy))
    }
    let definition = Stopwatch.median(of: 1) { blackHole(grid.rotatedByDefinition(.clockwise)) }
    lines.append(line("clockwise, by definition", definition, per: copy))
    return lines
  }

  func time(_ rotation: Rotation) -> Duration {
    var target = PixelGrid(size: rotation.size(of: grid.size))
    return Stopwatch.median(of: runs) { grid.rotate(rotation, into: &target) }
  }

  private func line(_ name: String, _ time: Duration, per copy: Duration) -> String {
    Columns.line("\(grid.size) \(name)", time, bytes: grid.size.area * 4, per: copy)
  }
}
