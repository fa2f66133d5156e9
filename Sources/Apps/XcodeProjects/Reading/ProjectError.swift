package import Files

/// The reason why an Xcode project cannot be read.
public struct ProjectError: Error, Equatable, Sendable {
  package enum Cause: Equatable, Sendable {
    case unreadable(FileError)
    case malformed(ProjectFault)
    /// No target makes an iOS application.
    case noApplication
    /// No target has this name; `known` contains the names of the existing targets.
    case noTarget(String, known: [String])
    case noConfiguration(String, known: [String])
  }

  package let cause: Cause
  /// The line of the problem in project.pbxproj, from 1; `nil` if the problem has no line.
  public let line: Int?

  package init(_ cause: Cause, line: Int? = nil) {
    self.cause = cause
    self.line = line
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
    switch cause {
    case .malformed: false
    default: true
    }
  }
}

extension ProjectError: CustomStringConvertible {
  /// The text to print after the path: what is wrong and why.
  public var description: String {
    switch cause {
    case .unreadable(let error): "cannot be read (\(error))"
    case .malformed(let fault): "is not a usable project (\(fault))"
    case .noApplication: "has nothing to check (no target makes an iOS application)"
    case .noTarget(let name, let known):
      "has no application target '\(name)' (it has \(Self.list(known)))"
    case .noConfiguration(let name, let known):
      "has no configuration '\(name)' (it has \(Self.list(known)))"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.prefix(20).joined(separator: ", ")
  }
}
