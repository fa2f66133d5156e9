package struct ConfigurationFile: Equatable, Sendable {
  package enum Apps: Equatable, Sendable {
    case entry(AppEntry)
    case glob(AppGlob)
  }

  /// The options that the file sets, by the name of the command.
  package var settings: [String: [Setting]] = [:]
  /// The apps, in the order of the file; `nil` without the key `apps`.
  package var apps: [Apps]?
}
