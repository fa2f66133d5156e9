import CSystemCalls

/// What the command was called with. Swift itself reads it from /proc on Linux, which a chroot or a
/// sandbox may not have, and then finds nothing.
enum ProcessArguments {
  /// The arguments without the program's name; `nil` if they cannot be read.
  static let all: [String]? = {
    let arguments = passed() ?? CommandLine.arguments
    return arguments.isEmpty ? nil : Array(arguments.dropFirst())
  }()

  /// What the system passed to the process; `nil` if the C library does not tell.
  private static func passed() -> [String]? {
    guard let start = unsafe lg_arguments() else { return nil }
    var arguments: [String] = []
    while let argument = unsafe start[arguments.count] {
      arguments.append(unsafe String(cString: argument))
    }
    return arguments
  }
}
