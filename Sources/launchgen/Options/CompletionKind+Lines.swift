import ArgumentParser

extension CompletionKind {
  /// Completes a value with one of several texts that may contain spaces or parentheses. With
  /// `list`, the parser's script for fish would split the texts at spaces and run what is in
  /// parentheses. This kind runs a command that prints the texts, whose output lines all shells use
  /// unchanged.
  static func lines(_ words: [String]) -> CompletionKind {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    return .shellCommand(#"printf '%s\n' \#(quoted)"#)
  }
}
