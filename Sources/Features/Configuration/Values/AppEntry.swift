package struct LocatedText: Equatable, Sendable {
  package let text: String
  package let position: TextPosition

  package init(_ text: String, _ position: TextPosition) {
    self.text = text
    self.position = position
  }
}

/// An app that a file lists, or that a glob found. In the app's paths, `{id}` stands for its id.
package struct AppEntry: Equatable, Sendable {
  package var id: LocatedText
  package var artwork: LocatedText
  package var details: AppDetails
}

/// The properties that apps and globs have in common in launchgen.json.
package struct AppDetails: Equatable, Sendable {
  /// The position of the JSON object in the file.
  package var position: TextPosition
  package var output: LocatedText?
  /// The Info.plist to merge into.
  package var infoPlist: LocatedText?
  /// The app's own options of `build`, which replace the options for all apps.
  package var settings: [Setting] = []
}
