/// An option as its command declares it.
package struct DeclaredOption: Equatable, Sendable {
  /// The long name, without dashes.
  package let name: String
  /// The letter of the short name, without the dash.
  package let short: Character?
  package let kind: OptionKind
  /// The option's help.
  package let description: String

  package init(
    name: String, short: Character? = nil, kind: OptionKind, description: String = ""
  ) {
    self.name = name
    self.short = short
    self.kind = kind
    self.description = description
  }

  package var takesValue: Bool { kind != .flag }
}

extension DeclaredOption {
  /// The options of a command, in the order of its help.
  ///
  /// - Parameter help: the JSON that ArgumentParser's `--experimental-dump-help` prints for the
  ///   command.
  /// - Complexity: O(`help`)
  package static func all(inHelp help: String) -> [DeclaredOption] {
    guard let root = try? JSONReader.read(Array(help.utf8)[...]),
      case .list(let arguments)? = root["command"]?["arguments"]?.value
    else { preconditionFailure("ArgumentParser writes its help in another form") }
    return arguments.flatMap(Self.all)
  }

  /// One option for each long name; none for an operand.
  ///
  /// - Parameter argument: an element of `arguments` in the help.
  private static func all(_ argument: JSONNode) -> [DeclaredOption] {
    guard case .list(let names)? = argument["names"]?.value else { return [] }
    let short = names.first { $0["kind"]?.text == "short" }?["name"]?.text
    let description = [argument["abstract"], argument["discussion"]].compactMap { $0?.text }
    return names.filter { $0["kind"]?.text == "long" }.compactMap { $0["name"]?.text }.map { name in
      DeclaredOption(
        name: name, short: short?.first, kind: OptionKind(argument),
        description: description.joined(separator: " "))
    }
  }
}

extension OptionKind {
  fileprivate init(_ argument: JSONNode) {
    let completion = argument["completionKind"]
    let allowed = (argument["allValues"] ?? completion?["list"]?["values"])?.texts ?? []
    if argument["kind"]?.text == "flag" {
      self = .flag
    } else if argument["isRepeating"]?.value == .boolean(true) {
      self = .repeated(allowed: allowed)
    } else if argument["valueName"]?.text == "list" {
      self = .list
    } else if allowed.isEmpty, completion?["file"] != nil || completion?["directory"] != nil {
      self = .path
    } else {
      self = .value(allowed: allowed)
    }
  }
}

extension JSONNode {
  fileprivate var text: String? { if case .text(let text) = value { text } else { nil } }

  fileprivate var texts: [String] {
    if case .list(let nodes) = value { nodes.compactMap(\.text) } else { [] }
  }
}
