/// Converts pixels of one color space and layout to sRGB.
package protocol PixelConverter: Sendable {
  /// - Parameters:
  ///   - pixels: whole pixels, laid out as in a ``Raster``.
  ///   - rgb: receives each pixel's red, green and blue as 16-bit sRGB; alpha is left out.
  func convert(_ pixels: RawSpan, into rgb: inout MutableSpan<UInt16>)
}
