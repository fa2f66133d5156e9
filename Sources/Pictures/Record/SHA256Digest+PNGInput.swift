package import PNGCodec
package import Platform

extension SHA256Digest {
  /// Of all that decides an artwork's pixels and warnings: the file's bytes, if all of them were read.
  ///
  /// - Complexity: O(`input.bytes.count`)
  package init(of input: PNGInput) {
    let digest = SHA256Digest(of: input.bytes)
    self = input.isWhole ? digest : SHA256Digest(of: "\(digest) \(input.omissions)")
  }
}
