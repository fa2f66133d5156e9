/// What runners of continuous integration take for commands in the lines that a step prints.
///
/// Sources: `::error::` after white space, and `##[error]` anywhere, by ActionCommand.cs of GitHub's
/// runner; `##vso[…]`, by Azure's agent; `##teamcity[…]`, by TeamCity's documentation.
enum WorkflowCommands {
  /// The line with one character of each as an escape, which leaves it readable.
  static func shown(in line: String) -> String {
    let scalars = Array(line.unicodeScalars)
    let escaped = bracketed(in: scalars).union(start(of: line).map { [$0] } ?? [])
    return escaping(escaped, of: scalars) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
      ?? line
  }

  /// Where two colons are that make the line a command; `nil` if there are none.
  static func start(of line: String) -> Int? {
    let scalars = line.unicodeScalars
    let start = scalars.firstIndex { !isSkipped($0) } ?? scalars.endIndex
    guard scalars[start...].starts(with: "::".unicodeScalars) else { return nil }
    return scalars.distance(from: scalars.startIndex, to: start)
  }

  /// JSON with what its strings have of them as escapes: its lines begin with no colon.
  static func json(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return escaping(bracketed(in: scalars), of: scalars) { _ in "\\u0023" } ?? text
  }

  /// Where `##[`, `##vso[` and the like begin.
  private static func bracketed(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var found: Set<Int> = []
    for index in scalars.indices.dropLast() where scalars[index] == "#" {
      guard scalars[index + 1] == "#" else { continue }
      let word = scalars[(index + 2)...].prefix { ("a"..."z").contains($0) }
      if word.endIndex < scalars.count, scalars[word.endIndex] == "[" { found.insert(index) }
    }
    return found
  }

  /// `nil` if there is nothing to escape.
  private static func escaping(
    _ places: Set<Int>, of scalars: [Unicode.Scalar], _ escape: (Unicode.Scalar) -> String
  ) -> String? {
    if places.isEmpty { return nil }
    return scalars.enumerated().map { index, scalar in
      places.contains(index) ? escape(scalar) : String(scalar)
    }.joined()
  }

  private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }
}
