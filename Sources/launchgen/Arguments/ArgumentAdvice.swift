import ArgumentParser
import ManyApps
import Platform
import Texts

/// Adds advice for the user to an error message of the argument parser.
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
      guard let value = arguments.values[option.name]?.last else { continue }
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

  private var misspelledValue: String? {
    for option in known.options {
      let name = "--\(option.name)"
      let values = arguments.values[option.name] ?? []
      for value in values where !option.allowedValues.contains(value) {
        let nearest = UnknownWord.nearest(to: value, in: option.allowedValues)
        if let nearest { return "Did you mean '\(name) \(nearest)'?" }
      }
    }
    return nil
  }

  /// An example of the operand, if the command needs an operand and has none.
  private var missingOperand: String? {
    guard !arguments.hasOperands else { return nil }
    return [
      "merge": "Name it: 'launchgen merge App/Info.plist'.",
      "import": "Name the project's folder: 'launchgen import .'.",
      "report": "Name the reports: 'launchgen report part-*.jsonl'.",
    ][command._commandName]
  }
}

/// The arguments that were typed after a command's name.
struct TypedArguments {
  private(set) var hasOperands = false
  /// The operands before `--`.
  private(set) var operands: [String] = []
  private(set) var optionsWithoutValue: [DeclaredOption] = []
  /// The values of options, by the option's name without dashes.
  private(set) var values: [String: [String]] = [:]

  init(_ words: ArraySlice<String>, _ known: [DeclaredOption]) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        hasOperands = hasOperands || !rest.isEmpty
        return
      }
      guard let option = Self.option(word, known) else {
        if !word.hasPrefix("-") || word == "-" { operands.append(word) }
        hasOperands = !operands.isEmpty
        continue
      }
      if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
        values[option.name, default: []].append(String(word[word.index(after: equals)...]))
      } else if option.kind != .flag {
        let value = rest.popFirst()
        if let value { values[option.name, default: []].append(value) }
        // The parser takes a word that begins with a dash as an option, but `-` as a value.
        if value?.hasPrefix("-") != false, value != "-" { optionsWithoutValue.append(option) }
      }
    }
  }

  /// The option in a word such as `--output=Images` or `-o`; `nil` if the word is not a known
  /// option. In a word with several short options, such as `-qo`, the result is the last: only the
  /// last can have a value.
  private static func option(_ word: String, _ known: [DeclaredOption]) -> DeclaredOption? {
    if word.hasPrefix("--") {
      let name = word.dropFirst(2).prefix { $0 != "=" }
      return known.first { $0.name == name }
    }
    guard word.hasPrefix("-"), word != "-", let letter = word.last else { return nil }
    return known.first { $0.short == String(letter) }
  }
}
