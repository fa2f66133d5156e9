import Pixels

/// Pixels of four bytes, whatever the bytes mean: what is turned fastest. Row-major, the first is
/// the visual top-left corner; rows may be padded.
struct PixelGrid: Hashable, Sendable {
  let size: PixelSize
  /// Pixels from the beginning of one row to that of the next.
  let rowStride: Int
  /// `size.height` rows of `rowStride` pixels; what pads a row means nothing.
  private(set) var pixels: ContiguousArray<UInt32>

  /// - Precondition: `rowStride` is at least the width, and there are `rowStride * size.height`
  ///   pixels.
  init(size: PixelSize, rowStride: Int, pixels: ContiguousArray<UInt32>) {
    precondition(size.width > 0 && size.height > 0 && rowStride >= size.width)
    precondition(pixels.count == rowStride * size.height)
    self.size = size
    self.rowStride = rowStride
    self.pixels = pixels
  }

  /// The stride that turning is fastest with: whole cache lines, and an odd number of them, so
  /// that the pixels of a column do not all fall into one set of a cache.
  static func fastStride(width: Int) -> Int { ((width + 15) / 16 | 1) * 16 }

  /// The pixel at a place.
  subscript(x x: Int, y y: Int) -> UInt32 { pixels[y * rowStride + x] }

  /// A grid of zeros, in rows of ``fastStride(width:)``.
  init(size: PixelSize) {
    let stride = Self.fastStride(width: size.width)
    self.init(
      size: size, rowStride: stride,
      pixels: ContiguousArray(repeating: 0, count: stride * size.height))
  }

  /// The turned pixels, in rows of ``fastStride(width:)``.
  ///
  /// - Complexity: O(`size.area`)
  func rotated(_ rotation: Rotation) -> PixelGrid {
    var result = PixelGrid(size: rotation.size(of: size))
    rotate(rotation, into: &result)
    return result
  }

  /// Writes the turned pixels over those of `target`, in one pass over memory; what pads its rows
  /// stays.
  ///
  /// - Precondition: `target` has the turned size.
  /// - Complexity: O(`size.area`)
  func rotate(_ rotation: Rotation, into target: inout PixelGrid) {
    precondition(target.size == rotation.size(of: size), "a target of the turned size")
    let stride = target.rowStride
    unsafe target.pixels.withUnsafeMutableBytes { output in
      unsafe pixels.withUnsafeBytes { source in
        guard let source = source.baseAddress, let output = output.baseAddress else { return }
        unsafe RotationKernel.turn(
          source, stride: 4 * rowStride, size: size, pixelBytes: 4,
          from: StoredOrientation(uprightBy: rotation), into: output, stride: 4 * stride)
      }
    }
  }

  /// The same by its definition, pixel by pixel: what ``rotated(_:)`` is compared with.
  func rotatedByDefinition(_ rotation: Rotation) -> PixelGrid {
    var result = PixelGrid(size: rotation.size(of: size))
    for y in 0..<result.size.height {
      for x in 0..<result.size.width {
        let (column, row) = rotation.sourcePosition(x: x, y: y, of: size)
        result.pixels[y * result.rowStride + x] = self[x: column, y: row]
      }
    }
    return result
  }
}
