public import Files
public import XcodeProjects

/// A reason why nothing at a path can be checked.
public enum LoadError: Error, Equatable, Sendable {
  case unreadable(FileError)
  case archive(ArchiveError)
  case noInfoPlist(Place)
  /// - Parameter path: the path of project.pbxproj.
  case project(path: String, ProjectError)

  /// Where the Info.plist should have been.
  public enum Place: Hashable, Sendable {
    case folder
    /// A folder with projects only in folders of others, such as Pods.
    case foreignFolders(projects: [String])
    /// A folder with a specification from which a project is made.
    case specification(path: String)
    case app
    case archive
    /// A folder with property lists that say nothing about the launch of an app for iPhones or
    /// iPads.
    case others(count: Int)
  }

  /// The path of the damaged project file and, if known, the line of the damage. The result is
  /// `nil` for other errors.
  public var place: (path: String, line: Int?)? {
    guard case .project(let path, let error) = self, !error.isAboutContents else { return nil }
    return (path, error.line)
  }

  /// Whether the input could not be read, or has nothing to check; otherwise, it was read and is
  /// damaged.
  public var isAboutInput: Bool {
    switch self {
    case .unreadable, .noInfoPlist, .archive(.unreadable): true
    case .archive: false
    case .project(_, let error): error.isAboutInput
    }
  }
}

extension LoadError: CustomStringConvertible {
  /// The text to print after the path: what is wrong and why.
  public var description: String {
    switch self {
    case .unreadable(let error): "cannot be read (\(error))"
    case .archive(let error): error.description
    case .project(_, let error): error.description
    case .noInfoPlist(.folder): "has no Info.plist (none is in the folder)"
    case .noInfoPlist(.foreignFolders(let projects)):
      "has no app outside of folders that are left out (there is "
        + "\(projects.prefix(3).joined(separator: ", "))\(projects.count > 3 ? " and more" : ""))"
    case .noInfoPlist(.specification(let path)):
      "has no Info.plist and no Xcode project (only a specification, '\(path)', which is not read)"
    case .noInfoPlist(.others(let count)):
      "has no Info.plist of an iOS app (\(count) property list\(count == 1 ? " is" : "s are") for "
        + "something else, such as a framework, a test or another system)"
    case .noInfoPlist(.app): "has no Info.plist (none is in the app)"
    case .noInfoPlist(.archive): "has no Info.plist (none is in Payload/*.app of the archive)"
    }
  }
}
