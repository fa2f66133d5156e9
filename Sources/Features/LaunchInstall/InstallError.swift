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
