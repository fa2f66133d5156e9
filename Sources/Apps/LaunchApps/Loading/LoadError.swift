public import Files
package import InfoPlist
package import Texts
public import XcodeProjects

/// A reason why nothing at a path can be checked.
public enum LoadError: Error, Equatable, Sendable {
  case unreadable(FileError)
  case archive(ArchiveError)
  case noInfoPlist(Place)
  /// Several apps have an Info.plist, and one is wanted.
  case severalInfoPlists(paths: [String])
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
    case .archive, .severalInfoPlists: false
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
    case .severalInfoPlists(let paths):
      "has \(paths.count) Info.plist files (\(paths.prefix(4).joined(separator: ", ")))"
    }
  }
}

extension LoadError {
  package func message(at path: String) -> Message {
    let place = place.map { Message.Place($0.path, $0.line) } ?? Message.Place(path)
    return Message(status, place, self, remedy(for: path))
  }

  private var status: ExitStatus {
    switch self {
    case .unreadable(.exhausted), .archive(.unreadable(.exhausted)): .exhausted
    default: isAboutInput ? .noInput : .badData
    }
  }

  private func remedy(for path: String) -> String {
    switch self {
    case .unreadable(.exhausted), .archive(.unreadable(.exhausted)): FileError.exhaustedRemedy
    case .unreadable(.missing): MissingPath.remedy(path)
    case .unreadable(.noPermission): "change its permissions"
    case .unreadable: MissingPath.general
    case .noInfoPlist(.specification):
      "make the project (xcodegen, tuist generate), and check again"
    case .noInfoPlist(.foreignFolders(let projects)):
      "name it if it is yours\(projects.count > 1 ? ", or one of them" : "")"
    case .noInfoPlist: "name an Info.plist, or a folder that has one"
    case .severalInfoPlists: "name one of them"
    case .archive(let error): error.remedy
    case .project(_, let error) where error.cause == .unreadable(.missing):
      MissingPath.remedy(path) { (try? FolderWalk.projects(in: "")) ?? [] }
    case .project(_, let error):
      error.isAboutInput ? "check the path and the name" : "fix it, or restore an earlier copy"
    }
  }
}

extension ArchiveError {
  fileprivate var remedy: String {
    switch self {
    case .unreadable: MissingPath.general
    case .notZIP: "export the app again"
    case .zip64, .compression: "unzip it, and check the .app in it"
    case .damaged: "export or copy it again"
    case .encrypted: "check the .app that it is made from"
    case .tooLarge, .tooManyApps: "check where it comes from"
    }
  }
}

extension InfoPlistError {
  /// The message for an Info.plist that was named; if it is missing, those below the current folder
  /// are named.
  package func message(forNamed path: String, line: Int? = nil) -> Message {
    message(
      at: path, line: line,
      missing: MissingPath.remedy(path) {
        FolderWalk.files(ofTypes: ["plist"], in: "", depth: 3).filter {
          FolderWalk.isInfoPlist($0.lastPathName)
        }
      })
  }
}
