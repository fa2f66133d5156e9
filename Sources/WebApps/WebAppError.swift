package import Pixels

/// Why the files of a web app could not be made or written.
package enum WebAppError: Error, Hashable, Sendable {
  /// An artwork for portrait images is landscape.
  case artworkNotPortrait(path: String, size: PixelSize)
  /// There are warnings, and the options make them errors.
  case warnings([WebAppWarning])
}
