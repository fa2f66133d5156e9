public import Files

/// The way in which a build used its cache.
public enum CacheUse: Equatable, Sendable {
  /// The images were found in the cache.
  case found
  /// The images were made and stored in the cache.
  case stored
  /// The images were made, but could not be stored in the cache.
  case failed(FileError)
}
