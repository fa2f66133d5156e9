import Files
import LaunchImages

/// What follows `--launch-file`, if it is not a kind of launch file: the option's value may be left
/// out, and then the word is the artwork or the Info.plist.
struct LaunchFileWord {
  private static let option = "--launch-file"
  private let word: String
  /// By "=": then it cannot be anything else.
  private let isAttached: Bool

  /// - Parameter options: what comes before `--`.
  init?(_ options: ArraySlice<String>) {
    let words = zip(options, options.dropFirst() + [""]).compactMap { option, next in
      if option.hasPrefix(Self.option + "=") {
        return (text: option.dropFirst(Self.option.count + 1), isAttached: true)
      }
      let isWord = option == Self.option && !next.isEmpty && !next.hasPrefix("-")
      return isWord ? (next[...], false) : nil
    }
    let wrong = words.first { LaunchFile(rawValue: String($0.text)) == nil }
    guard let wrong else { return nil }
    word = String(wrong.text)
    isAttached = wrong.isAttached
  }

  /// Whether it could have been meant as the artwork or the Info.plist.
  var mayBeFile: Bool { !isAttached && (hasExtension || FileKind(of: word) != nil) }

  var hasExtension: Bool {
    !isAttached && [".png", ".plist"].contains { word.lowercased().hasSuffix($0) }
  }

  var message: String {
    let kinds = LaunchFile.allCases.map { "'\($0.rawValue)'" }.joined(separator: " and ")
    return "The value '\(word)' is invalid for '--launch-file <kind>'. Please provide one of "
      + "\(kinds)."
  }
}
