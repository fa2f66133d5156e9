import Archives
import Files
import LaunchApps
import XcodeProjects

extension LoadError {
  /// - Parameter path: the path that cannot be loaded.
  func remedy(for path: String) -> String {
    switch self {
    case .unreadable(.exhausted), .archive(.unreadable(.exhausted)): FileError.exhaustedRemedy
    case .unreadable(.missing): PathRemedy.of(missing: path)
    case .unreadable(.noPermission): "change its permissions"
    case .unreadable: "check the path"
    case .noInfoPlist(.specification):
      "make the project (xcodegen, tuist generate), and check again"
    case .noInfoPlist(.foreignFolders(let projects)):
      "name it if it is yours\(projects.count > 1 ? ", or one of them" : "")"
    case .noInfoPlist: "name an Info.plist, or a folder that has one"
    case .archive(let error): error.remedy
    case .project(_, let error) where error.cause == .unreadable(.missing):
      PathRemedy.of(missingProject: path)
    case .project(_, let error): error.remedy
    }
  }
}

extension ProjectError {
  fileprivate var remedy: String {
    if isAboutInput { "check the path and the name" } else { "fix it, or restore an earlier copy" }
  }
}

extension ArchiveError {
  fileprivate var remedy: String {
    switch self {
    case .unreadable: "check the path"
    case .notZIP: "export the app again"
    case .zip64, .compression: "unzip it, and check the .app in it"
    case .damaged: "export or copy it again"
    case .encrypted: "check the .app that it is made from"
    case .tooLarge, .tooManyApps: "check where it comes from"
    }
  }
}
