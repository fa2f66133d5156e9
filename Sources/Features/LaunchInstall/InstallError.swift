package import AppDocuments
package import LaunchApps
package import LaunchRules
package import Platform
package import Texts

/// The reason why a launch screen cannot be put into an app, or cannot be removed from an app.
/// Nothing was written.
package enum InstallError: Error, Equatable, Sendable {
  case load(path: String, LoadError)
  case isBuilt(path: String)
  case infoPlist(path: String, line: Int?, InfoPlistError)
  case project(path: String, ProjectEditError)
  case sharedKeys(path: String, targets: [String])
  case otherPictures(path: String, target: String)
  case outside(path: String)
  /// A file that launchgen did not make, or that was edited after launchgen made it.
  case foreign(path: String)
  /// A file must not be written or removed, for example because it is an input.
  case refused(path: String, OutputRefusal)
  case foreignKey(path: String, line: Int?, key: String)
  /// The storyboard needs a named color, but the app supports an iOS without named colors.
  case namedColor(path: String, lowest: OSVersion)
  case unreadable(path: String, FileError)
  case unwritable(path: String, FileError)
  case record(path: String, reason: String)
  case replacedFileIsGone(path: String)
  case edited(path: String)
  case tooLarge(path: String, limit: Int)
  case nothingInstalled(path: String)
  /// An error that only one place in the code throws. It therefore has no case of its own.
  case other(Message)
}

extension InstallError: Problem {
  package var messages: [Message] { [message] }

  package var message: Message {
    switch self {
    case .load(let path, .noInfoPlist(.folder)):
      Message(
        .noInput, path, "has no Xcode project and no Info.plist",
        "name the project: 'launchgen screen art.png PATH/App.xcodeproj'")
    case .load(let path, .noInfoPlist(.output)):
      Message(
        .noInput, path,
        "has no app (launchgen wrote this folder, which '--remove' does not change)",
        "name the app's project; to remove the files, delete the folder")
    case .load(let path, let error): error.message(at: path)
    case .infoPlist(let path, let line, let error): error.message(forNamed: path, line: line)
    case .other(let message): message
    case .project(let path, let error):
      Message(.badData, Message.Place(path, error.line), error, error.remedy)
    case .refused(let path, let refusal): refusal.message(path, otherwise: "choose another artwork")
    case .unreadable(let path, let error): error.whenReading(path)
    case .unwritable(let path, let error): Self.unwritable(path, error)
    case .record(let path, let reason):
      Message(
        .badData, path, "is not a record of what was written (\(reason))",
        "restore an earlier copy, or remove it")
    case .tooLarge(let path, let limit):
      Message(
        .badData, path, "is larger than \(limit >> 20) MB (it could not be restored later)",
        "move the large file elsewhere first")
    case .isBuilt(let path):
      Message(
        .noInput, path, "is built already (a launch screen belongs to its project)",
        "name the project")
    case .nothingInstalled(let path):
      Message(
        .noInput, path,
        "has no launch screen made by launchgen (no .launchgen-screen.json lists one)",
        "name the project that launchgen changed, with --target-name if it makes several apps")
    case .namedColor(let path, let lowest):
      Message(
        .cannotCreate, path,
        "is for iOS \(lowest) too (Xcode compiles --dark-background, a named color, for iOS 11 and "
          + "later)", "leave out --dark-background, or raise the deployment target")
    case .sharedKeys(let path, let targets):
      Message(
        .cannotCreate, path,
        "also names the launch screen of \(targets.joined(separator: ", ")) (which would be lost)",
        "give this target its own Info.plist")
    case .otherPictures(let path, let target):
      Message(
        .cannotCreate, path,
        "has the images of \(target), and is in this target too (images with the same name would be "
          + "mixed up)", "take the catalog out of this target in Xcode")
    case .foreignKey(let path, let line, let key):
      Message(
        .cannotCreate, Message.Place(path, line),
        "has a launch screen already (under \(key), which launchgen did not write)",
        Self.lookFirst)
    case .outside(let path):
      Message(
        .cannotCreate, path, "is outside of the project's folder", "use --allow-outside to allow it"
      )
    case .foreign(let path):
      Message(.cannotCreate, path, OutputRefusal.isForeign, Self.lookFirst)
    case .replacedFileIsGone(let path):
      Message(
        .cannotCreate, path,
        "was moved or deleted (--remove would restore the file that it replaced)",
        "put it back, or use --replace to restore the other file anyway")
    case .edited(let path):
      Message(
        .cannotCreate, path, "was edited since launchgen wrote it (the changes would be lost)",
        "undo the changes or move the file elsewhere, or use --replace")
    }
  }

  private static func unwritable(_ path: String, _ error: FileError) -> Message {
    var message = error.whenWriting(path, otherwise: "check the folder", replaces: false)
    switch error {
    case .linkedFolder, .link:
      message.remedy = "put the file itself there, or use --allow-outside to follow the link"
    case .changed: message.remedy = "run the command again"
    default: break
    }
    return message
  }

  private static let lookFirst = "look at the changes with --dry-run, then use --replace"
}

extension InstallError: CustomStringConvertible {
  package var description: String { message.problem }
}

extension ProjectEditError {
  fileprivate var line: Int? {
    if case .malformed(let failure) = self { failure.line } else { nil }
  }

  fileprivate var remedy: String {
    switch self {
    case .malformed(let failure): failure.fault.remedy
    case .format:
      "change anything in it with Xcode, which saves it in that format, and run the command again"
    case .sameName:
      "use 'launchgen screen' to write the target's own storyboard, or change the project in Xcode"
    case .excluded, .otherPlatforms, .localized:
      "change the project in Xcode, or name another storyboard in Info.plist first"
    case .path: "rename the file or the folder"
    default: "restore an earlier copy of the project, or report this"
    }
  }
}
