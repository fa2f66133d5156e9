import Pixels

/// A grid of 4-byte pixels of any meaning, the kind that can be turned fastest. It is row-major
/// from the visual top-left corner; rows may be padded.
struct PixelGrid: Hashable, Sendable {
  let size: PixelSize
  /// The number of pixels from the start of one row to the start of the next.
  let rowStride: Int
  /// The pixels: `size.height` rows of `rowStride` pixels. The padding has no meaning.
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

  /// The stride with which turning is fastest: an odd number of whole cache lines, so that the
  /// pixels of a column do not all fall into the same cache set.
  static func fastStride(width: Int) -> Int { ((width + 15) / 16 | 1) * 16 }

  subscript(x x: Int, y y: Int) -> UInt32 { pixels[y * rowStride + x] }

  /// A grid of zeros, with a stride of ``fastStride(width:)``.
  init(size: PixelSize) {
    let stride = Self.fastStride(width: size.width)
    self.init(
      size: size, rowStride: stride,
      pixels: ContiguousArray(repeating: 0, count: stride * size.height))
  }

  /// The turned pixels, with a stride of ``fastStride(width:)``.
  ///
  /// - Complexity: O(`size.area`)
  func rotated(_ rotation: Rotation) -> PixelGrid {
    var result = PixelGrid(size: rotation.size(of: size))
    rotate(rotation, into: &result)
    return result
  }

  /// Writes the turned pixels over those of `target`, in one pass over memory; the padding of its
  /// rows is not changed.
  ///
  /// - Precondition: `target` has the turned size.
  /// - Complexity: O(`size.area`)
  func rotate(_ rotation: Rotation, into target: inout PixelGrid) {
    precondition(target.size == rotation.size(of: size), "the target has the turned size")
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

  /// Rotates pixel by pixel, as rotation is defined: the reference for ``rotated(_:)``.
  func rotatedByDefinition(_ rotation: Rotation) -> PixelGrid {
    var result = PixelGrid(size: rotation.size(of: size))
    let stored = StoredOrientation(uprightBy: rotation)
    for y in 0..<result.size.height {
      for x in 0..<result.size.width {
        let (column, row) = stored.storedPosition(x: x, y: y, of: size)
        result.pixels[y * result.rowStride + x] = self[x: column, y: row]
      }
    }
    return result
  }
}
