public import AppDocuments
public import Platform
package import Texts

/// A reason why nothing at a path can be checked.
public enum LoadError: Error, Equatable, Sendable {
  case unreadable(FileError)
  case archive(ArchiveError)
  case noInfoPlist(Place)
  /// Several apps have an Info.plist, but exactly one is needed.
  case severalInfoPlists(paths: [String])
  case project(path: String, ProjectError)
  /// `file` is the path of the `contents.xcworkspacedata` in the workspace.
  case workspace(file: String, WorkspaceError)

  /// The place where launchgen found no Info.plist.
  public enum Place: Hashable, Sendable {
    case folder
    /// A folder with the output of a build of launchgen, such as the property list at `list`.
    case output(list: String)
    /// A folder with projects that make no app for iPhones or iPads.
    case projects([String])
    /// A folder whose only projects are in folders of other people's code, such as Pods.
    case foreignFolders(projects: [String])
    /// A folder with a specification from which XcodeGen or Tuist makes a project.
    case specification(path: String)
    case archive
    /// A folder whose property lists all belong to other products than apps.
    case others(count: Int)
  }

  /// The damaged file of a project or workspace and, if known, the line of the damage; `nil` for
  /// other errors.
  public var place: (path: String, line: Int?)? {
    switch self {
    case .project(let path, let error) where !error.isAboutContents: (path, error.line)
    case .workspace(let file, .damaged(let error)): (file, error.line)
    default: nil
    }
  }

  /// Whether the input cannot be read, or has nothing to check. Otherwise the input is damaged, or
  /// has too many apps.
  public var isAboutInput: Bool {
    switch self {
    case .unreadable, .noInfoPlist, .archive(.unreadable): true
    case .workspace(_, .damaged(.unreadable)), .workspace(_, .noProject), .workspace(_, .outside):
      true
    case .workspace: false
    case .archive, .severalInfoPlists: false
    case .project(_, let error): error.isAboutInput
    }
  }
}

extension LoadError: CustomStringConvertible {
  /// The text to print after the path: what is wrong and why.
  public var description: String { words.problem }

  private var words: (problem: String, remedy: String) {
    let name = "name an Info.plist, or a folder that has one"
    return switch self {
    case .unreadable(let error): ("cannot be read (\(error))", MissingPath.general)
    case .archive(let error): error.words
    case .workspace(_, let error): error.words
    case .project(_, let error) where error.isAboutInput:
      (error.description, "check the path and the name")
    case .project(_, let error): (error.description, error.remedy)
    case .noInfoPlist(.folder): ("has no Info.plist (none is in the folder)", name)
    case .noInfoPlist(.output(let list)):
      ("has no Info.plist (launchgen wrote this folder)", "name the app's project, or \(list)")
    case .noInfoPlist(.projects(let paths)):
      ("has no app for iPhones or iPads (no target of \(paths.listed(upTo: 3)) makes one)", name)
    case .noInfoPlist(.archive):
      ("has no Info.plist (none is in Payload/*.app of the archive)", name)
    case .noInfoPlist(.foreignFolders(let projects)):
      (
        "has no app outside of folders that are left out (there is \(projects.listed(upTo: 3)))",
        "name it if it is yours\(projects.count > 1 ? ", or one of them" : "")"
      )
    case .noInfoPlist(.specification(let path)):
      (
        "has no Info.plist and no Xcode project (only '\(path)', which "
          + "\(Self.fault(ofSpecification: path)))", Self.remedy(forSpecification: path)
      )
    case .noInfoPlist(.others(let count)):
      (
        "has no Info.plist of an iOS app (\(count) property list\(count == 1 ? " is" : "s are") for "
          + "something else, such as a framework, a test or another system)", name
      )
    case .severalInfoPlists(let paths):
      (
        "has \(paths.count) Info.plist files (\(paths.prefix(4).joined(separator: ", ")))",
        "name one of them"
      )
    }
  }

  /// The note about a result of ``FolderWalk/specifications(in:projects:_:)``.
  package static func note(forSpecification path: String) -> Message {
    Message(
      .noInput, path,
      "\(fault(ofSpecification: path)) (targets, generated keys, launch image sets and deployment "
        + "targets are unknown)", remedy(forSpecification: path)
    ).with(.note)
  }

  private static func fault(ofSpecification path: String) -> String {
    path.hasSuffix(".xcodeproj") ? "has no project.pbxproj" : "is not read"
  }

  private static func remedy(forSpecification path: String) -> String {
    switch path.lastPathName {
    case "Package.swift": "check the built .app"
    case "app.json": "make the project (npx expo prebuild), and check again"
    default: "make the project (xcodegen, tuist generate), and name it"
    }
  }

  package func message(at path: String) -> Message {
    let place = place.map { Message.Place($0.path, $0.line) } ?? Message.Place(path)
    let remedy: String
    switch self {
    case .unreadable(.exhausted), .archive(.unreadable(.exhausted)):
      return Message(.exhausted, place, self, FileError.exhaustedRemedy)
    case .unreadable(.missing): remedy = MissingPath.remedy(path)
    case .noInfoPlist(.specification(path)):
      return Self.note(forSpecification: path).with(.error)
    case .unreadable(.noPermission): remedy = "change its permissions"
    case .project(let file, let error) where error.cause == .unreadable(.missing):
      if FileKind(of: file.pathFolder) == .folder {
        return Self.note(forSpecification: file.pathFolder).with(.error)
      }
      remedy = MissingPath.remedy(path) { (try? FolderWalk.projects(in: "")) ?? [] }
    default: remedy = words.remedy
    }
    return Message(isAboutInput ? .noInput : .badData, place, self, remedy)
  }
}

extension InfoPlistError {
  /// The message about an Info.plist that the user named. If the file is missing, the message
  /// suggests other files.
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
