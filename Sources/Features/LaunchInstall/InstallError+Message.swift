internal import Files
internal import InfoPlist
internal import LaunchApps
package import Texts
internal import XcodeProjects

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
    default: appMessage ?? fileMessage
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

  /// The message if the app is not one that can get a launch screen.
  private var appMessage: Message? {
    switch self {
    case .severalProjects(let path, let paths):
      Message(
        .usage, path,
        "has several projects (\(paths.listed(upTo: 3)))", "name one of them")
    case .severalTargets(let path, let names):
      Message(
        .usage, path, "makes several apps (\(names.joined(separator: ", ")))",
        "choose one with --target-name")
    case .isBuilt(let path):
      Message(
        .noInput, path, "is built already (a launch screen belongs to its project)",
        "name the project")
    case .unknownName(let path, let key, let name):
      Message(
        .badData, path,
        "names its launch storyboard '\(name)' under \(key) (no file that was read defines it)",
        "define it in the project, or use --allow-outside to read files outside of its folder")
    case .recordedElsewhere(let path, let record, let former):
      Message(
        .cannotCreate, path,
        "has a launch screen that was installed through \(former) (see \(record))",
        "use \(former) here too")
    case .keptChoices(let app, let reason):
      Message(
        .usage, app, "cannot use the options of the last run too (\(reason))",
        "name them again, or use --reset")
    case .namedColor(let path, let lowest):
      Message(
        .cannotCreate, path,
        "is for iOS \(lowest) too (Xcode compiles --dark-background, a named color, for iOS 11 and "
          + "later)", "leave out --dark-background, or raise the deployment target")
    case .nothingInstalled(let path):
      Message(
        .noInput, path, "has no launch screen made by launchgen (no .launchgen-screen.json)",
        "check the path and --target-name")
    default: partMessage
    }
  }

  /// The message if a part of the launch screen belongs to others.
  private var partMessage: Message? {
    switch self {
    case .localized(let paths):
      Message(
        .cannotCreate, paths.first ?? "",
        "is localized in \(paths.count) languages (launchgen replaces only one file)",
        "keep one of them, in Base.lproj, and remove the others from the project")
    case .shared(let path, let targets):
      Message(
        .cannotCreate, path,
        "is also in \(targets.joined(separator: ", ")) (these apps would show the artwork too)",
        "give this target its own storyboard")
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
    case .otherProject(let path):
      Message(
        .cannotCreate, path, "belongs to another project or package (which is not edited)",
        "name a storyboard of this project in Info.plist first")
    default: nil
    }
  }

  /// The message if a file is not written, removed or restored.
  private var fileMessage: Message {
    switch self {
    case .outside(let path):
      Message(
        .cannotCreate, path, "is outside of the project's folder",
        "use --allow-outside to allow it")
    case .foreignKey(let path, let line, let key):
      Message(
        .cannotCreate, Message.Place(path, line),
        "has a launch screen already (under \(key), which launchgen did not write)",
        Self.lookFirst)
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
    case .replacedFileIsGone(let path):
      Message(
        .cannotCreate, path,
        "was moved or deleted (--remove would restore the file that it replaced)",
        "put it back, or use --replace to restore the other file anyway")
    case .edited(let path):
      Message(
        .cannotCreate, path, "was edited since launchgen wrote it (the changes would be lost)",
        "undo the changes or move the file elsewhere, or use --replace")
    case .tooLarge(let path, let limit):
      Message(
        .badData, path, "is larger than \(limit >> 20) MB (it could not be restored later)",
        "move the large file elsewhere first")
    case .recordIsFull(let path, let limit):
      Message(
        .badData, path,
        "would be larger than \(limit >> 20) MB (it keeps the files that are replaced)",
        "move the large file elsewhere first")
    case .foreign(let path): Message(.cannotCreate, path, OutputRefusal.isForeign, Self.lookFirst)
    default: Message(.fault, "launchgen", "failed unexpectedly", "please report this as a fault")
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

extension ShapeFault {
  package func message(at artwork: String) -> Message {
    switch self {
    case .portraitArtwork(let app):
      Message(
        warning: "is portrait, so most of it is cropped (\(app) launches only in landscape)",
        at: Message.Place(artwork), "use landscape artwork")
    case .landscapeArtwork(let app):
      Message(
        warning:
          "is landscape, so most of it is cropped (\(app) launches into portrait on iPhones)",
        at: Message.Place(artwork),
        "add --artwork-portrait, or put landscape first in UISupportedInterfaceOrientations")
    }
  }
}
