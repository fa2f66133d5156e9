import Files

/// A makefile with one rule, as make, ninja and Xcode's build system read it: a target, and the files
/// that it is made from.
struct Depfile {
  let target: String
  private(set) var inputs: [String] = []
  private var known: Set<String> = []

  init(target: String, inputs: [String]) {
    self.target = target
    add(inputs)
  }

  /// Adds those that are not there yet.
  mutating func add(_ more: [String]) {
    inputs += more.filter { known.insert($0).inserted }
  }

  var text: String {
    let lines = [Self.escaped(target) + ":"] + inputs.map { "  " + Self.escaped($0) }
    return lines.joined(separator: " \\\n") + "\n"
  }

  /// As compilers write names: a backslash before a space, with those before it doubled, and before a
  /// number sign; a dollar sign doubled. What else make may trip over cannot be escaped for all three.
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
