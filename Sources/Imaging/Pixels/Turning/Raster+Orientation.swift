extension Raster {
  /// The raster as it is meant to be seen, if this raster was stored with `orientation`.
  ///
  /// - Complexity: O(`size.area`), and memory for a second raster. `.up` costs nothing.
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

  /// Conditions of the unsafe code: a raster has a sample for each channel of each pixel, its rows
  /// have no padding, and the turned raster has the same number of samples.
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
