/// The arguments that were typed after a command's name, grouped by option.
package struct TypedArguments: Sendable {
  private struct Item: Sendable {
    /// The option's long name with dashes, or an unknown option as it was typed; `nil` for an
    /// operand.
    var option: String?
    var value: String?
    var taking: DeclaredOption?
    var words: [String]
  }

  private var items: [Item] = []
  package var hasOperands: Bool { items.contains { $0.option == nil && $0.words != ["--"] } }

  /// The operands before `--`.
  package var operands: [String] {
    items.filter { $0.option == nil && $0.words.first != "--" }.flatMap(\.words)
  }

  package init(_ words: ArraySlice<String>, _ known: [DeclaredOption]) {
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
      var item = Item(
        option: "--\(option.name)", taking: option.takesValue ? option : nil, words: [word])
      if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
        item.value = String(word[word.index(after: equals)...])
      } else if option.takesValue, let value = rest.popFirst() {
        item.value = value
        item.words.append(value)
      }
      items.append(item)
    }
  }

  package func contains(_ option: String) -> Bool { items.contains { $0.option == option } }

  package var options: [String] { items.compactMap(\.option) }

  package var optionsWithoutValue: [DeclaredOption] {
    // The parser takes a word that begins with a dash as an option, but `-` as a value.
    items.filter { item in
      item.words.count > 1
        ? item.words[1].hasPrefix("-") && item.words[1] != "-" : item.value == nil
    }.compactMap(\.taking)
  }

  package func values(of option: String) -> [String] {
    items.filter { $0.option == option }.compactMap(\.value)
  }

  /// The typed words, without the given options and their values.
  package func words(without options: Set<String> = []) -> [String] {
    items.filter { $0.option.map { !options.contains($0) } ?? true }.flatMap(\.words)
  }

  /// The option in a word such as `--output=Images` or `-o`; `nil` if the word is not a known
  /// option. For several short options in one word, the result is the last one, because only the
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
