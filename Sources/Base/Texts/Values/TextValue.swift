/// A value that users write as text, in the same way on the command line and in launchgen.json.
package protocol TextValue: Sendable {
  /// - Throws: ``ValueFault`` if the text is not a valid value.
  init(text: String) throws(ValueFault)

  var text: String { get }

  /// Whether the text is a list with commas. In place of such a text, launchgen.json may have an
  /// array.
  static var isList: Bool { get }
  /// The texts of all possible values; empty if there are too many to list.
  static var allowed: [String] { get }
}

extension TextValue {
  package static var isList: Bool { false }
  package static var allowed: [String] { [] }
}

/// The reason why a text is not a valid value, such as "it is not a color", or why choices
/// contradict each other.
package struct ValueFault: Error, Equatable {
  /// What is wrong, without a full stop.
  package let problem: String
  /// What to do, without a full stop; `nil` if the problem makes the remedy clear.
  package let remedy: String?

  package init(_ problem: String, remedy: String? = nil) {
    self.problem = problem
    self.remedy = remedy
  }

  /// A sentence with the problem and the remedy.
  package var words: String {
    let words = problem + (remedy.map { "; \($0)" } ?? "")
    return words.hasSuffix("?") ? words : words + "."
  }
}

extension TextValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  package init(text: String) throws(ValueFault) {
    guard let value = Self(rawValue: text) else {
      let nearest = EditDistance.nearest(to: text, in: Self.allowed)
      throw ValueFault(
        "it is not \(Self.allowed.inWords("or"))", remedy: nearest.map { "did you mean '\($0)'?" })
    }
    self = value
  }

  package static var allowed: [String] { allCases.map(\.rawValue) }

  package var text: String { rawValue }
}

/// A user's choices for one kind of output. Each choice has the name of its command-line option,
/// without the dashes.
package protocol Choices: Equatable, Sendable {
  init()

  mutating func visit<Visitor: ChoiceVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure)
}

/// An operation on every choice, such as reading it from a file or converting it to text.
package protocol ChoiceVisitor {
  associatedtype Failure: Error

  mutating func visit<Value: TextValue>(_ name: String, _ value: inout Value?) throws(Failure)
  mutating func visit<Value: TextValue>(
    _ name: String, all values: inout [Value]
  ) throws(Failure)
  mutating func visit(_ name: String, path: inout String?) throws(Failure)
  mutating func visit(_ name: String, flag: inout Bool) throws(Failure)
}

extension ChoiceVisitor {
  package mutating func visit(_ name: String, all values: inout [some TextValue]) {}
}

extension String: TextValue {
  package init(text: String) { self = text }

  package var text: String { self }
}
