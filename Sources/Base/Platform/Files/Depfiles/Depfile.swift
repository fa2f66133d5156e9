/// A makefile with a single rule: a target, and the files that it is made from. It is read by make,
/// ninja and Xcode's build system.
package struct Depfile: Sendable {
  package let target: String
  package private(set) var inputs: [String] = []
  private var known: Set<String> = []

  /// - Parameter isTyped: whether the user chose the target; otherwise it is the path of an output.
  /// - Throws: ``DepfileError`` for a name that cannot be in a depfile.
  package init(target: String, isTyped: Bool = true, inputs: [String]) throws(DepfileError) {
    if let fault = DepfileFault(target, isTarget: true, isTyped) { throw .target(target, fault) }
    self.target = target
    try add(inputs)
  }

  /// Adds inputs; those that were added before are skipped.
  package mutating func add(_ more: [String]) throws(DepfileError) {
    for input in more where known.insert(input).inserted {
      if let fault = DepfileFault(input) { throw .input(input, fault) }
      inputs.append(input)
    }
  }

  package var text: String {
    let lines = [Self.escaped(target) + ":"] + inputs.map { "  " + Self.escaped($0) }
    return lines.joined(separator: " \\\n") + "\n"
  }

  /// Escapes a name as compilers do: a backslash before a space, with the backslashes before it
  /// doubled; a backslash before a number sign; a dollar sign doubled. make, ninja and llbuild
  /// agree on no other escapes: see ``DepfileFault``.
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

  /// Whether a text has the form of a depfile: a target and a colon on the first line, and an
  /// indented input on each of the others.
  package static func isDepfile(_ text: String) -> Bool {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast() == "", let first = lines.first, !first.hasPrefix(" ") else {
      return false
    }
    let starts = lines.indices.allSatisfy { $0 == 0 || lines[$0].hasPrefix("  ") }
    let ends = lines.dropLast().allSatisfy { $0.hasSuffix(" \\") }
    return starts && ends && first.hasSuffix(lines.count == 1 ? ":" : ": \\")
  }

  /// Writes the file in one step.
  package func write(to path: String) throws(DepfileError) {
    try mapError(try StagedFile.write(ContiguousArray(text.utf8), to: FilePlace.of(path: path))) {
      DepfileError.unwritable(path: path, $0)
    }
  }
}
