import Files

/// A makefile with one rule, as make, ninja and Xcode's build system read it: a target, and the files
/// that it is made from.
struct Depfile {
  let target: String
  private(set) var inputs: [String] = []
  private var known: Set<String> = []

  /// - Parameter isTyped: whether somebody has chosen the target, which is an output's path otherwise.
  /// - Throws: ``CommandError`` for a name that cannot be in such a file.
  init(target: String, isTyped: Bool = true, inputs: [String]) throws(CommandError) {
    if let fault = DepfileFault(target: target, isTyped: isTyped) {
      throw CommandError(
        .cannotCreate, target, "cannot be the target of a depfile (\(fault))",
        "choose another --depfile-target")
    }
    self.target = target
    try add(inputs)
  }

  /// Adds those that are not there yet.
  ///
  /// - Throws: ``CommandError`` for a name that cannot be in such a file.
  mutating func add(_ more: [String]) throws(CommandError) {
    for input in more where known.insert(input).inserted {
      if let fault = DepfileFault(input: input) {
        throw CommandError(
          .cannotCreate, input, "cannot be in a depfile (\(fault))",
          "rename it, or leave out --depfile")
      }
      inputs.append(input)
    }
  }

  var text: String {
    let lines = [Self.escaped(target) + ":"] + inputs.map { "  " + Self.escaped($0) }
    return lines.joined(separator: " \\\n") + "\n"
  }

  /// As compilers write names: a backslash before a space, with those before it doubled, and before a
  /// number sign; a dollar sign doubled. Nothing else can be escaped for all three: see ``DepfileFault``.
  static func escaped(_ name: String) -> String {
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
  func write(to path: String) throws(CommandError) {
    do throws(FileError) {
      try SmallFile.write(ContiguousArray(text.utf8), to: path)
    } catch {
      throw CommandError(
        status: ExitStatus(writing: error), message: "\(path): error: cannot be written (\(error))")
    }
  }
}
