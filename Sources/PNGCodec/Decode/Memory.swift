internal import CPNGShims

/// Checks that memory is available before an array needs it: without it, Swift's arrays end the
/// process.
enum Memory {
  /// - Throws: ``PNGError/outOfMemory`` if this many bytes cannot be allocated.
  static func check(_ bytes: Int) throws(PNGError) {
    if lgpng_can_allocate(bytes) == 0 { throw .outOfMemory }
  }
}
