package import Platform

package enum ProjectFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The project exceeds one of the ``ProjectLimit``s.
  case tooLarge
  case empty
  /// The file has an unresolved merge conflict. The value is the conflict marker.
  case mergeConflict(String)
  /// The file has `found` in place of an expected part, such as `;` or a key.
  case expected(String, found: String)
  /// A character that is allowed only inside quotation marks is outside of them.
  case unquoted(Unicode.Scalar)
  /// The file ends inside a part, such as an `array`, that begins on line `from`.
  case endsInside(String, from: Int)
  case afterRoot, json, rootIsNotTable
  case propertyList(PropertyListError)
  /// The file does not have a part such as `objects`.
  case missing(String)

  package var description: String {
    switch self {
    case .empty: "it is empty"
    case .tooLarge: "it is larger than any app's project, or nested deeper"
    case .mergeConflict(let marker): "it has an unresolved merge conflict, \(marker)"
    case .expected(let wanted, let found): "it has \(found) where \(wanted) is expected"
    case .unquoted(let scalar):
      "it has '\(scalar)' outside of quotation marks, for which Xcode reports \"Unexpected character "
        + "'0x\(String(scalar.utf16.first ?? 0, radix: 16))'\""
    case .endsInside(let kind, let line): "it ends inside the \(kind) that begins on line \(line)"
    case .afterRoot: "something follows the last }"
    case .json: "it is not valid JSON"
    case .propertyList(.malformed(let fault, _)): "\(fault)"
    case .propertyList(let error): "\(error)"
    case .rootIsNotTable: "its root is not a dictionary"
    case .missing(let key): "it has no \(key)"
    }
  }

  package var remedy: String {
    switch self {
    case .unquoted: "put the whole string in quotation marks"
    case .propertyList(.malformed(let fault, _)): fault.remedy
    default: "fix it, or restore an earlier copy"
    }
  }
}

package struct ProjectFailure: Error, Equatable, Sendable {
  package let fault: ProjectFault
  /// The line, from 1; `nil` if the fault has no line.
  package let line: Int?

  package init(_ fault: ProjectFault, line: Int? = nil) {
    self.fault = fault
    self.line = line
  }
}

/// The reason why an Xcode project cannot be read.
public struct ProjectError: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Cause: Equatable, Sendable {
    case unreadable(FileError)
    case malformed(ProjectFailure)
    case noApplication
    /// `known` contains the names of the existing targets.
    case noTarget(String, known: [String])
    case noConfiguration(String, known: [String])
  }

  package let cause: Cause

  package init(_ cause: Cause) { self.cause = cause }

  /// The line of the problem in project.pbxproj, from 1; `nil` if the problem has no line.
  public var line: Int? {
    if case .malformed(let failure) = cause { failure.line } else { nil }
  }

  /// Whether the project is valid, but has no application, or lacks the wanted target or
  /// configuration.
  package var isAboutContents: Bool {
    switch cause {
    case .noApplication, .noTarget, .noConfiguration: true
    case .unreadable, .malformed: false
    }
  }

  /// Whether the cause is any but `malformed`: the file is unreadable, or lacks the wanted
  /// application, target or configuration.
  public var isAboutInput: Bool {
    if case .malformed = cause { false } else { true }
  }

  /// The text to print after the path: what is wrong and why.
  public var description: String {
    switch cause {
    case .unreadable(let error): "cannot be read (\(error))"
    case .malformed(let failure): "is not a usable project (\(failure.fault))"
    case .noApplication: "has nothing to check (no target makes an iOS application)"
    case .noTarget(let name, let known):
      "has no application target '\(name)' (it has \(Self.list(known)))"
    case .noConfiguration(let name, let known):
      "has no configuration '\(name)' (it has \(Self.list(known)))"
    }
  }

  package var remedy: String {
    if case .malformed(let failure) = cause { failure.fault.remedy } else { "check the project" }
  }

  static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.prefix(20).joined(separator: ", ")
  }
}

/// The reason why a project is not edited. An edit that throws changes nothing.
package enum ProjectEditError: Error, Equatable, Sendable, CustomStringConvertible {
  case malformed(ProjectFailure)
  /// An edit would change a project that is not an old-style property list. The value is the
  /// format.
  case format(String)
  case encoding
  case noTarget(String, known: [String])
  /// An object lacks a part that every project has, such as a target's `buildPhases`.
  case missing(String, in: String)
  case path(String)
  /// The file is in a folder of one language, such as `Base.lproj`. Adding such a file needs a
  /// variant group.
  case localized(String)
  /// The file is in a synchronized folder, but the target has an exception for the file.
  case excluded(String, folder: String)
  /// The target already copies another file with the same name to the same place.
  case sameName(String, existing: String)
  /// The file is a member of the target, but only on other platforms than iOS.
  case otherPlatforms(String)
  /// Other objects already have all identifiers that a new object could get.
  case noIdentifier
  case invalidResult(ProjectFault)

  /// The text to print after the path of the project: what is wrong and why.
  package var description: String {
    switch self {
    case .malformed(let failure): "is not a usable project (\(failure.fault))"
    case .format(let name): "cannot be edited (it is \(name), not in Xcode's own format)"
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
    case .noIdentifier: "cannot be edited (no object identifier is free)"
    case .invalidResult(let fault): "cannot be edited (the result is not usable: \(fault))"
    }
  }
}
