package struct Setting: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case flag(Bool)
    case text(String)
    /// A path, relative to the configuration file's folder; `{id}` stands for the app's id.
    case path(String)
    case repeated([String])
  }

  /// The option's name, without the dashes.
  package let name: String
  package let value: Value
  package let position: TextPosition
}
