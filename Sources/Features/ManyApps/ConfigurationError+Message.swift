internal import Files
package import Texts

extension LoadingError: Problem {
  package var messages: [Message] {
    switch reason {
    case .unreadable(let fault): [fault.whenReading(path)]
    case .outOfMemory: [.exhausted(path, "cannot be read (out of memory)")]
    case .invalid(let error): [error.message(at: path)]
    case .notRegular:
      [
        Message(
          .noInput, path, "cannot be read (\(FileError.notRegularFile))",
          "name a regular file, or give this one on the command line")
      ]
    }
  }
}

extension ConfigurationError {
  package func message(at path: String) -> Message {
    let (problem, remedy) = fault.words
    return Message(
      fault.status, Message.Place(path, position?.line, position?.column), problem, remedy)
  }
}

extension ConfigurationFault {
  fileprivate var status: ExitStatus {
    switch self {
    case .unknownID: .usage
    case .noMatch: .noInput
    default: .badData
    }
  }

  fileprivate var words: (problem: String, remedy: String?) {
    switch self {
    case .malformed(let fault): fault.words
    case .wrongType(let key, let expected, let found):
      (
        (key.map { "'\($0)'" } ?? "it") + " is \(found.words), not \(expected.words)",
        "make it \(expected.words)"
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
    default: appWords ?? outputWords ?? ("is not valid", "check it")
    }
  }

  private var appWords: (String, String?)? {
    switch self {
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
    case .tooManyFiles(let pattern, let limit):
      ("'\(pattern)' leads to more than \(limit) files", "make it more precise")
    case .tooManyFilesInAll(let limit):
      ("the patterns lead to more than \(limit) files", "make them more precise")
    default: nil
    }
  }

  /// The words of faults in the paths to which the apps write.
  private var outputWords: (String, String?)? {
    switch self {
    case .sameOutput(let path, let id, let other) where id == other,
      .similarOutput(let path, let id, let other) where id == other,
      .nestedOutput(let path, let id, _, let other) where id == other:
      (
        "two output folders of the app '\(id)' are the same, or inside each other (\(path))",
        "use folders side by side, such as \(id)/LaunchScreen and \(id)/LaunchImages"
      )
    case .sameOutput(let path, let id, let other):
      (
        "the apps '\(other)' and '\(id)' have the same output folder, \(path)",
        "use {id} in the path, such as LaunchImages/{id}"
      )
    case .similarOutput(let path, let id, let other):
      (
        "the output folders of the apps '\(other)' and '\(id)' differ only in letter case or Unicode "
          + "form, \(path) (macOS treats them as the same)", "give one of the folders another name"
      )
    case .nestedOutput(let path, let id, let isInside, let other):
      (
        "the output folder of '\(id)', \(path), "
          + (isInside ? "is inside" : "contains") + " that of '\(other)'",
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
        "\(Self.subject(id)) would write to \(path), which is outside of \(folder)",
        "use --allow-outside to allow it"
      )
    case .climbing(let path, let id):
      (
        "\(Self.subject(id)) would write to \(path), which goes up from a folder that does not exist",
        "write the path without '..'"
      )
    default: nil
    }
  }

  private static func subject(_ id: String?) -> String {
    id.map { "the app '\($0)'" } ?? "the build"
  }

  private static func place(_ app: String?) -> String { app.map { " (in app '\($0)')" } ?? "" }

  private static func question(_ nearest: String?) -> String? {
    nearest.map { "did you mean '\($0)'?" }
  }
}

extension JSONKind {
  fileprivate var words: String {
    switch self {
    case .null: "null"
    case .boolean: "a Boolean"
    case .number: "a number"
    case .text: "a string"
    case .list: "an array"
    case .object: "an object"
    }
  }
}

extension ConfigurationFault.Expected {
  fileprivate var words: String {
    switch self {
    case .object: "an object"
    case .text: "a string"
    case .oneOf(let texts): texts.map { "\"\($0)\"" }.joined(separator: " or ")
    case .boolean: "true or false"
    case .textOrNumber: "a string or a number"
    case .textOrList: "a string or an array"
    case .texts: "an array of strings"
    case .apps: "an array of apps, or a pattern for their artworks"
    }
  }
}
