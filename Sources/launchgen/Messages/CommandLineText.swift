import Texts

enum CommandLineText {
  /// The command with its arguments, quoted for a shell.
  static var text: String { ShellText.of(["launchgen"] + (ProcessArguments.all ?? [])) }
}
