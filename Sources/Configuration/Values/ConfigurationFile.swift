/// What launchgen.json says.
package struct ConfigurationFile: Hashable, Sendable {
  package enum Apps: Hashable, Sendable {
    case entry(AppEntry)
    case glob(AppGlob)
  }

  /// The options of each command.
  package var settings: [String: [Setting]] = [:]
  /// In the order of the file; `nil` without the key.
  package var apps: [Apps]?
}
