extension Raster {
  /// This raster as it is meant to be seen, when it was stored with `orientation`.
  ///
  /// - Complexity: O(`size.area`), and as much memory again. `.up` costs nothing.
  public func upright(from orientation: StoredOrientation) -> Raster {
    guard orientation != .up else { return self }
    let target = orientation.swapsAxes ? size.transposed : size
    if let rotation = orientation.rotation, channels == .rgba, case .bits8(let samples) = samples {
      return Raster(size: target, channels: channels, samples: .bits8(rotate(samples, rotation)))
    }
    let reordered: Samples =
      switch samples {
      case .bits8(let samples): .bits8(reorder(samples, to: target, orientation))
      case .bits16(let samples): .bits16(reorder(samples, to: target, orientation))
      }
    return Raster(size: target, channels: channels, samples: reordered)
  }

  /// Conditions of the unsafe code: there are four samples to a pixel, and as many of the turned.
  private func rotate(
    _ samples: ContiguousArray<UInt8>, _ rotation: Rotation
  ) -> ContiguousArray<UInt8> {
    unsafe ContiguousArray(unsafeUninitializedCapacity: samples.count) { output, count in
      unsafe samples.withUnsafeBytes { source in
        guard let source = source.baseAddress, let output = output.baseAddress else { return }
        unsafe RotationKernel.rotate(
          source, stride: size.width, size: size, by: rotation,
          into: UnsafeMutableRawPointer(output), stride: rotation.size(of: size).width)
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
