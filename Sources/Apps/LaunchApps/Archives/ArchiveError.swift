public import Files

/// The reason why a ZIP archive, or a member of it, could not be read.
public enum ArchiveError: Error, Equatable, Sendable {
  case unreadable(FileError)
  case notZIP
  case zip64
  case damaged(Damage)
  case encrypted(member: String)
  case compression(member: String, method: Int)
  /// The member is larger than a file of its kind may be, or exceeds the rest of the budget for the
  /// whole archive.
  case tooLarge(member: String)
  case tooManyApps(count: Int, limit: Int)

  public enum Damage: Hashable, Sendable {
    case directoryOutside
    case directoryMalformed
    case truncated
    case memberMisplaced(String)
    /// The member shares bytes with another member, or with the central directory.
    case memberOverlaps(String)
    /// The member is stored without compression, but has two different sizes.
    case memberSizes(String)
    case memberContent(String)
  }
}

extension ArchiveError: CustomStringConvertible {
  /// The fault and its reason, as a predicate that follows the archive's name.
  public var description: String {
    switch self {
    case .unreadable(let error): "cannot be read (\(error))"
    case .notZIP: "is not a ZIP archive (it has no central directory)"
    case .zip64: "is too large (it uses ZIP64)"
    case .damaged(let damage): "is damaged (\(damage))"
    case .encrypted(let member): "cannot be read (\(member) is encrypted)"
    case .compression(let member, let method):
      "cannot be read (\(member) is compressed with method \(method))"
    case .tooLarge(let member): "cannot be read (\(member) inflates to too many bytes)"
    case .tooManyApps(let count, let limit): "has too many apps (\(count); the limit is \(limit))"
    }
  }
}

extension ArchiveError.Damage: CustomStringConvertible {
  public var description: String {
    switch self {
    case .directoryOutside: "its central directory lies outside the file"
    case .directoryMalformed: "its central directory is malformed"
    case .truncated: "it ends too early"
    case .memberMisplaced(let member): "\(member) is not where it should be"
    case .memberOverlaps(let member): "\(member) overlaps another part of the archive"
    case .memberSizes(let member): "\(member) has two different sizes"
    case .memberContent(let member): "\(member) cannot be inflated"
    }
  }
}
