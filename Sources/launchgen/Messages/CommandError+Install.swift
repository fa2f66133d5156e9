import LaunchApps
import LaunchImages
import LaunchInstall
import Texts
import XcodeProjects

extension CommandError {
  init(_ error: InstallError) {
    let (path, line) = error.place
    let place = Self.place(path, line)
    switch error {
    case .load(let path, let error): self.init(path, error)
    case .infoPlist(let path, let line, let error): self.init(path, error, line: line)
    case .obstacle(let path, let line, let text): self.init((path, line, text))
    default: self.init(ExitStatus(error), place, error, Self.remedy(for: error))
    }
  }

  private static func remedy(for error: InstallError) -> String {
    switch error {
    case .severalProjects: "name one of them"
    case .severalTargets: "choose one with --target-name"
    case .isBuilt: "name the project"
    case .project(_, .format):
      "add LaunchScreen.storyboard in Xcode, or save the project there first"
    case .project(_, .sameName):
      "use 'launchgen screen' to write the target's own storyboard, or change the project in Xcode"
    case .project(_, .excluded), .project(_, .otherPlatforms),
      .project(_, .localized):
      "change the project in Xcode, or name another storyboard in Info.plist first"
    case .project(_, .path): "rename the file or the folder"
    case .project: "restore an earlier copy of the project, or report this"
    case .localized: "keep one of them, in Base.lproj, and remove the others from the project"
    case .shared: "give this target a storyboard of its own"
    case .sharedKeys: "give this target an Info.plist of its own"
    case .otherPictures: "take the catalog out of this target in Xcode"
    case .otherProject: "name a storyboard of this project in Info.plist first"
    case .outside: "use --allow-outside to permit it"
    case .foreign, .foreignKey: "look at the changes with --dry-run, then use --replace"
    case .keptArtworkOutside(_, let option), .keptArtworkMissing(_, let option):
      "name it again with \(option), or use --reset"
    case .namedColor: "leave out --dark-background, or raise the deployment target"
    case .secondStoryboard(_, let infoPlist):
      "use 'launchgen screen ARTWORK \(ShellText.fileName(infoPlist))', or name its project"
    case .refused(_, let refusal): refusal.remedy("choose another artwork")
    case .unreadable(_, let error): error.remedy(writing: "check the path")
    case .unwritable(_, .linkedFolder), .unwritable(_, .link):
      "put the file itself there, or use --allow-outside to follow the link"
    case .unwritable(_, .changed), .busy: "run the command again"
    case .unwritable(_, let error):
      error.remedy(writing: "check the folder", replaces: false)
    case .record: "restore an earlier copy, or remove it"
    case .replacedFileIsGone:
      "give it its name again, or use --replace to restore the other file there"
    case .unknownName:
      "define it in the project, or use --allow-outside to read files outside of its folder"
    case .recordedElsewhere(_, _, let former): "name \(former) as before"
    case .edited: "undo the changes or move the file elsewhere, or use --replace"
    case .tooLarge, .recordIsFull: "move the large file elsewhere first"
    case .nothingInstalled: "check the path and --target-name"
    case .load, .infoPlist, .obstacle: "check the path"
    }
  }
}

extension ShapeFault {
  /// The problem and its remedy, in words that follow the artwork's path.
  var words: String {
    switch self {
    case .portraitArtwork(let app):
      "is portrait, so most of it is cropped (\(app) launches only in landscape); use landscape "
        + "artwork"
    case .landscapeArtwork(let app):
      "is landscape, so most of it is cropped (\(app) launches into portrait on iPhones); add "
        + "--artwork-portrait, or put landscape first in UISupportedInterfaceOrientations"
    }
  }
}

extension ExitStatus {
  init(_ error: InstallError) {
    self =
      switch error {
      case .unreadable(_, let error): ExitStatus(reading: error)
      case .unwritable(_, let error): ExitStatus(writing: error)
      case .refused(_, let refusal): ExitStatus(refusal)
      case .foreign, .foreignKey, .secondStoryboard, .namedColor, .localized, .shared, .sharedKeys,
        .otherPictures, .otherProject, .outside,
        .replacedFileIsGone, .edited,
        .recordedElsewhere:
        .cannotCreate
      case .severalProjects, .severalTargets: .usage
      case .isBuilt, .nothingInstalled, .keptArtworkMissing, .keptArtworkOutside: .noInput
      case .busy: .tryAgain
      case .load, .infoPlist, .obstacle, .project, .record, .unknownName, .tooLarge,
        .recordIsFull:
        .badData
      }
  }
}
