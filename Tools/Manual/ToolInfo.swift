/// The part of the output of `--experimental-dump-help` that the page needs.
struct ToolInfo: Decodable {
  var command: Command

  struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var subcommands: [Command]?
    var arguments: [Argument]?
    var shouldDisplay: Bool
  }

  struct Argument: Decodable {
    enum Kind: String, Decodable { case positional, option, flag }

    struct Name: Decodable {
      var kind: String
      var name: String
    }

    struct Completion: Decodable {
      struct List: Decodable { var values: [String] }
      struct Kind: Decodable {}
      var list: List?
      var file: Kind?
      var directory: Kind?

      var isPath: Bool { file != nil || directory != nil }
    }

    var kind: Kind
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var discussion: String?
    var defaultValue: String?
    var allValues: [String]?
    var completionKind: Completion?
    var isOptional: Bool
    var isRepeating: Bool
    var shouldDisplay: Bool
  }
}

extension ToolInfo.Argument {
  var longName: String? { names?.first { $0.kind == "long" }?.name }

  /// Whether every command has the option, so that the page lists it only once.
  var isCommon: Bool { longName == "help" || longName == "version" }
}
