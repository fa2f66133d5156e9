/// The orientation of a file's stored pixels, relative to the image as it should be seen. The raw
/// values are those of Exif's Orientation tag (CIPA DC-008, 4.6.4). Each name is the side of the
/// visible image at which the stored top row appears.
package enum StoredOrientation: Int, Sendable, CaseIterable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left

  /// Whether the image is stored with width and height swapped.
  package var swapsAxes: Bool { rawValue >= 5 }

  package init(uprightBy rotation: Rotation) {
    self =
      switch rotation {
      case .none: .up
      case .clockwise: .right
      case .halfTurn: .down
      case .counterclockwise: .left
      }
  }

  /// The position of the displayed pixel (x, y) in the stored raster, whose size is `size`.
  package func storedPosition(x: Int, y: Int, of size: PixelSize) -> (column: Int, row: Int) {
    let lastColumn = size.width - 1
    let lastRow = size.height - 1
    return switch self {
    case .up: (x, y)
    case .upMirrored: (lastColumn - x, y)
    case .down: (lastColumn - x, lastRow - y)
    case .downMirrored: (x, lastRow - y)
    case .leftMirrored: (y, x)
    case .right: (y, lastRow - x)
    case .rightMirrored: (lastColumn - y, lastRow - x)
    case .left: (lastColumn - y, x)
    }
  }
}

extension Raster {
  /// This raster turned upright. `orientation` is the orientation of this raster's pixels.
  ///
  /// - Complexity: O(pixels), and memory for a second raster. `.up` costs nothing.
  package func upright(from orientation: StoredOrientation) -> Raster {
    guard orientation != .up else { return self }
    let target = orientation.swapsAxes ? size.transposed : size
    let turned: Samples =
      switch samples {
      case .bits8(let samples): .bits8(turn(samples, to: target, orientation))
      case .bits16(let samples): .bits16(turn(samples, to: target, orientation))
      }
    return Raster(size: target, channels: channels, samples: turned)
  }

  /// The unsafe code relies on three facts: a raster has a sample for each channel of each pixel,
  /// its rows have no padding, and the turned raster has the same number of samples.
  private func turn<Sample: FixedWidthInteger & BitwiseCopyable>(
    _ samples: ContiguousArray<Sample>, to target: PixelSize, _ orientation: StoredOrientation
  ) -> ContiguousArray<Sample> {
    let pixelBytes = channels.count * MemoryLayout<Sample>.size
    return unsafe ContiguousArray(unsafeUninitializedCapacity: samples.count) { output, count in
      unsafe samples.withUnsafeBytes { source in
        guard let source = source.baseAddress, let output = output.baseAddress else { return }
        unsafe RotationKernel.turn(
          source, stride: size.width * pixelBytes, size: size, pixelBytes: pixelBytes,
          from: orientation, into: UnsafeMutableRawPointer(output),
          stride: target.width * pixelBytes)
      }
      count = samples.count
    }
  }
}
