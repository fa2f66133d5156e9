package import Files
package import InfoPlist
package import LaunchApps
package import LaunchRules
package import Texts
package import XcodeProjects

/// The reason why a launch screen is not put into an app, or not taken out of it. Nothing was
/// written then.
package enum InstallError: Error, Equatable, Sendable {
  /// Nothing at the path can be used.
  case load(path: String, LoadError)
  case severalProjects(path: String, [String])
  case severalTargets(project: String, [String])
  case isBuilt(path: String)
  case infoPlist(path: String, line: Int?, InfoPlistError)
  case obstacle(Message)
  case project(path: String, ProjectEditError)
  /// The storyboard's name has a variable that no file defines.
  case undefinedVariable(path: String, key: String, name: String)
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
  case outside(path: String)
  /// A file that launchgen did not make, or that was edited afterward.
  case foreign(path: String)
  /// A file must not be written or removed, such as one that is read.
  case refused(path: String, OutputRefusal)
  /// A key of Info.plist with a launch screen that launchgen did not make.
  case foreignKey(path: String, line: Int?, key: String)
  /// The storyboard would have a named color, and the app supports an iOS without them.
  case namedColor(path: String, lowest: OSVersion)
  /// The choices of the last run do not go with those of this one.
  case keptChoices(app: String, reason: String)
  /// The artwork of an earlier run is not in the app's folder or the current one.
  case keptArtworkOutside(path: String, option: String)
  /// The artwork of an earlier run does not exist any more.
  case keptArtworkMissing(path: String, option: String)
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
  case busy(path: String)
  /// The app has nothing that could be removed.
  case nothingInstalled(path: String)
}

extension InstallError: Problem {
  package var messages: [Message] { [message] }

  package var message: Message {
    switch self {
    case .load(let path, .noInfoPlist(.folder)):
      Message(
        .noInput, path, "has no Xcode project and no Info.plist",
        "name the project: 'launchgen screen art.png PATH/App.xcodeproj'")
    case .load(let path, let error): error.message(at: path)
    case .infoPlist(let path, let line, let error): error.message(forNamed: path, line: line)
    case .obstacle(let message): message
    case .project(let path, let error):
      Message(.badData, Message.Place(path, error.line), error, error.remedy)
    case .refused(let path, let refusal): refusal.message(path, otherwise: "choose another artwork")
    case .unreadable(let path, let error): error.whenReading(path)
    case .unwritable(let path, let error): Self.unwritable(path, error)
    case .busy(let path):
      Message(
        .tryAgain, path, "is being changed by another run of launchgen (launchgen waited a minute)",
        "run the command again")
    default:
      appMessage ?? partMessage ?? keptMessage ?? fileMessage
        ?? Message(.fault, "launchgen", "failed unexpectedly", "please report this as a fault")
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

  private static func refusal(
    _ path: String, _ problem: some CustomStringConvertible, _ remedy: String
  ) -> Message {
    Message(.cannotCreate, path, problem, remedy)
  }

  private var appMessage: Message? {
    switch self {
    case .severalProjects(let path, let paths):
      return Message(
        .usage, path, "has several projects (\(paths.listed(upTo: 3)))", "name one of them")
    case .severalTargets(let path, let names):
      return Message(
        .usage, path, "makes several apps (\(names.joined(separator: ", ")))",
        "choose one with --target-name")
    case .isBuilt(let path):
      return Message(
        .noInput, path, "is built already (a launch screen belongs to its project)",
        "name the project")
    case .undefinedVariable(let path, let key, let name):
      return Message(
        .badData, path,
        "names its launch storyboard '\(name)' under \(key) (no file that was read defines it)",
        "define it in the project, or use --allow-outside to read files outside of its folder")
    case .recordedElsewhere(let path, let record, let former):
      return Self.refusal(
        path, "has a launch screen that was installed through \(former) (see \(record))",
        "use \(former) here too")
    case .namedColor(let path, let lowest):
      return Self.refusal(
        path,
        "is for iOS \(lowest) too (Xcode compiles --dark-background, a named color, for iOS 11 and "
          + "later)", "leave out --dark-background, or raise the deployment target")
    case .nothingInstalled(let path):
      return Message(
        .noInput, path, "has no launch screen made by launchgen (no .launchgen-screen.json)",
        "check the path and --target-name")
    default: return nil
    }
  }

  private var partMessage: Message? {
    switch self {
    case .localized(let paths):
      Self.refusal(
        paths.first ?? "",
        "is localized in \(paths.count) languages (launchgen replaces only one file)",
        "keep one of them, in Base.lproj, and remove the others from the project")
    case .shared(let path, let targets):
      Self.refusal(
        path,
        "is also in \(targets.joined(separator: ", ")) (these apps would show the artwork too)",
        "give this target its own storyboard")
    case .sharedKeys(let path, let targets):
      Self.refusal(
        path,
        "also names the launch screen of \(targets.joined(separator: ", ")) (which would be lost)",
        "give this target its own Info.plist")
    case .otherPictures(let path, let target):
      Self.refusal(
        path,
        "has the images of \(target), and is in this target too (images with the same name would be "
          + "mixed up)", "take the catalog out of this target in Xcode")
    case .otherProject(let path):
      Self.refusal(
        path, "belongs to another project or package (which is not edited)",
        "name a storyboard of this project in Info.plist first")
    default: nil
    }
  }

  /// The message if the record or the choices of the last run cannot be used.
  private var keptMessage: Message? {
    switch self {
    case .keptChoices(let app, let reason):
      Message(
        .usage, app, "cannot use the options of the last run too (\(reason))",
        "name them again, or use --reset")
    case .keptArtworkOutside(let path, let option):
      Message(
        .noInput, path, "is outside of the project's folder (the last run had it as \(option))",
        "name it again with \(option), or use --reset")
    case .keptArtworkMissing(let path, let option):
      Message(
        .noInput, path, "is gone (the last run had it as \(option))",
        "name it again with \(option), or use --reset")
    case .record(let path, let reason):
      Message(
        .badData, path, "is not a record of what was written (\(reason))",
        "restore an earlier copy, or remove it")
    case .recordIsFull(let path, let limit):
      Message(
        .badData, path,
        "would be larger than \(limit >> 20) MB (it keeps the files that are replaced)",
        "move the large file elsewhere first")
    default: nil
    }
  }

  private var fileMessage: Message? {
    switch self {
    case .outside(let path):
      Self.refusal(
        path, "is outside of the project's folder", "use --allow-outside to allow it")
    case .foreign(let path): Self.refusal(path, OutputRefusal.isForeign, Self.lookFirst)
    case .foreignKey(let path, let line, let key):
      Message(
        .cannotCreate, Message.Place(path, line),
        "has a launch screen already (under \(key), which launchgen did not write)",
        Self.lookFirst)
    case .replacedFileIsGone(let path):
      Self.refusal(
        path, "was moved or deleted (--remove would restore the file that it replaced)",
        "put it back, or use --replace to restore the other file anyway")
    case .edited(let path):
      Self.refusal(
        path, "was edited since launchgen wrote it (the changes would be lost)",
        "undo the changes or move the file elsewhere, or use --replace")
    case .tooLarge(let path, let limit):
      Message(
        .badData, path, "is larger than \(limit >> 20) MB (it could not be restored later)",
        "move the large file elsewhere first")
    default: nil
    }
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
    case .format: "add LaunchScreen.storyboard in Xcode, or save the project there first"
    case .sameName:
      "use 'launchgen screen' to write the target's own storyboard, or change the project in Xcode"
    case .excluded, .otherPlatforms, .localized:
      "change the project in Xcode, or name another storyboard in Info.plist first"
    case .path: "rename the file or the folder"
    default: "restore an earlier copy of the project, or report this"
    }
  }
}
