public import Files

/// Settings for finding work that has already been done. Reused files have the bytes that a build
/// would make.
public struct Reuse: Hashable, Sendable {
  /// The version of the program that makes the files; files of another version are not reused.
  public var version: String
  /// Whether a record of the build is kept in the output folder, with which the next identical
  /// build can tell that it has nothing to do. A record that is removed or damaged only costs time.
  public var keepsRecord = true
  /// Whether the record has the images' digests, for reports that include them. Without digests in
  /// the record, each such report has to read the images; with them, the first build takes up to a
  /// third longer.
  public var recordsImageDigests = false
  /// A folder for the images of earlier builds, which processes and machines may share; none by
  /// default. It is created if it is missing. Damaged entries are made again.
  public var cacheFolder: String?

  public init(version: String) {
    self.version = version
  }
}

/// The way in which a build used its cache.
public enum CacheUse: Equatable, Sendable {
  /// The images were found in the cache.
  case found
  /// The images were made and stored in the cache.
  case stored
  /// The images were made, but could not be stored in the cache.
  case failed(FileError)
}
