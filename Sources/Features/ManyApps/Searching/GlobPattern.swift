internal import Files

/// A pattern for paths: `*` matches any part of a name, `?` a single character, and `**` as a whole
/// name any number of folders.
package struct GlobPattern: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case literal(String)
    case wildcard([Character])
    case anyFolders
  }

  package let text: String
  let isAbsolute: Bool
  let parts: [Part]

  /// Fails if no name in the pattern has a `*`, from which the apps get their ids; `**` is not
  /// sufficient.
  package init?(_ text: String) {
    self.text = text
    isAbsolute = text.isAbsolutePath
    var parts: [Part] = []
    for name in text.pathNames where name != "." {
      let part = Self.part(name)
      // Two consecutive `**` match the same as one.
      if part != .anyFolders || parts.last != .anyFolders { parts.append(part) }
    }
    self.parts = parts
    guard parts.contains(where: Self.hasStar) else { return nil }
  }

  private static func part(_ name: Substring) -> Part {
    if name == "**" { return .anyFolders }
    let isLiteral = !name.contains("*") && !name.contains("?")
    return isLiteral ? .literal(String(name)) : .wildcard(Array(name))
  }

  private static func hasStar(_ part: Part) -> Bool {
    if case .wildcard(let characters) = part { characters.contains("*") } else { false }
  }
}

/// A file that a pattern found.
package struct GlobMatch: Equatable, Sendable {
  /// The path: relative or absolute, like the pattern.
  package let path: String
  /// The text that the first `*` matched.
  package let id: String
}
