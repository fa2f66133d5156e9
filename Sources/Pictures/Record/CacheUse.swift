public import Files

/// What a build did with its cache.
public enum CacheUse: Hashable, Sendable {
  /// The images were found in the cache.
  case found
  /// The images were made and stored in the cache.
  case stored
  /// The images were made, but could not be stored in the cache.
  case failed(FileError)
}
