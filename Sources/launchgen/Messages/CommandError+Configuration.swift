import Configuration
import Files

extension CommandError {
  /// The path with the position as `PATH:LINE:COLUMN`, or the path alone without a position.
  static func place(_ path: String, _ position: TextPosition?) -> String {
    position.map { "\(path):\($0.line):\($0.column)" } ?? path
  }

  init(_ error: LoadingError) {
    switch error.reason {
    case .unreadable(let fault):
      self.init(
        ExitStatus(reading: fault), error.path, "cannot be read (\(fault))",
        fault.remedy(writing: "check the path"))
    case .outOfMemory: self = .exhausted(error.path, "cannot be read (out of memory)")
    case .invalid(let fault): self.init(error.path, fault)
    case .notRegular:
      self.init(
        .noInput, error.path, "cannot be read (\(FileError.notRegularFile))",
        "name a regular file, or give this one on the command line")
    }
  }

  /// - Parameter path: the path of launchgen.json or the manifest.
  init(_ path: String, _ error: ConfigurationError) {
    let fault = error.fault
    self.init(fault.status, Self.place(path, error.position), fault.words, fault.remedy)
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

  fileprivate var words: String {
    switch self {
    case .malformed(let fault): fault.words
    case .wrongType(let key, let expected, let found):
      (key.map { "'\($0)'" } ?? "it") + " is \(found.words), not \(expected.words)"
    case .unknownKey(let key, _, let app): "unknown key '\(key)'" + Self.place(app)
    case .misplacedOption(let key, let app): "unknown key '\(key)'" + Self.place(app)
    case .sharedOption(let name, let app):
      "'\(name)' cannot differ from app to app" + Self.place(app)
    case .invalidValue(let value, let key, _, _): "'\(value)' is not a value of '\(key)'"
    case .emptyValue(let key): "'\(key)' is empty"
    case .longPath(let limit): "a path has more than \(limit) bytes"
    case .missingKey(let key, let app): "'\(key)' is missing" + Self.place(app)
    case .invalidID(let id): "'\(id)' cannot be an id (it becomes a part of paths)"
    case .duplicateID(let id, let first): "the id '\(id)' is used already, in line \(first.line)"
    case .patternWithoutStar(let text): "'\(text)' has no * to take the apps' ids from"
    case .noMatch(let pattern): "'\(pattern)' matches no file"
    case .tooManyFiles(let pattern, let limit): "'\(pattern)' leads to more than \(limit) files"
    case .tooManyFilesInAll(let limit): "the patterns lead to more than \(limit) files"
    case .noApps: "no apps are listed"
    case .sameOutput(let path, let id, let other):
      "the apps '\(other)' and '\(id)' have the same output folder, \(path)"
    case .similarOutput(let path, let id, let other):
      "the output folders of the apps '\(other)' and '\(id)' differ only in letter case or Unicode "
        + "form, \(path) (macOS takes them for one)"
    case .nestedOutput(let path, let id, let isInside, let other):
      "the output folder of the app '\(id)', \(path), "
        + (isInside ? "is inside" : "has in it") + " that of the app '\(other)'"
    case .sameInfoPlist(let path, let id, let other):
      "the apps '\(other)' and '\(id)' have the same Info.plist, \(path)"
    case .outside(let path, let id, let folder):
      (id.map { "the app '\($0)'" } ?? "the build")
        + " would write to \(path), which is outside of \(folder)"
    case .climbing(let path, let id):
      (id.map { "the app '\($0)'" } ?? "the build")
        + " would write to \(path), which goes up from a folder that does not exist"
    case .lineTooLong(let limit): "the line is longer than \(limit >> 20) MB"
    case .unknownID(let id, _): "has no app with the id '\(id)'"
    }
  }

  private static func place(_ app: String?) -> String { app.map { " (in app '\($0)')" } ?? "" }

  fileprivate var remedy: String {
    switch self {
    case .malformed(let fault): fault.remedy
    case .wrongType(_, let expected, _): "make it \(expected.words)"
    case .unknownKey(_, let nearest, _): Self.question(nearest) ?? "remove it"
    case .misplacedOption: "move it into the app's \"build\""
    case .sharedOption: "move it into the 'build' of all apps"
    case .invalidValue(_, _, let allowed, let nearest):
      Self.question(nearest) ?? "use \(allowed.joined(separator: ", "))"
    case .emptyValue: "fill it in, or remove it"
    case .longPath: "choose a shorter one"
    case .missingKey(let key, _): "add \"\(key)\""
    case .invalidID: "use letters, digits, '-', '_' and '.'"
    case .duplicateID: "give each app an id of its own"
    case .patternWithoutStar: "use one such as brands/*/art.png, or a list of apps"
    case .noMatch: "check the pattern; it is relative to the file's folder"
    case .tooManyFiles: "make it more precise"
    case .tooManyFilesInAll: "make them more precise"
    case .noApps: "add one with \"id\" and \"artwork\""
    case .sameOutput: "use {id} in the path, such as LaunchImages/{id}"
    case .similarOutput: "give one of the folders another name"
    case .nestedOutput: "use folders side by side, such as LaunchImages/{id} for each app"
    case .sameInfoPlist: "give each app an Info.plist of its own"
    case .outside: "use --allow-outside to permit it"
    case .climbing: "write the path without '..'"
    case .lineTooLong: "write one app a line"
    case .unknownID(_, let nearest): Self.question(nearest) ?? "check the name"
    }
  }

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
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension ConfigurationFault.Expected {
  fileprivate var words: String {
    switch self {
    case .object: "an object in braces"
    case .text: "a text in quotation marks"
    case .oneOf(let texts): texts.map { "\"\($0)\"" }.joined(separator: " or ")
    case .boolean: "true or false"
    case .textOrNumber: "a text or a number"
    case .textOrList: "a text or a list"
    case .texts: "a list of texts"
    case .apps: "a list of apps, or a pattern for their artworks"
    }
  }
}
