package import Texts

package enum DepfileError: Error, Equatable, Sendable {
  case target(String, DepfileFault)
  /// The name of a file that was read cannot be in a depfile.
  case input(String, DepfileFault)
  case unwritable(path: String, FileError)
}

extension DepfileError: Problem {
  package var messages: [Message] { [message] }

  private var message: Message {
    switch self {
    case .target(let name, let fault):
      Message(
        .cannotCreate, name, "cannot be the target of a depfile (\(fault))",
        "choose another --depfile-target")
    case .input(let name, let fault):
      Message(
        .cannotCreate, name, "cannot be in a depfile (\(fault))",
        "rename it, or leave out --depfile")
    case .unwritable(let path, let error):
      error.whenWriting(path, otherwise: "choose another --depfile")
    }
  }
}

/// The reason why a name cannot be in a depfile: make, ninja or llbuild would read it as another
/// name, or even as a command or a variable. A name that only makes them check or build more than
/// they need to is not a fault.
package enum DepfileFault: Equatable, Sendable, CustomStringConvertible {
  case controlCharacter
  case special(Unicode.Scalar)
  case backslash
  /// A space at the end, which make joins to the end of the line.
  case lastSpace
  case lastParenthesis
  case home
  case directive

  /// The fault of an input's or a target's name; `nil` if the name is usable.
  ///
  /// - Parameter isTyped: whether the user chose the target. Otherwise it is an output's path, for
  ///   ninja and llbuild. They read a percent sign literally; make reads it as a pattern.
  package init?(_ name: String, isTarget: Bool = false, _ isTyped: Bool = false) {
    let special: Set<Unicode.Scalar> = isTyped ? [";", ":", "=", "|", "%"] : [";", ":", "=", "|"]
    if let fault = Self.fault(of: name, special: special) {
      self = fault
    } else if isTarget, name.unicodeScalars.last == "&" {
      // make reads `&:` as the mark of grouped targets.
      self = .special("&")
    } else {
      return nil
    }
  }

  private static func fault(of name: String, special: Set<Unicode.Scalar>) -> DepfileFault? {
    if name == "define" || name == "undefine" { return .directive }
    let scalars = name.unicodeScalars
    var previous: Unicode.Scalar?
    for scalar in scalars {
      if scalar.value < 0x20 || scalar.value == 0x7F { return .controlCharacter }
      if special.contains(scalar) { return .special(scalar) }
      // `#` and `$` are escaped themselves, which does not work after a backslash.
      if previous == "\\", scalar == "#" || scalar == "$" { return .backslash }
      previous = scalar
    }
    switch scalars.last {
    case "\\": return .backslash
    case " ": return .lastSpace
    case ")": return .lastParenthesis
    // The name after `~` can be a user's only if it has no dot.
    case _ where scalars.first == "~" && (scalars.contains("/") || !scalars.contains(".")):
      return .home
    default: return nil
    }
  }

  package var description: String {
    switch self {
    case .controlCharacter: "its name has a control character"
    case .special(let scalar): "its name has '\(scalar)', which is a part of make's language"
    case .backslash: "its name has a backslash at its end, or before '#' or '$'"
    case .lastSpace: "its name ends with a space"
    case .lastParenthesis: "its name ends with ')', which make reads as an archive member"
    case .directive: "its name is a word of make's language"
    case .home: "its path begins with '~', which make takes for a home folder"
    }
  }
}
