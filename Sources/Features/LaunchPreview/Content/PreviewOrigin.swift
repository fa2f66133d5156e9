/// The command and the program that made a preview.
package struct PreviewOrigin: Sendable {
  package var command: String
  package var generator: String

  package init(command: String, generator: String) {
    self.command = command
    self.generator = generator
  }
}
