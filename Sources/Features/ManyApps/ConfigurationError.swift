package import Texts

/// A fault in launchgen.json or a manifest.
package enum ConfigurationFault: Error, Equatable, Sendable {
  case malformed(JSONFault)
  /// The types are in words, such as "a string".
  case wrongType(key: String?, expected: String, found: String)
  case unknownKey(String, nearest: String?, app: String?)
  /// An option is directly in an app's object. It belongs in the object of one of the parts.
  case misplacedOption(String, [AppPart], app: String?)
  case invalidOption(ValueFault, app: String?)
  case emptyValue(key: String)
  /// The path is longer than any system allows.
  case longPath(limit: Int)
  case missingKey(String, app: String?)
  case invalidID(String)
  case duplicateID(String, first: TextPosition)
  case unknownID(String, nearest: String?)
  /// The pattern has no `*`. The apps get their ids from the text that `*` matches.
  case patternWithoutStar(String)
  case noMatch(pattern: String)
  /// The patterns of the file together visit more file names than the limit.
  case tooManyFiles(limit: Int)
  case noApps
  /// Two output folders are the same, at least on some file systems, or one is inside the other.
  case sharedOutput(path: String, id: String, other: String)
  case sameInfoPlist(path: String, id: String, other: String)
  case outside(path: String, id: String, folder: String)
  /// The path has a `..` after a folder that does not exist.
  case climbing(path: String, id: String)
  case lineTooLong(limit: Int)
}

/// A fault in launchgen.json or a manifest, and the position if the fault has one.
package struct ConfigurationError: Error, Equatable, Sendable {
  package let fault: ConfigurationFault
  package let position: TextPosition?

  init(_ fault: ConfigurationFault, _ position: TextPosition?) {
    self.fault = fault
    self.position = position
  }

  func message(at path: String) -> Message {
    let status: ExitStatus =
      switch fault {
      case .unknownID: .usage
      case .noMatch: .noInput
      default: .badData
      }
    let (problem, remedy) = fault.words
    return Message(
      status, Message.Place(path, position?.line, position?.column), problem, remedy)
  }
}

extension ConfigurationFault {
  fileprivate var words: (problem: String, remedy: String?) {
    switch self {
    case .malformed(let fault): fault.words
    case .wrongType(let key, let expected, let found):
      (
        (key.map { "'\($0)'" } ?? "it") + " is \(found), not \(expected)",
        "make it \(expected)"
      )
    case .unknownKey(let key, let nearest, let app):
      ("unknown key '\(key)'" + Self.place(app), Self.question(nearest) ?? "remove it")
    case .misplacedOption(let key, let parts, let app):
      (
        "unknown key '\(key)'" + Self.place(app),
        "move it into the app's \(parts.map { "\"\($0.rawValue)\"" }.inWords("or"))"
      )
    case .invalidOption(let fault, let app): (fault.problem + Self.place(app), fault.remedy)
    case .emptyValue(let key): ("'\(key)' is empty", "fill it in, or remove it")
    case .longPath(let limit): ("a path has more than \(limit) bytes", "choose a shorter one")
    case .missingKey(let key, let app):
      ("'\(key)' is missing" + Self.place(app), "add \"\(key)\"")
    case .lineTooLong(let limit):
      ("the line is longer than \(limit >> 20) MB", "write one app a line")
    case .invalidID(let id):
      (
        "'\(id)' cannot be an id (it becomes a part of paths)",
        "use letters, digits, '-', '_' and '.'"
      )
    case .duplicateID(let id, let first):
      ("the id '\(id)' is used already, in line \(first.line)", "give each app its own id")
    case .unknownID(let id, let nearest):
      ("has no app with the id '\(id)'", Self.question(nearest) ?? "check the name")
    case .noApps: ("no apps are listed", "add one with \"id\" and \"artwork\"")
    case .patternWithoutStar(let text):
      (
        "'\(text)' has no * to take the apps' ids from",
        "use one such as brands/*/art.png, or a list of apps"
      )
    case .noMatch(let pattern):
      ("'\(pattern)' matches no file", "check the pattern; it is relative to the file's folder")
    case .tooManyFiles(let limit):
      ("the patterns lead to more than \(limit) files", "make them more precise")
    case .sharedOutput(let path, let id, let other) where id == other:
      (
        "two output folders of the app '\(id)' are the same, or inside each other (\(path))",
        "use folders side by side, such as \(id)/LaunchScreen and \(id)/LaunchImages"
      )
    case .sharedOutput(let path, let id, let other):
      (
        "the output folders of the apps '\(other)' and '\(id)' are the same, or inside each other "
          + "(\(path); macOS ignores letter case and Unicode form)",
        "use folders side by side, such as LaunchImages/{id} for each app"
      )
    case .sameInfoPlist(let path, let id, let other) where path.hasSuffix(".plist"):
      (
        "the apps '\(other)' and '\(id)' have the same Info.plist, \(path)",
        "give each app its own Info.plist"
      )
    case .sameInfoPlist(let path, let id, let other):
      (
        "the apps '\(other)' and '\(id)' are the same target of the same project, \(path)",
        "give each app its own project, or its own \"target-name\""
      )
    case .outside(let path, let id, let folder):
      (
        "the app '\(id)' would write to \(path), which is outside of \(folder)",
        "use --allow-outside to allow it"
      )
    case .climbing(let path, let id):
      (
        "the app '\(id)' would write to \(path), which goes up from a folder that does not exist",
        "write the path without '..'"
      )
    }
  }

  private static func place(_ app: String?) -> String { app.map { " (in app '\($0)')" } ?? "" }

  private static func question(_ nearest: String?) -> String? {
    nearest.map { "did you mean '\($0)'?" }
  }
}
