internal import Files

/// A pattern of paths: `*` stands for any part of a name, `?` for one character of it, `**` as a
/// whole name for any number of folders.
package struct GlobPattern: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case literal(String)
    case wildcard([Character])
    case anyFolders
  }

  package let text: String
  let isAbsolute: Bool
  let parts: [Part]

  /// `nil` if there is no `*`, which gives the apps their ids.
  package init?(_ text: String) {
    self.text = text
    isAbsolute = text.isAbsolutePath
    var parts: [Part] = []
    for name in text.pathNames where name != "." {
      let part = Self.part(name)
      // Twice any folders are any folders.
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
package struct GlobMatch: Hashable, Sendable {
  /// As the pattern has it: relative or absolute.
  package let path: String
  /// What the first `*` matched.
  package let id: String
}
