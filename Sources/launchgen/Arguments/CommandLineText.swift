import Texts

enum CommandLineText {
  /// The command line of this process, quoted for a shell.
  static var text: String { ShellText.of(["launchgen"] + (ProcessArguments.all ?? [])) }
}
