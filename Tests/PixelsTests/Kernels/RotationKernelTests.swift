import TestSupport
import Testing

@testable import Pixels

/// Compares the rotation kernel with its definition, byte by byte: every pixel width, any stride.
@Suite struct RotationKernelTests {
  private static let pixelBytes = [1, 2, 3, 4, 6, 8]

  @Test("every size up to 40 by 40", arguments: StoredOrientation.allCases)
  func small(orientation: StoredOrientation) {
    for size in PixelSize.all(upTo: 40) {
      for pixelBytes in Self.pixelBytes {
        let padding = (size.width + size.height) % 8
        check(size, pixelBytes, padding: padding, orientation)
      }
    }
  }

  @Test("large sizes, whose stores bypass the caches", arguments: StoredOrientation.allCases)
  func large(orientation: StoredOrientation) {
    var generator = SeededGenerator(seed: 11)
    for pixelBytes in Self.pixelBytes + [4, 4, 4] {
      let size = PixelSize(
        width: Int.random(in: 1000...1300, using: &generator),
        height: Int.random(in: 1100...1300, using: &generator))
      // Streaming stores need lines of whole cache lines.
      let aligned = pixelBytes == 4 ? 16 - size.height % 16 : 0
      let padding = Bool.random(using: &generator) ? aligned : Int.random(in: 0...20)
      check(size, pixelBytes, padding: padding, orientation)
    }
  }

  /// - Parameter padding: pixels after each line of the source and of the result; must not change.
  private func check(
    _ size: PixelSize, _ pixelBytes: Int, padding: Int, _ orientation: StoredOrientation
  ) {
    let target = orientation.swapsAxes ? size.transposed : size
    let stride = (size.width + padding) * pixelBytes
    let targetStride = (target.width + padding) * pixelBytes
    let source = (0..<stride * size.height).map {
      UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 13)
    }
    var result = [UInt8](repeating: 0xA5, count: targetStride * target.height)
    unsafe result.withUnsafeMutableBytes { output in
      unsafe source.withUnsafeBytes { source in
        guard let source = source.baseAddress, let output = output.baseAddress else { return }
        unsafe RotationKernel.turn(
          source, stride: stride, size: size, pixelBytes: pixelBytes, from: orientation,
          into: output, stride: targetStride)
      }
    }
    var expected = [UInt8](repeating: 0xA5, count: targetStride * target.height)
    for y in 0..<target.height {
      for x in 0..<target.width {
        let (column, row) = orientation.storedPosition(x: x, y: y, of: size)
        for byte in 0..<pixelBytes {
          expected[y * targetStride + x * pixelBytes + byte] =
            source[row * stride + column * pixelBytes + byte]
        }
      }
    }
    let isSame = result == expected
    #expect(isSame, "\(size), \(pixelBytes) bytes, \(padding) of padding, \(orientation)")
  }
}
