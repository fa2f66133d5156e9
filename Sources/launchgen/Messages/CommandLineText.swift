import Texts

enum CommandLineText {
  /// The command with its arguments, as somebody would type it.
  static var text: String { ShellText.of(["launchgen"] + (ProcessArguments.all ?? [])) }
}
