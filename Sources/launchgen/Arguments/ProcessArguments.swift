import CSystemCalls
import LaunchPreview
import Texts

/// The arguments of the process. On Linux, Swift's `CommandLine` reads the arguments from /proc, so
/// `CommandLine` has no arguments in a chroot or sandbox without /proc.
enum ProcessArguments {
  /// The arguments without the program's name; `nil` if they cannot be read.
  static let all: [String]? = {
    let arguments = passed() ?? CommandLine.arguments
    return arguments.isEmpty ? nil : Array(arguments.dropFirst())
  }()

  /// The command line of this process, quoted for a shell.
  static var commandLine: String { ShellText.of(["launchgen"] + (all ?? [])) }

  /// The arguments as the system passed them; `nil` if the C library does not give access to them.
  private static func passed() -> [String]? {
    guard let start = unsafe lg_arguments() else { return nil }
    var arguments: [String] = []
    while let argument = unsafe start[arguments.count] {
      arguments.append(unsafe String(cString: argument))
    }
    return arguments
  }
}

extension PreviewOrigin {
  /// The origin of previews that this process writes: its command line and version.
  static var command: PreviewOrigin {
    PreviewOrigin(command: ProcessArguments.commandLine, generator: "launchgen \(version)")
  }
}
