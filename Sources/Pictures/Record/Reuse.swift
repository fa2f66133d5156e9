/// How work that has been done already is found again. What is reused has the bytes that a build
/// would make.
public struct Reuse: Hashable, Sendable {
  /// The version of what makes the files: those of another version are not reused.
  public var version: String
  /// Whether a record of the build is kept in the output folder, by which the same build finds that
  /// it has nothing to do. A record that is removed or damaged only costs time.
  public var keepsRecord = true
  /// Whether the record has the images' digests, for reports that name them: otherwise the images would
  /// be read for each report. The first one takes as much as a third longer.
  public var recordsImageDigests = false
  /// A folder for the images of earlier builds, which processes and machines may share; none by
  /// default. It is created if it is missing. What is damaged in it is made again.
  public var cacheFolder: String?

  public init(version: String) {
    self.version = version
  }
}
