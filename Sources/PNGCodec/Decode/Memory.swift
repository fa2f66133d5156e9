internal import CPNGShims

/// Whether there is memory: Swift's arrays end the process where there is none.
enum Memory {
  /// - Throws: ``PNGError/outOfMemory`` where so many bytes cannot be had.
  static func check(_ bytes: Int) throws(PNGError) {
    if lgpng_can_allocate(bytes) == 0 { throw .outOfMemory }
  }
}
