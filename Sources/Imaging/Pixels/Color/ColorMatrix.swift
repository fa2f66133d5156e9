/// Converts RGB samples to linear light with sRGB's primaries.
package struct ColorMatrix: Sendable {
  /// Red's curve, then green's, then blue's. A curve has the light of each sample value, where 1.0
  /// is the channel's maximum.
  let curves: ContiguousArray<Float>
  /// Number of values in each curve: 256 or 65536.
  let levels: Int
  /// The light that red, green and blue each add at their maximum, and the light of black. The
  /// stored value `SRGBTransfer.one` means 1.0.
  let red, green, blue, black: SIMD4<Float>

  /// - Parameters:
  ///   - curves: red's, green's and blue's curve, all with 256 values or all with 65536.
  ///   - columns: the light that each channel adds at its maximum, where 1.0 is the light of white.
  ///   - black: the light of a pixel whose samples are all 0, in the same unit.
  package init(curves: [[Float]], columns: [SIMD3<Float>], black: SIMD3<Float> = .zero) {
    precondition(curves.count == 3 && columns.count == 3, "there are three channels")
    precondition([256, 65536].contains(curves[0].count), "a value for each sample value")
    precondition(curves.allSatisfy { $0.count == curves[0].count }, "curves of the same length")
    let one = Float(SRGBTransfer.one)
    self.curves = ContiguousArray(curves.joined())
    levels = curves[0].count
    red = SIMD4(columns[0] * one, 0)
    green = SIMD4(columns[1] * one, 0)
    blue = SIMD4(columns[2] * one, 0)
    self.black = SIMD4(black * one, 0)
  }

  /// The linear red, green and blue of a pixel: whole numbers from 0 through `SRGBTransfer.one`.
  ///
  /// Conditions of the unsafe code: `curves` points to this matrix's curves, and samples are below
  /// ``levels``. Adding 2^23 rounds a float to a whole number. The lowest bits of the sum are then
  /// this number.
  @inline(__always)
  func light(
    _ samples: (Int, Int, Int), _ curves: UnsafePointer<Float>
  ) -> SIMD4<UInt32> {
    var sum = unsafe black + red * curves[samples.0]
    unsafe sum += green * curves[levels + samples.1]
    unsafe sum += blue * curves[2 * levels + samples.2]
    sum.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: Float(SRGBTransfer.one)))
    return unsafe unsafeBitCast(sum + 8_388_608, to: SIMD4<UInt32>.self) & 0x3FFF
  }
}
