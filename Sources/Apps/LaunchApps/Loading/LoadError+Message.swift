internal import Files
package import InfoPlist
package import Texts
internal import XcodeProjects

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
