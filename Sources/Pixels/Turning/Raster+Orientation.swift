extension Raster {
  /// This raster as it is meant to be seen, when it was stored with `orientation`.
  ///
  /// - Complexity: O(`size.area`), and as much memory again. `.up` costs nothing.
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

  /// The same by its definition, pixel by pixel: what ``upright(from:)`` is compared with.
  package func uprightByDefinition(from orientation: StoredOrientation) -> Raster {
    let target = orientation.swapsAxes ? size.transposed : size
    let reordered: Samples =
      switch samples {
      case .bits8(let samples): .bits8(reorder(samples, to: target, orientation))
      case .bits16(let samples): .bits16(reorder(samples, to: target, orientation))
      }
    return Raster(size: target, channels: channels, samples: reordered)
  }

  /// Conditions of the unsafe code: a raster has a sample for each channel of each pixel, its rows
  /// have no padding, and the turned raster has as many.
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

  private func reorder<Sample: FixedWidthInteger>(
    _ samples: ContiguousArray<Sample>, to target: PixelSize, _ orientation: StoredOrientation
  ) -> ContiguousArray<Sample> {
    let source = samples.span
    let step = channels.count
    var result = ContiguousArray<Sample>(repeating: 0, count: samples.count)
    var output = result.mutableSpan
    var index = 0
    for y in 0..<target.height {
      for x in 0..<target.width {
        let (column, row) = orientation.storedPosition(x: x, y: y, of: size)
        let pixel = (row * size.width + column) * step
        for channel in 0..<step { output[index + channel] = source[pixel + channel] }
        index += step
      }
    }
    return result
  }
}
