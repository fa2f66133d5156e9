package import Files
package import PropertyLists

package enum ProjectFault: Error, Equatable, Sendable {
  case empty
  case tooLarge(limit: Int)
  case tooDeep(limit: Int)
  case tooManyValues(limit: Int)
  /// The objects refer to each other too often.
  case tooMuchWork(limit: Int)
  case keyTooLong(limit: Int)
  /// The file has an unresolved merge conflict; the value is its marker.
  case mergeConflict(String)
  /// The file lacks an expected part, such as `;` or a key; `found` is in its place.
  case expected(String, found: String)
  /// The file ends inside a value or comment that begins on line `from`. The string says what it
  /// is, such as `array`.
  case endsInside(String, from: Int)
  case afterRoot
  case json
  case propertyList(PropertyListError)
  case rootIsNotTable
  /// The file does not have a part such as `objects`.
  case missing(String)
  case tooManyTargets(limit: Int)
}

extension ProjectFault: CustomStringConvertible {
  /// The reason in a few words, without a line number.
  package var description: String {
    switch self {
    case .empty: "it is empty"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MB"
    case .tooDeep(let limit): "it is nested more than \(limit) deep"
    case .tooMuchWork(let limit): "its targets have more than \(limit) members and settings"
    case .tooManyValues(let limit): "it has more than \(limit) values"
    case .keyTooLong(let limit):
      "it has a key of more than \(limit) bytes, or of too many combining marks"
    case .mergeConflict(let marker): "it has an unresolved merge conflict, \(marker)"
    case .expected(let wanted, let found): "it has \(found) where \(wanted) is expected"
    case .endsInside(let kind, let line): "it ends inside the \(kind) that begins on line \(line)"
    case .afterRoot: "something follows the last }"
    case .json: "it is not valid JSON"
    case .propertyList(.malformed(let fault, _)): "\(fault)"
    case .propertyList(let error): "\(error)"
    case .rootIsNotTable: "its root is not a dictionary"
    case .missing(let key): "it has no \(key)"
    case .tooManyTargets(let limit): "it has more than \(limit) application targets"
    }
  }
}

/// A fault of a project file, and its place.
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
public struct ProjectError: Error, Equatable, Sendable {
  package enum Cause: Equatable, Sendable {
    case unreadable(FileError)
    case malformed(ProjectFailure)
    /// No target makes an iOS application.
    case noApplication
    /// No target has this name; `known` contains the names of the existing targets.
    case noTarget(String, known: [String])
    case noConfiguration(String, known: [String])
  }

  package let cause: Cause

  package init(_ cause: Cause) { self.cause = cause }

  /// The line of the problem in project.pbxproj, from 1; `nil` if the problem has no line.
  public var line: Int? {
    if case .malformed(let failure) = cause { failure.line } else { nil }
  }

  /// Whether the project is valid, but does not have what was looked for.
  package var isAboutContents: Bool {
    switch cause {
    case .noApplication, .noTarget, .noConfiguration: true
    case .unreadable, .malformed: false
    }
  }

  /// Whether the project could not be read, or does not have what was looked for; otherwise, it was
  /// read and is damaged.
  public var isAboutInput: Bool {
    if case .malformed = cause { false } else { true }
  }
}

extension ProjectError: CustomStringConvertible {
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

  static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.prefix(20).joined(separator: ", ")
  }
}
