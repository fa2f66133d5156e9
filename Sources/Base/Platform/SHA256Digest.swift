#if canImport(CommonCrypto)
  internal import CommonCrypto
#else
  internal import CMessageDigest
  internal import CSystemCalls
#endif

/// The SHA-256 of some bytes (FIPS 180-4).
package struct SHA256Digest: Equatable, Sendable {
  package let bytes: [UInt8]

  package init(of content: ContiguousArray<UInt8>) {
    self = unsafe content.withUnsafeBytes { unsafe Self(of: $0) }
  }

  /// - Complexity: O(`text.utf8.count`)
  package init(of text: String) {
    self.init(of: ContiguousArray(text.utf8))
  }

  private init(of content: UnsafeRawBufferPointer) {
    var digest = [UInt8](repeating: 0, count: 32)
    #if canImport(CommonCrypto)
      var context = CC_SHA256_CTX()
      unsafe CC_SHA256_Init(&context)
      // The function's count has only 32 bits.
      for start in stride(from: 0, to: content.count, by: 1 << 30) {
        let part = unsafe UnsafeRawBufferPointer(
          rebasing: content[start..<min(start + 1 << 30, content.count)])
        unsafe CC_SHA256_Update(&context, part.baseAddress, CC_LONG(part.count))
      }
      unsafe CC_SHA256_Final(&digest, &context)
    #else
      var context = SHA2_CTX()
      unsafe SHA256Init(&context)
      if let start = unsafe content.baseAddress?.assumingMemoryBound(to: UInt8.self) {
        // Most blocks are hashed by the processor's instructions, which are faster.
        let count = unsafe withUnsafeMutableBytes(of: &context.state) { state in
          unsafe lgs_hash_blocks(
            state.baseAddress?.assumingMemoryBound(to: UInt32.self), start, content.count)
        }
        context.bitcount.0 = UInt64(count) * 8
        unsafe SHA256Update(&context, start + count, content.count - count)
      }
      unsafe SHA256Final(&digest, &context)
    #endif
    bytes = digest
  }
}

extension SHA256Digest: CustomStringConvertible {
  /// The digest as 64 hexadecimal digits.
  package var description: String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
