/// What `report` reads of a line that `build --json` has printed for an app.
package struct AppRecord: Codable, Hashable, Sendable {
  package var id: String
  package var status: String
  package var exitCode: Int32
  package var retry: Bool
  package var errors: [String]?
  package var seconds: Double?

  /// Whether the app's files are what they should be.
  package var isGood: Bool { status == "built" || status == "upToDate" }
}
