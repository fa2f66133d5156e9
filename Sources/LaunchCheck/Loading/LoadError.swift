public import Archives
public import Files

/// Why there is nothing to check at a path.
public enum LoadError: Error, Hashable, Sendable {
  case unreadable(FileError)
  case archive(ArchiveError)
  /// `place` is where one was looked for: "this folder".
  case noInfoPlist(place: String)

  /// Nothing could be read; otherwise it was read, and is damaged.
  public var isAboutInput: Bool {
    switch self {
    case .unreadable, .noInfoPlist, .archive(.unreadable): true
    case .archive: false
    }
  }
}

extension LoadError: CustomStringConvertible {
  /// What is wrong, why, and what to do, in one line.
  public var description: String {
    switch self {
    case .unreadable(let error): "cannot be read (\(error)); check the path"
    case .archive(let error): error.description
    case .noInfoPlist(let place):
      "has no Info.plist (none is in \(place)); name one, or what holds it"
    }
  }
}
