import ArgumentParser

extension CompletionKind {
  /// Like `list`, but for words with spaces: the parser's script for fish splits a list at spaces
  /// and runs the text in parentheses. All shells take the output lines of a command as they are.
  static func lines(_ words: [String]) -> CompletionKind {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    return .shellCommand(#"printf '%s\n' \#(quoted)"#)
  }
}
