public import Files

/// What a build did with its cache.
public enum CacheUse: Hashable, Sendable {
  /// The images were in it.
  case found
  /// The images were made, and put into it.
  case stored
  /// The images were made, but could not be put into it.
  case failed(FileError)
}
