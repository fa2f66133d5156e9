/// What iOS refuses to show at launch.
package enum LaunchImageLimit {
  /// Since iOS 14 the launch is a black screen where an image has more bytes when decoded, at four
  /// for each pixel.
  package static let decodedBytes = 25_000_000

  package static let pixels = decodedBytes / 4
}
