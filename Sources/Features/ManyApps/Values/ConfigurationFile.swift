package struct ConfigurationFile: Equatable, Sendable {
  package enum Apps: Equatable, Sendable {
    case entry(AppEntry)
    case glob(AppGlob)
  }

  /// The choices for all apps.
  package var settings: [AppPart: [Setting]] = [:]
  /// The apps, in the order of the file; `nil` without the key `apps`.
  package var apps: [Apps]?
}
