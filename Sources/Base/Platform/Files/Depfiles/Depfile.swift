/// A makefile with a single rule: a target, and the files from which the target is made. make,
/// ninja and Xcode's build system read the makefile.
package struct Depfile: Sendable {
  package let target: String
  package private(set) var inputs: [String] = []
  private var known: Set<String> = []

  /// - Parameter isTyped: whether the user chose the target; otherwise the target is the path of an
  ///   output.
  /// - Throws: ``DepfileError`` for a name that cannot be in a depfile.
  package init(target: String, isTyped: Bool = true, inputs: [String]) throws(DepfileError) {
    // make reads `&:` as the mark of grouped targets. ninja and llbuild, for which an output's path
    // is the target, read a percent sign literally; make reads it as a pattern.
    if !Self.accepts(target) || target.utf8.last == UInt8(ascii: "&")
      || isTyped && target.utf8.contains(UInt8(ascii: "%"))
    {
      throw .target(target)
    }
    self.target = target
    try add(inputs)
  }

  /// Adds inputs, but skips inputs that were added before.
  package mutating func add(_ more: [String]) throws(DepfileError) {
    for input in more where known.insert(input).inserted {
      if !Self.accepts(input) { throw .input(input) }
      inputs.append(input)
    }
  }

  /// Whether make, ninja and llbuild read the name literally, not as another name, a command or a
  /// variable. If misreading a name causes only an unnecessary check or build, the result is true
  /// too.
  package static func accepts(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return true }
    let isSpecial = scalars.contains {
      $0.value < 0x20 || $0.value == 0x7F || [";", ":", "=", "|"].contains($0)
    }
    // A space at the end is joined to the end of the line, and a parenthesis ends an archive member.
    if isSpecial || ["\\", " ", ")"].contains(last) || ["define", "undefine"].contains(name) {
      return false
    }
    // `#` and `$` are escaped themselves, which does not work after a backslash.
    if zip(scalars, scalars.dropFirst()).contains(where: { $0 == "\\" && ["#", "$"].contains($1) })
    {
      return false
    }
    // The name after `~` can be a user's only if it has no dot.
    return first != "~" || !scalars.contains("/") && scalars.contains(".")
  }

  package var text: String {
    let lines = [Self.escaped(target) + ":"] + inputs.map { "  " + Self.escaped($0) }
    return lines.joined(separator: " \\\n") + "\n"
  }

  /// Escapes a name as compilers do. A space gets a backslash, and the backslashes directly before
  /// the space are doubled. A number sign gets a backslash. A dollar sign is doubled. make, ninja
  /// and llbuild agree on no other escapes: see ``accepts(_:)``.
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
  /// indented input on each further line.
  package static func isDepfile(_ text: String) -> Bool {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast() == "", let first = lines.first, !first.hasPrefix(" ") else {
      return false
    }
    let starts = lines.indices.allSatisfy { $0 == 0 || lines[$0].hasPrefix("  ") }
    let ends = lines.dropLast().allSatisfy { $0.hasSuffix(" \\") }
    return starts && ends && first.hasSuffix(lines.count == 1 ? ":" : ": \\")
  }

  package func write(to path: String) throws(DepfileError) {
    try mapError(try StagedFile.write(ContiguousArray(text.utf8), to: FilePlace.of(path: path))) {
      DepfileError.unwritable(path: path, $0)
    }
  }
}
