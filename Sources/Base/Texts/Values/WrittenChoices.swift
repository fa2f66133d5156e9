/// The choices that a user has made, each with the name of its option and its text.
package struct WrittenChoices: ChoiceVisitor {
  package struct Choice: Equatable, Sendable {
    package let name: String
    package var text: String
    package let isPath: Bool
    let isFlag: Bool

    /// The choice as typed on the command line: `--fit contain`.
    package var words: String { arguments.joined(separator: " ") }

    package var arguments: [String] { ["--\(name)"] + (isFlag ? [] : [text]) }
  }

  package private(set) var all: [Choice] = []

  /// Collects the choices that the user has made in `choices`.
  package init(_ choices: any Choices...) {
    for var choices in choices { choices.visit(&self) }
  }

  package var arguments: [String] { all.flatMap(\.arguments) }

  package mutating func visit<Value: TextValue>(_ name: String, _ value: inout Value?) {
    add(name, value?.text)
  }

  package mutating func visit(_ name: String, path: inout String?) {
    add(name, path, isPath: true)
  }

  package mutating func visit(_ name: String, flag: inout Bool) {
    add(name, flag ? "true" : nil, isFlag: true)
  }

  private mutating func add(
    _ name: String, _ text: String?, isPath: Bool = false, isFlag: Bool = false
  ) {
    guard let text else { return }
    all.append(Choice(name: name, text: text, isPath: isPath, isFlag: isFlag))
  }
}

/// If the user has not made a choice, sets the choice to its value in an earlier run.
package struct EarlierChoices: ChoiceVisitor {
  package typealias Failure = any Error

  private let texts: [String: String]
  private let path: (_ path: String, _ name: String) throws -> String
  /// The names of all choices that were visited.
  package private(set) var known: Set<String> = []
  package private(set) var used = WrittenChoices()

  /// - Parameters:
  ///   - texts: the choices of the earlier run, by the names of their options.
  ///   - path: converts a path of the earlier run to the path that is valid now.
  package init(
    _ texts: [String: String], path: @escaping (_ path: String, _ name: String) throws -> String
  ) {
    self.texts = texts
    self.path = path
  }

  package mutating func visit<Value: TextValue>(
    _ name: String, _ value: inout Value?
  ) throws(any Error) {
    guard let text = earlier(name), value == nil else { return }
    value = try Value(text: text)
    used.visit(name, &value)
  }

  package mutating func visit(_ name: String, path: inout String?) throws {
    guard let text = earlier(name), path == nil else { return }
    path = try self.path(text, name)
    used.visit(name, path: &path)
  }

  package mutating func visit(_ name: String, flag: inout Bool) {
    guard earlier(name) != nil, !flag else { return }
    flag = true
    used.visit(name, flag: &flag)
  }

  private mutating func earlier(_ name: String) -> String? {
    known.insert(name)
    return texts[name]
  }
}
