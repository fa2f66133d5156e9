/// Why a name cannot be in a depfile: make, ninja or llbuild would read something else, which may even
/// be a command or a variable. What they only read without need, or again and again, is no fault.
package enum DepfileFault: Hashable, Sendable, CustomStringConvertible {
  case controlCharacter
  /// What ends or divides a list of names, or makes it a variable or a recipe.
  case special(Unicode.Scalar)
  case backslash
  /// make joins it to the end of the line.
  case lastSpace
  /// make takes it for a member of a library.
  case lastParenthesis
  /// make takes it for somebody's home.
  case home
  /// make takes it for the definition of a variable.
  case directive

  /// `nil` if nothing is wrong with the name of a file that is read.
  package init?(input name: String) {
    guard let fault = Self.fault(of: name, special: [";", ":", "=", "|"]) else { return nil }
    self = fault
  }

  /// The same of a target.
  ///
  /// - Parameter isTyped: whether somebody has chosen it. By default it is the path of an output: as
  ///   ninja and llbuild want it, which read a percent sign as one. make takes it for a pattern.
  package init?(target name: String, isTyped: Bool) {
    let special: Set<Unicode.Scalar> = [";", ":", "=", "|"]
    if let fault = Self.fault(of: name, special: isTyped ? special.union(["%"]) : special) {
      self = fault
    } else if name.unicodeScalars.last == "&" {
      // `&:` makes a group.
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
      // What is escaped itself.
      if previous == "\\", scalar == "#" || scalar == "$" { return .backslash }
      previous = scalar
    }
    switch scalars.last {
    case "\\": return .backslash
    case " ": return .lastSpace
    case ")": return .lastParenthesis
    // Users' names have no dots.
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
    case .lastParenthesis: "its name ends with ')', which make takes for a part of a library"
    case .directive: "its name is a word of make's language"
    case .home: "its path begins with '~', which make takes for a home folder"
    }
  }
}
