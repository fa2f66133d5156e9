/// Converts pixels of one color space and layout to sRGB.
package protocol PixelConverter: Sendable {
  /// - Parameters:
  ///   - pixels: whole pixels, as a ``Raster`` has them.
  ///   - rgb: receives red, green and blue of each pixel, sRGB of 16 bits; alpha is left out.
  func convert(_ pixels: RawSpan, into rgb: inout MutableSpan<UInt16>)
}
