import ArgumentParser
import Configuration
import Files
import Texts

/// Adds to messages of the argument parser what people can do about an error.
struct ArgumentAdvice {
  let arguments: TypedArguments
  let known: [DeclaredOption]
  let command: any ParsableCommand.Type

  /// The sentence that follows the parser's message; `nil` if there is nothing to add.
  func sentence(for message: String) -> String? {
    if message.contains("nexpected argument") { return operands }
    if message.hasPrefix("Missing value for '--") { return missingValue(message) }
    let isMode = message.hasPrefix("The value ")
    if isMode, message.contains("'--only <part>'"), known.contains("--app") {
      return "An app is chosen with '--app'."
    }
    if isMode, message.contains("'--orientation <orientation>'"), known.contains("--info-plist") {
      return "Or take it from the app: '--info-plist App/Info.plist'."
    }
    if isMode, let first = position(in: message),
      let second = arguments.operands.first(where: { $0.hasSuffix("%") })
    {
      return
        "Write both with a comma and without a space: '\(first.option) \(first.value),\(second)'."
    }
    return nil
  }

  /// The option and the value of a message about a position that has one number.
  private func position(in message: String) -> (option: Substring, value: Substring)? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 3, parts[1].hasSuffix("%"),
      let option = parts[3].split(separator: " ").first,
      ["--focus", "--position", "--logo-position"].contains(option)
    else { return nil }
    return (option, parts[1])
  }

  private var operands: String? {
    let words = arguments.operands
    for start in words.indices {
      for end in words.indices.dropFirst(start + 1) {
        let path = words[start...end].joined(separator: " ")
        if FileKind(of: path) != nil {
          return "Put quotation marks around a path with spaces: '\(path)'."
        }
      }
    }
    if let app = words.first(where: UnknownWord.isApp),
      command == Build.self || command == Merge.self,
      let artwork = words.first(where: { FileExtension.of($0) == "png" })
    {
      let (artwork, app) = (ShellText.fileName(artwork), ShellText.fileName(app))
      return "For launch images, run 'launchgen build \(artwork) --merge \(app)'; for a launch "
        + "screen, 'launchgen screen \(artwork) \(app)'."
    }
    guard command == Build.self else { return nil }
    return "A build takes one artwork. For dark mode, use '--dark'; for several apps, "
      + "'launchgen init'."
  }

  private func missingValue(_ message: String) -> String? {
    let name = message.drop { $0 != "-" }.drop { $0 == "-" }.prefix { $0 != " " && $0 != "'" }
    guard let option = known.first(where: { $0.name == name }) else { return nil }
    if option.name.hasSuffix("background") || option.name.hasSuffix("color") {
      return "A shell takes # for a comment: write '#102040', with quotation marks."
    }
    if case .value(let allowed) = option.kind, !allowed.isEmpty {
      return "It is one of \(allowed.joined(separator: ", "))."
    }
    return nil
  }
}
