import CDeflate

@testable import PNGCodec

/// Checks that deflated bytes inflate to the same bytes.
enum Deflating {
  static func checkRuns(_ bytes: ContiguousArray<UInt8>) {
    check(RunDeflater.deflate(bytes), bytes)
  }

  /// Deflates in two parts, so that matches of the second reach back into the first. Inputs may be
  /// repeated, so that there is something to match.
  static func checkOptimal(_ input: ContiguousArray<UInt8>) {
    let times = Int(input.first ?? 0) % 4 + 1
    let bytes = ContiguousArray((0..<times).flatMap { _ in input })
    let middle = bytes.count * Int(input.last ?? 0) / 256
    let parts = [0..<middle, middle..<bytes.count].map { OptimalDeflater.deflate(bytes, part: $0) }
    check(ContiguousArray(parts.joined()), bytes)
  }

  private static func check(
    _ deflated: ContiguousArray<UInt8>, _ bytes: ContiguousArray<UInt8>
  ) {
    let stream = deflated + StoredBlocks.end
    let decompressor = unsafe libdeflate_alloc_decompressor()
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var output = ContiguousArray<UInt8>(repeating: 0, count: bytes.count + 1)
    var count = 0
    let status = unsafe stream.withUnsafeBytes { input in
      unsafe output.withUnsafeMutableBytes { output in
        unsafe libdeflate_deflate_decompress(
          decompressor, input.baseAddress, input.count, output.baseAddress, output.count, &count)
      }
    }
    precondition(status == LIBDEFLATE_SUCCESS, "does not inflate")
    precondition(output.prefix(count) == bytes[...], "inflates to different bytes")
  }
}
