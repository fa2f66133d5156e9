public import Files

/// Why a ZIP archive, or a member of it, could not be read.
public enum ArchiveError: Error, Hashable, Sendable {
  case unreadable(FileError)
  /// No end of central directory.
  case notZIP
  /// Sizes or counts that need the ZIP64 extension.
  case zip64
  case damaged(reason: String)
  case encrypted(member: String)
  case compression(member: String, method: Int)
  /// Larger than a file of its kind may be, or all together more than the budget.
  case tooLarge(member: String)
}

extension ArchiveError: CustomStringConvertible {
  /// What is wrong, why, and what to do, in one line.
  public var description: String {
    switch self {
    case .unreadable(let error): "cannot be read (\(error)); check the path"
    case .notZIP: "is no ZIP archive (it has no central directory); export the app again"
    case .zip64: "is too large an archive (it uses ZIP64); unzip it, and check the .app in it"
    case .damaged(let reason): "is damaged (\(reason)); export or copy it again"
    case .encrypted(let member):
      "cannot be read (\(member) is encrypted); check the .app that it is made from"
    case .compression(let member, let method):
      "cannot be read (\(member) is compressed by method \(method)); unzip it, and check the "
        + ".app in it"
    case .tooLarge(let member):
      "cannot be read (\(member) inflates to too many bytes); check where it comes from"
    }
  }
}
