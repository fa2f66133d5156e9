import LaunchImages

/// What was typed after a command's name, option by option.
struct TypedArguments {
  private struct Item {
    /// With the dashes; `nil` for what is no option.
    var option: String?
    var value: String?
    var words: [String]
  }

  private var items: [Item] = []
  /// Whether there is something beside options, such as the artwork.
  private(set) var hasOperands = false

  init(_ words: ArraySlice<String>, _ known: CommandOptions) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        hasOperands = hasOperands || !rest.isEmpty
        items.append(Item(option: nil, value: nil, words: [word] + rest))
        return
      }
      if word.hasPrefix("--") {
        items += Self.long(word, &rest, known)
      } else if word.hasPrefix("-"), word != "-" {
        items.append(Self.short(word, &rest, known))
      } else {
        hasOperands = true
        items.append(Item(option: nil, value: nil, words: [word]))
      }
    }
  }

  /// Whether an option was typed; its name has dashes.
  func contains(_ option: String) -> Bool { items.contains { $0.option == option } }

  /// The options that were typed, with dashes.
  var options: [String] { items.compactMap(\.option) }

  /// The values of an option.
  func values(of option: String) -> [String] {
    items.filter { $0.option == option }.compactMap(\.value)
  }

  /// The parts that `--only` names.
  var parts: [BuildPart] { values(of: AppOptions.onlyName).compactMap { BuildPart(rawValue: $0) } }

  /// The apps that `--only` names.
  var ids: [String] { values(of: AppOptions.onlyName).filter { BuildPart(rawValue: $0) == nil } }

  /// Whether an option was typed so that one of the same name in launchgen.json does not count; its name
  /// has dashes.
  func overrides(_ option: String) -> Bool {
    contains(option) && (option != AppOptions.onlyName || !parts.isEmpty)
  }

  /// The words without those of some options.
  func words(without options: Set<String> = []) -> [String] {
    items.filter { $0.option.map { !options.contains($0) } ?? true }.flatMap(\.words)
  }

  private static func long(
    _ word: String, _ rest: inout ArraySlice<String>, _ known: CommandOptions
  ) -> [Item] {
    if let equals = word.firstIndex(of: "=") {
      let value = String(word[word.index(after: equals)...])
      return [Item(option: String(word[..<equals]), value: value, words: [word])]
    }
    if word == AppOptions.onlyName {
      var values = Array(rest.prefix { !$0.hasPrefix("-") })
      // An artwork may follow a part.
      if let last = values.last, values.count > 1, last.lowercased().hasSuffix(".png") {
        values.removeLast()
      }
      rest = rest.dropFirst(values.count)
      return values.map { Item(option: word, value: $0, words: [word, $0]) }
    }
    let takesNext =
      known.takingValue.contains(word)
      // The only option whose value may be left out.
      || rest.first.flatMap { LaunchFile(rawValue: $0) } != nil && word == "--launch-file"
    guard takesNext, let value = rest.popFirst() else {
      return [Item(option: word, value: nil, words: [word])]
    }
    return [Item(option: word, value: value, words: [word, value])]
  }

  /// Of several letters, the parser takes only the last one's value.
  private static func short(
    _ word: String, _ rest: inout ArraySlice<String>, _ known: CommandOptions
  ) -> Item {
    let option = word.last.flatMap { known.longOfShort[$0] }
    guard let option, known.takingValue.contains(option), let value = rest.popFirst() else {
      return Item(option: option, value: nil, words: [word])
    }
    return Item(option: option, value: value, words: [word, value])
  }
}
