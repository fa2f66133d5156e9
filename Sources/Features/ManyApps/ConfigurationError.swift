package import Texts

/// A fault in launchgen.json or a manifest.
package enum ConfigurationFault: Error, Equatable, Sendable {
  case malformed(JSONFault)
  case wrongType(key: String?, expected: Expected, found: JSONKind)
  case unknownKey(String, nearest: String?, app: String?)
  /// An option is among an app's keys, not in one of the objects of the things that it is for.
  case misplacedOption(String, [AppPart], app: String?)
  /// The value of an option is wrong, or does not go with the others.
  case invalidOption(ValueFault, app: String?)
  case emptyValue(key: String)
  /// The path is longer than any system allows.
  case longPath(limit: Int)
  case missingKey(String, app: String?)
  /// The id cannot be part of a path.
  case invalidID(String)
  case duplicateID(String, first: TextPosition)
  /// The pattern has no `*`, from which the apps get their ids.
  case patternWithoutStar(String)
  case noMatch(pattern: String)
  case tooManyFiles(pattern: String, limit: Int)
  /// The patterns of the file together visit more file names than the limit.
  case tooManyFilesInAll(limit: Int)
  case noApps
  case sameOutput(path: String, id: String, other: String)
  /// The paths of the output folders differ only in case or Unicode normalization, so they are the
  /// same folder on some file systems.
  case similarOutput(path: String, id: String, other: String)
  /// An app's output folder is inside another app's, or contains it.
  case nestedOutput(path: String, id: String, isInside: Bool, other: String)
  case sameInfoPlist(path: String, id: String, other: String)
  /// The path leads out of the configuration's folder.
  case outside(path: String, id: String?, folder: String)
  /// The path has a `..` after a folder that does not exist.
  case climbing(path: String, id: String?)
  case lineTooLong(limit: Int)
  case unknownID(String, nearest: String?)

  /// The type that a value must have.
  package enum Expected: Equatable, Sendable {
    case object
    case text
    case oneOf([String])
    case boolean
    case textOrNumber
    case textOrList
    case texts
    case apps
  }
}

/// A fault in launchgen.json or a manifest, and its position if it has one.
package struct ConfigurationError: Error, Equatable, Sendable {
  package let fault: ConfigurationFault
  package let position: TextPosition?

  package init(_ fault: ConfigurationFault, _ position: TextPosition?) {
    self.fault = fault
    self.position = position
  }

  package init(unknownID id: String, _ known: [String]) {
    self.init(.unknownID(id, nearest: EditDistance.nearest(to: id, in: known)), nil)
  }

  init(_ error: JSONError) { self.init(.malformed(error.fault), error.position) }
}
