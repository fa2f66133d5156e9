package import PNGCodec
package import Platform

extension SHA256Digest {
  /// The digest of everything that affects an artwork's pixels and warnings: the file's bytes and,
  /// if some were left out, the places and lengths of the omissions.
  ///
  /// - Complexity: O(`input.bytes.count`)
  package init(of input: PNGInput) {
    let digest = SHA256Digest(of: input.bytes)
    self = input.isWhole ? digest : SHA256Digest(of: "\(digest) \(input.omissions)")
  }
}
