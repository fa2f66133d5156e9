import ArgumentParser

extension CompletionKind {
  /// As `list`, for words with spaces: the parser's script for fish splits a list at spaces, and
  /// runs what is in parentheses. All shells take the lines of a command as they are.
  static func lines(_ words: [String]) -> CompletionKind {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    return .shellCommand(#"printf '%s\n' \#(quoted)"#)
  }
}
