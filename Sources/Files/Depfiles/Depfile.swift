/// A makefile with one rule, as make, ninja and Xcode's build system read it: a target, and the files
/// that it is made from.
package struct Depfile: Sendable {
  package let target: String
  package private(set) var inputs: [String] = []
  private var known: Set<String> = []

  /// - Parameter isTyped: whether somebody has chosen the target, which is an output's path otherwise.
  /// - Throws: ``DepfileError`` for a name that cannot be in such a file.
  package init(target: String, isTyped: Bool = true, inputs: [String]) throws(DepfileError) {
    if let fault = DepfileFault(target: target, isTyped: isTyped) { throw .target(target, fault) }
    self.target = target
    try add(inputs)
  }

  /// Adds those that are not there yet.
  ///
  /// - Throws: ``DepfileError`` for a name that cannot be in such a file.
  package mutating func add(_ more: [String]) throws(DepfileError) {
    for input in more where known.insert(input).inserted {
      if let fault = DepfileFault(input: input) { throw .input(input, fault) }
      inputs.append(input)
    }
  }

  package var text: String {
    let lines = [Self.escaped(target) + ":"] + inputs.map { "  " + Self.escaped($0) }
    return lines.joined(separator: " \\\n") + "\n"
  }

  /// As compilers write names: a backslash before a space, with those before it doubled, and before a
  /// number sign; a dollar sign doubled. Nothing else can be escaped for all three: see ``DepfileFault``.
  package static func escaped(_ name: String) -> String {
    var result = ""
    var backslashes = 0
    for scalar in name.unicodeScalars {
      switch scalar {
      case " ":
        result += String(repeating: "\\", count: backslashes + 1) + " "
      case "#": result += "\\#"
      case "$": result += "$$"
      default: result.unicodeScalars.append(scalar)
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
    }
    return result
  }

  /// Writes the file in one step.
  func write(to path: String) throws(DepfileError) {
    do throws(FileError) {
      try SmallFile.write(ContiguousArray(text.utf8), to: path)
    } catch {
      throw .unwritable(path: path, error)
    }
  }
}
