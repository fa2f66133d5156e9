import Configuration

/// What was typed after a command's name, option by option.
struct TypedArguments {
  private struct Item {
    /// With the dashes; `nil` for an operand.
    var option: String?
    var value: String?
    var words: [String]
  }

  private var items: [Item] = []
  /// Whether there is an operand, such as the artwork.
  var hasOperands: Bool { items.contains { $0.option == nil && $0.words != ["--"] } }

  init(_ words: ArraySlice<String>, _ known: [DeclaredOption]) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        items.append(Item(words: [word] + rest))
        return
      }
      guard let option = Self.option(word, known) else {
        items.append(Item(option: word.hasPrefix("-") && word != "-" ? word : nil, words: [word]))
        continue
      }
      var item = Item(option: "--\(option.name)", words: [word])
      if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
        item.value = String(word[word.index(after: equals)...])
      } else if option.takesValue, let value = rest.popFirst() {
        item.value = value
        item.words.append(value)
      }
      items.append(item)
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

  /// The words without those of some options.
  func words(without options: Set<String> = []) -> [String] {
    items.filter { $0.option.map { !options.contains($0) } ?? true }.flatMap(\.words)
  }

  /// Of several letters, the parser takes only the last one's value.
  private static func option(_ word: String, _ known: [DeclaredOption]) -> DeclaredOption? {
    if word.hasPrefix("--") {
      let name = word.dropFirst(2).prefix { $0 != "=" }
      return known.first { $0.name == name }
    }
    guard word.hasPrefix("-"), word != "-", let letter = word.last else { return nil }
    return known.first { $0.short == letter }
  }
}
