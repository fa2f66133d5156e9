/// The command and the program that made a preview.
package struct PreviewOrigin: Sendable {
  /// The command, as it was typed.
  package var command: String
  /// The program and its version.
  package var generator: String

  package init(command: String, generator: String) {
    self.command = command
    self.generator = generator
  }
}
