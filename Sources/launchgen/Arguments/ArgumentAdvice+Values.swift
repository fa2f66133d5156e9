import ManyApps
import Texts

/// Advice that follows from the typed arguments alone, whatever the parser's message.
extension ArgumentAdvice {
  var misspelledValue: String? {
    for option in known.options {
      let name = "--\(option.name)"
      for value in arguments.values(of: name) where !option.allowedValues.contains(value) {
        let nearest = UnknownWord.nearest(to: value, in: option.allowedValues)
        if let nearest { return "Did you mean '\(name) \(nearest)'?" }
      }
    }
    return nil
  }

  /// An example for a command that needs an operand and was given none.
  var missingOperand: String? {
    guard !arguments.hasOperands else { return nil }
    if command == Merge.self { return "Name it: 'launchgen merge App/Info.plist'." }
    if command == Import.self { return "Name the project's folder: 'launchgen import .'." }
    if command == Report.self { return "Name the reports: 'launchgen report part-*.jsonl'." }
    return nil
  }
}
