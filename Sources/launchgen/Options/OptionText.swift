import ArgumentParser
import LaunchImages
import Texts
import WebApps

/// Reads and checks the values of options.
enum OptionText {
  @Sendable static func value<Value: TextValue>(_ text: String) throws -> Value {
    do throws(ValueFault) {
      return try Value(text: text)
    } catch {
      throw ValidationError(error.words)
    }
  }

  /// A function that reads a number without its unit.
  ///
  /// - Parameter units: the units that people write after the number, which the message leaves out.
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

  /// The bytes of so many megabytes; as many as an `Int` can count if there are more.
  static func bytes(megabytes: Int) -> Int { min(megabytes, Int.max / 1_000_000) * 1_000_000 }

  /// Throws an error if the value of an option is an empty text.
  static func refuseEmpty(_ value: String?, _ option: String, _ remedy: String) throws {
    if value == "" { throw ValidationError("'\(option)' is empty; \(remedy).") }
  }

  /// Checks choices when they are parsed.
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
  /// The path of a file with one of these extensions.
  init(
    name: NameSpecification = .long, file extensions: [String], _ help: ArgumentHelp
  ) where Value == String? {
    var help = help
    help.valueName = help.valueName ?? "file"
    self.init(name: name, help: help, completion: .file(extensions: extensions))
  }

  /// A value that launchgen.json has in the same form.
  init<Choice: TextValue>(
    name: NameSpecification = .long, _ help: ArgumentHelp, completion: CompletionKind? = nil
  ) where Value == Choice? {
    self.init(name: name, help: help, completion: completion, transform: OptionText.value)
  }
}

// Their values are listed in help, completions and messages.
extension Fit: ExpressibleByArgument {}
extension ResamplingFilter: ExpressibleByArgument {}
extension ColorPolicy: ExpressibleByArgument {}
extension Compression: ExpressibleByArgument {}
extension LaunchScreenKind: ExpressibleByArgument {}
extension LaunchImageChoices.RotationChoice: ExpressibleByArgument {}
extension WebManifestOptions.Display: ExpressibleByArgument {}
extension WebManifestOptions.Orientation: ExpressibleByArgument {}

extension LandscapeOrientation: ExpressibleByArgument {
  public init?(argument: String) {
    guard let value = try? LandscapeOrientation(text: argument) else { return nil }
    self = value
  }
}

extension CompletionKind {
  /// Completes a value with one of several texts that may contain spaces or parentheses. With
  /// `list`, the parser's script for fish would split the texts at spaces and run what is in
  /// parentheses. The lines that a command prints are used unchanged by all shells.
  static func lines(_ words: [String]) -> CompletionKind {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    return .shellCommand(#"printf '%s\n' \#(quoted)"#)
  }
}
