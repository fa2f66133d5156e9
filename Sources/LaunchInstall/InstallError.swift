package import Files
package import InfoPlist
package import LaunchApps
package import LaunchRules
package import XcodeProjects

/// The reason why a launch screen is not put into an app, or not taken out of it. Nothing was
/// written then.
package enum InstallError: Error, Equatable, Sendable {
  /// Nothing at the path can be used.
  case load(path: String, LoadError)
  /// The folder has several projects.
  case severalProjects(path: String, [String])
  /// The project makes several apps for iPhones or iPads.
  case severalTargets(project: String, [String])
  /// The app is built already.
  case isBuilt(path: String)
  case infoPlist(path: String, line: Int?, InfoPlistError)
  /// Something about the app is unknown: a message about a line of a file.
  case obstacle(path: String, line: Int?, String)
  case project(path: String, ProjectEditError)
  /// The storyboard's name has a variable that no file defines.
  case unknownName(path: String, key: String, name: String)
  /// The app got its launch screen by another path, whose record has the files.
  case recordedElsewhere(path: String, record: String, former: String)
  /// The launch screen has a copy for each of several languages.
  case localized([String])
  /// The file is a part of other targets too.
  case shared(path: String, targets: [String])
  /// The Info.plist also names the launch screens of other targets.
  case sharedKeys(path: String, targets: [String])
  /// The catalog with the pictures of another target is a part of this one too.
  case otherPictures(path: String, target: String)
  /// The file is made by another project or a package.
  case otherProject(path: String)
  /// The file is outside of the project's folder.
  case outside(path: String)
  /// A file that launchgen did not make, or that was edited afterward.
  case foreign(path: String)
  /// A file must not be written or removed, such as one that is read.
  case refused(path: String, OutputRefusal)
  /// A key of Info.plist with a launch screen that launchgen did not make.
  case foreignKey(path: String, line: Int?, key: String)
  /// The storyboard would have a named color, and the app supports an iOS without them.
  case namedColor(path: String, lowest: OSVersion)
  /// The artwork of an earlier run is not in the app's folder or the current one.
  case keptArtworkOutside(path: String, option: String)
  /// The artwork of an earlier run does not exist any more.
  case keptArtworkMissing(path: String, option: String)
  /// A build would write a second storyboard of the name that the app's own has.
  case secondStoryboard(path: String, infoPlist: String)
  case unreadable(path: String, FileError)
  case unwritable(path: String, FileError)
  /// The record of earlier runs cannot be used.
  case record(path: String, reason: String)
  /// A file that replaced another one is not there any more, so the other one has no place.
  case replacedFileIsGone(path: String)
  /// A file would be removed or replaced, but was edited since it was written.
  case edited(path: String)
  /// The file is too large to be kept, so that it could be restored.
  case tooLarge(path: String, limit: Int)
  /// The record would have more bytes than are read again.
  case recordIsFull(path: String, limit: Int)
  /// Another run changes the files of the app or project.
  case busy(path: String)
  /// The app has nothing that could be removed.
  case nothingInstalled(path: String)
}

extension InstallError {
  /// The path of the file that the error is about, and the line.
  package var place: (path: String, line: Int?) {
    switch self {
    case .load(let path, let error): error.place ?? (path, nil)
    case .severalProjects(let path, _), .isBuilt(let path), .severalTargets(let path, _),
      .shared(let path, _), .sharedKeys(let path, _), .otherPictures(let path, _),
      .otherProject(let path),
      .outside(let path), .foreign(let path), .refused(let path, _),
      .namedColor(let path, _), .secondStoryboard(let path, _), .keptArtworkOutside(let path, _),
      .keptArtworkMissing(let path, _), .unreadable(let path, _), .unwritable(let path, _),
      .record(let path, _), .nothingInstalled(let path), .replacedFileIsGone(let path),
      .unknownName(let path, _, _), .recordedElsewhere(let path, _, _), .edited(let path),
      .tooLarge(let path, _),
      .recordIsFull(let path, _), .busy(let path):
      (path, nil)
    case .infoPlist(let path, let line, _), .obstacle(let path, let line, _),
      .foreignKey(let path, let line, _):
      (path, line)
    case .project(let path, .malformed(_, let line)): (path, line)
    case .project(let path, _): (path, nil)
    case .localized(let paths): (paths.first ?? "", nil)
    }
  }
}

extension InstallError: CustomStringConvertible {
  /// The problem and its reason, to be printed after the path.
  package var description: String {
    switch self {
    case .load(_, let error): error.description
    case .severalProjects(_, let paths):
      "has several projects (\(paths.prefix(3).joined(separator: ", "))"
        + (paths.count > 3 ? " and \(paths.count - 3) more)" : ")")
    case .severalTargets(_, let names): "makes several apps (\(names.joined(separator: ", ")))"
    case .isBuilt: "is built already (a launch screen belongs to its project)"
    case .infoPlist(_, _, let error): error.description
    case .obstacle(_, _, let text): text
    case .project(_, let error): error.description
    case .localized(let paths):
      "is one of \(paths.count) copies for languages (each would have to be replaced)"
    case .shared(_, let targets):
      "is also in \(targets.joined(separator: ", ")) (these apps would show the artwork too)"
    case .sharedKeys(_, let targets):
      "also names the launch screen of \(targets.joined(separator: ", ")) (which would be lost)"
    case .otherPictures(_, let target):
      "has the pictures of \(target), and is in this target too (pictures of one name would be mixed up)"
    case .otherProject: "belongs to another project or package (which is not edited)"
    case .outside: "is outside of the project's folder"
    case .foreignKey(_, _, let key):
      "has a launch screen already (\(key) says what it shows, and somebody may have written it)"
    case .namedColor(_, let lowest):
      "is for iOS \(lowest) too (Xcode compiles --dark-background, a named color, for iOS 11 and "
        + "later)"
    case .keptArtworkOutside(_, let option):
      "is outside of the project's folder (the last run had it as \(option))"
    case .keptArtworkMissing(_, let option): "is gone (the last run had it as \(option))"
    case .secondStoryboard(_, let infoPlist):
      "is the app's launch screen (\(infoPlist) names it, and the build would write a second one of "
        + "this name)"
    case .foreign: "already exists and differs (somebody may have made or edited it)"
    case .refused(_, let refusal): refusal.description
    case .unreadable(_, let error): "cannot be read (\(error))"
    case .unwritable(_, let error): "cannot be written (\(error))"
    case .record(_, let reason): "is not a record of what was written (\(reason))"
    case .replacedFileIsGone:
      "is gone (it was written in place of another file, which would be restored there)"
    case .unknownName(_, let key, let name):
      "names its launch storyboard '\(name)' under \(key) (no file that was read defines it)"
    case .recordedElsewhere(_, let record, let former):
      "got its launch screen as \(former) (its record is \(record))"
    case .edited: "was edited since launchgen wrote it (the changes would be lost)"
    case .tooLarge(_, let limit):
      "is larger than \(limit >> 20) MB (it could not be restored later)"
    case .recordIsFull(_, let limit):
      "would be larger than \(limit >> 20) MB (it keeps the files that are replaced)"
    case .busy: "is being changed by another run of launchgen (for a minute already)"
    case .nothingInstalled: "has no launch screen of launchgen's (there is no record of one)"
    }
  }
}
