/// The reason why a project is not edited. Whenever an edit throws, nothing of it was done.
package enum ProjectEditError: Error, Equatable, Sendable {
  case malformed(ProjectFailure)
  /// The project is not an old-style property list; the value is its format.
  case format(String)
  case encoding
  /// No target has this name; `known` contains the names of the existing targets.
  case noTarget(String, known: [String])
  /// An object lacks a part that every project has, such as a target's `buildPhases`.
  case missing(String, in: String)
  case path(String)
  /// A file in a folder of one language, such as `Base.lproj`; adding it needs a variant group.
  case localized(String)
  /// The file is in a synchronized folder, and the target has an exception for it.
  case excluded(String, folder: String)
  /// The target already copies another file of this name to the same place.
  case sameName(String, existing: String)
  /// The file is a member of the target, but only on other platforms than iOS.
  case otherPlatforms(String)
  case repeatedSetting(String, configuration: String)
  /// All identifiers for a new object are taken by other objects.
  case noIdentifier
  case invalidResult(ProjectFault)
}

extension ProjectEditError: CustomStringConvertible {
  /// The text to print after the path of the project: what is wrong and why.
  package var description: String {
    switch self {
    case .malformed(let failure): "is not a usable project (\(failure.fault))"
    case .format(let name): "cannot be edited (it is \(name), and not in Xcode's own format)"
    case .encoding: "cannot be edited (it is not valid UTF-8)"
    case .noTarget(let name, let known):
      "has no target '\(name)' (it has \(ProjectError.list(known)))"
    case .missing(let part, let object): "cannot be edited (\(object) has no \(part))"
    case .path(let path):
      "cannot contain '\(path)' (the path has a control character, or is not that of a file)"
    case .localized(let path): "cannot contain '\(path)' (it is in the folder of a language)"
    case .excluded(let path, let folder):
      "cannot contain '\(path)' (the folder '\(folder)' has an exception for it)"
    case .sameName(let path, let existing):
      "cannot contain '\(path)' (the target already has '\(existing)')"
    case .otherPlatforms(let path):
      "cannot contain '\(path)' (the target already has it, but not on iOS)"
    case .repeatedSetting(let key, let configuration):
      "cannot be edited (configuration '\(configuration)' has \(key) twice)"
    case .noIdentifier: "cannot be edited (no object identifier is free)"
    case .invalidResult(let fault): "cannot be edited (the result is not usable: \(fault))"
    }
  }
}
