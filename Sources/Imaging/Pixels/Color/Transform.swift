internal import CLCMS

/// A Little CMS transform from one profile to another: relative colorimetric, with black point
/// compensation. Little CMS's optimization is disabled, because optimization would replace the
/// exact steps by a lookup table with errors of up to 25 of 255.
///
/// Conditions of the unsafe code: the handle stays open until the object is destroyed. Without a
/// cache, `cmsDoTransform` does not modify the transform, so threads may share the transform.
@safe final class Transform: @unchecked Sendable {
  private let handle: cmsHTRANSFORM

  init(
    from source: borrowing Profile, _ sourceFormat: UInt32,
    to target: borrowing Profile, _ targetFormat: UInt32
  ) throws(ColorError) {
    let flags = cmsFLAGS_BLACKPOINTCOMPENSATION | cmsFLAGS_NOCACHE | cmsFLAGS_NOOPTIMIZE
    let made = unsafe cmsCreateTransform(
      source.handle, sourceFormat, target.handle, targetFormat,
      UInt32(INTENT_RELATIVE_COLORIMETRIC), UInt32(flags))
    guard let made = unsafe made else { throw .noTransform }
    unsafe handle = made
  }

  deinit { unsafe cmsDeleteTransform(handle) }

  /// - Precondition: both formats consist of floats. A source pixel has `channels` floats, and a
  ///   target pixel has three.
  func light(of samples: [Float], channels: Int) -> [SIMD3<Float>] {
    let count = samples.count / channels
    var output = [Float](repeating: 0, count: 3 * count)
    unsafe cmsDoTransform(handle, samples, &output, UInt32(count))
    return (0..<count).map { pixel in
      SIMD3(output[3 * pixel], output[3 * pixel + 1], output[3 * pixel + 2])
    }
  }

  /// - Precondition: `pixels` is in the source format, and the target format is 16-bit RGB. `rgb`
  ///   has room for exactly the pixels in `pixels`.
  func convert(_ pixels: RawSpan, into rgb: inout MutableSpan<UInt16>) {
    unsafe pixels.withUnsafeBytes { input in
      unsafe rgb.withUnsafeMutableBufferPointer { output in
        unsafe cmsDoTransform(
          handle, input.baseAddress, output.baseAddress, UInt32(output.count / 3))
      }
    }
  }
}
