/// What is wrong in launchgen.json or a manifest.
package enum ConfigurationFault: Error, Hashable, Sendable {
  case malformed(JSONFault)
  case wrongType(key: String?, expected: Expected, found: JSONKind)
  case unknownKey(String, nearest: String?, app: String?)
  /// An option of `build` beside an app's keys.
  case misplacedOption(String, app: String?)
  /// An option of `build` that is one for all apps.
  case sharedOption(String, app: String?)
  /// A value that the option does not have.
  case invalidValue(String, of: String, allowed: [String], nearest: String?)
  case emptyValue(key: String)
  /// No system has a path as long as that.
  case longPath(limit: Int)
  case missingKey(String, app: String?)
  /// It cannot be a part of a path.
  case invalidID(String)
  case duplicateID(String, first: TextPosition)
  /// Nothing in the pattern gives the apps their ids.
  case patternWithoutStar(String)
  case noMatch(pattern: String)
  case tooManyFiles(pattern: String, limit: Int)
  /// All patterns of the file together.
  case tooManyFilesInAll(limit: Int)
  case noApps
  case sameOutput(path: String, id: String, other: String)
  /// The output folders differ, but not on every file system.
  case similarOutput(path: String, id: String, other: String)
  /// An app's output folder is in another's, or around it.
  case nestedOutput(path: String, id: String, isInside: Bool, other: String)
  case sameInfoPlist(path: String, id: String, other: String)
  /// The path leads out of the configuration's folder.
  case outside(path: String, id: String?, folder: String)
  /// The path goes up from a folder that does not exist.
  case climbing(path: String, id: String?)
  case lineTooLong(limit: Int)
  case unknownID(String, nearest: String?)

  /// What a value must be.
  package enum Expected: Hashable, Sendable {
    case object
    case text
    case boolean
    case textOrNumber
    case textOrList
    case texts
    case apps
  }
}

/// A fault, and where it is.
package struct ConfigurationError: Error, Hashable, Sendable {
  package let fault: ConfigurationFault
  package let position: TextPosition?

  package init(_ fault: ConfigurationFault, _ position: TextPosition?) {
    self.fault = fault
    self.position = position
  }

  /// - Parameter known: the ids that there are.
  package init(unknownID id: String, _ known: [String]) {
    self.init(.unknownID(id, nearest: Suggestion.nearest(to: id, in: known)), nil)
  }

  init(_ error: JSONError) { self.init(.malformed(error.fault), error.position) }
}
