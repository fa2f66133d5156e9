import ArgumentParser
import Files
import ManyApps
import Texts

/// Adds to messages of the argument parser what people can do about an error.
struct ArgumentAdvice {
  let arguments: TypedArguments
  let known: DeclaredCommand
  let command: any ParsableCommand.Type

  /// The sentence that follows the parser's message; `nil` if there is nothing to add.
  var sentence: String? {
    if let missing = arguments.optionsWithoutValue.first { return missingValue(missing) }
    if let wrong = wrongValue { return wrong }
    let hasTooMany = known.operands.map { arguments.operands.count > $0 } ?? false
    return (hasTooMany ? operands : nil) ?? misspelledValue ?? missingOperand
  }

  private var wrongValue: String? {
    for option in known.options {
      let name = "--\(option.name)"
      guard let value = arguments.values(of: name).last else { continue }
      let isWrong = !option.allowedValues.contains(value)
      switch option.name {
      case "orientation" where isWrong && known.options.contains("--info-plist"):
        return "Or take it from the app: '--info-plist App/Info.plist'."
      case "focus", "logo-position":
        guard value.hasSuffix("%"), !value.contains(","),
          let second = arguments.operands.first(where: { $0.hasSuffix("%") })
        else { continue }
        return "Write both with a comma and without a space: '\(name) \(value),\(second)'."
      default: continue
      }
    }
    return nil
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
    if command == Make.self, let word = words.first {
      let name = ShellText.fileName(word)
      return switch FileExtension.of(word) {
      case "png": "launchgen.json names the artworks. For one, use 'launchgen screen \(name)'."
      case "json": "Use '--config \(name)'."
      default: "Choose an app with '--app \(name)'."
      }
    }
    guard command == Build.self else { return nil }
    return
      "A build takes one artwork. For dark mode, use 'launchgen screen --dark'; for several apps, "
      + "'launchgen init'."
  }

  private func missingValue(_ option: DeclaredOption) -> String? {
    if option.name.hasSuffix("background") || option.name.hasSuffix("color") {
      return "A shell treats # as a comment: write '#102040', with quotation marks."
    }
    let allowed = option.allowedValues
    return allowed.isEmpty ? nil : "It is one of \(allowed.joined(separator: ", "))."
  }
}
