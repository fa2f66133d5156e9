/// The largest launch image that iOS shows.
package enum LaunchImageLimit {
  /// iOS 14 and later show a black screen if an image has more bytes after decoding, at four bytes a
  /// pixel.
  package static let decodedBytes = 25_000_000

  package static let pixels = decodedBytes / 4
}
