/// The size of the largest launch image that iOS shows.
package enum LaunchImageLimit {
  /// The most bytes that an image may have after decoding, at four bytes per pixel. For larger
  /// images, iOS 14 and later show a black screen.
  package static let decodedBytes = 25_000_000

  package static let pixels = decodedBytes / 4
}
