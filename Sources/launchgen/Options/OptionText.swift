import ArgumentParser
import LaunchImages
import Platform
import Texts
import WebApps

/// Reads and checks the values of options.
enum OptionText {
  @Sendable static func value<Value: TextValue>(_ text: String) throws -> Value {
    try mapError(try Value(text: text)) { (fault: ValueFault) in ValidationError(fault.words) }
  }

  /// A function that reads a number without a unit.
  ///
  /// - Parameter units: units that people may type after the number by mistake. The error message
  ///   then suggests the number without the unit.
  static func number(
    of noun: String, example: String, units: Set<String> = []
  ) -> @Sendable (String) throws -> Int {
    { text in
      if let number = Int(text) { return number }
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      if Int(digits) != nil, units.contains(text.dropFirst(digits.count).lowercased()) {
        throw ValidationError("it is a number of \(noun), without a unit: '\(digits)'.")
      }
      throw ValidationError("it is not a number of \(noun), such as '\(example)'.")
    }
  }

  /// The number of bytes in some megabytes, limited to what an `Int` can hold.
  static func bytes(megabytes: Int) -> Int { min(megabytes, Int.max / 1_000_000) * 1_000_000 }

  static func refuseEmpty(_ value: String?, _ option: String, _ remedy: String) throws {
    if value == "" { throw ValidationError("'\(option)' is empty; \(remedy).") }
  }

  /// Runs a check during parsing, and converts its error to an error of the parser.
  static func checking(_ body: () throws(ValueFault) -> Void) throws {
    do throws(ValueFault) { try body() } catch { throw ValidationError(error.words) }
  }
}

extension ArgumentHelp {
  /// The help of an option that the short help leaves out.
  static func further(
    _ abstract: String, discussion: String? = nil, valueName: String? = nil
  ) -> ArgumentHelp {
    ArgumentHelp(abstract, discussion: discussion, valueName: valueName, visibility: .further)
  }
}

extension Option {
  /// An option whose value is the path of a file with one of these extensions.
  init(
    name: NameSpecification = .long, file extensions: [String], _ help: ArgumentHelp
  ) where Value == String? {
    var help = help
    help.valueName = help.valueName ?? "file"
    self.init(name: name, help: help, completion: .file(extensions: extensions))
  }

  /// An option whose value has the same form in launchgen.json.
  init<Choice: TextValue>(
    name: NameSpecification = .long, _ help: ArgumentHelp, completion: CompletionKind? = nil
  ) where Value == Choice? {
    self.init(name: name, help: help, completion: completion, transform: OptionText.value)
  }
}

// The parser lists the values of these types in help, completions and messages.
extension Fit: ExpressibleByArgument {}
extension ResamplingFilter: ExpressibleByArgument {}
extension ColorPolicy: ExpressibleByArgument {}
extension Compression: ExpressibleByArgument {}
extension LaunchScreenKind: ExpressibleByArgument {}
extension LandscapeOrientation: ExpressibleByArgument {}
extension LaunchImageChoices.RotationChoice: ExpressibleByArgument {}
extension WebManifestOptions.Display: ExpressibleByArgument {}

extension CompletionKind {
  /// Completes a value with one of several words that may contain spaces or parentheses. A command
  /// prints the words as lines, which all shells use unchanged. `list` is unsuitable: the parser's
  /// script for fish would split the words at spaces, and run the text in parentheses.
  static func lines(_ words: [String]) -> CompletionKind {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    return .shellCommand(#"printf '%s\n' \#(quoted)"#)
  }
}
