/// Commands that runners of continuous integration recognize in the lines that a step prints.
///
/// Sources: `::error::` after white space, and `##[error]` anywhere, by ActionCommand.cs of
/// GitHub's runner; `##vso[…]`, by Azure's agent; `##teamcity[…]`, by TeamCity's documentation.
enum WorkflowCommands {
  /// The line with one character of each command escaped, which keeps the line readable.
  static func shown(in line: String) -> String {
    let scalars = Array(line.unicodeScalars)
    let escaped = bracketed(in: scalars).union(start(of: line).map { [$0] } ?? [])
    return escaping(escaped, of: scalars) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
      ?? line
  }

  /// The index of the first scalar of `::` in a command such as `::error::`; `nil` if the line is
  /// not a command of this form.
  static func start(of line: String) -> Int? {
    let scalars = line.unicodeScalars
    let start = scalars.firstIndex { !isSkipped($0) } ?? scalars.endIndex
    guard scalars[start...].starts(with: "::".unicodeScalars) else { return nil }
    return scalars.distance(from: scalars.startIndex, to: start)
  }

  /// JSON with the commands in its strings escaped; only commands with `##` need this, because no
  /// line of JSON begins with a colon.
  static func json(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return escaping(bracketed(in: scalars), of: scalars) { _ in "\\u0023" } ?? text
  }

  /// The indices at which `##[`, `##vso[` and the like begin.
  private static func bracketed(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var found: Set<Int> = []
    for index in scalars.indices.dropLast() where scalars[index] == "#" {
      guard scalars[index + 1] == "#" else { continue }
      let word = scalars[(index + 2)...].prefix { ("a"..."z").contains($0) }
      if word.endIndex < scalars.count, scalars[word.endIndex] == "[" { found.insert(index) }
    }
    return found
  }

  /// The text of the scalars, with those at `places` escaped; `nil` if `places` is empty.
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
