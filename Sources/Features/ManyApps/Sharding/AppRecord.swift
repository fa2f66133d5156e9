/// The members that `report` reads from an app's line of `make --json`.
package struct AppRecord: Codable, Equatable, Sendable {
  package var id: String
  /// What was made, such as `screen`.
  package var part: String?
  /// The outcome, such as `built`, `upToDate` or `failed`.
  package var status: String
  package var exitCode: Int32
  package var retry: Bool
  package var errors: [String]?
  package var seconds: Double?

  /// Whether the app's files exist and are up to date.
  package var isGood: Bool { status == "built" || status == "upToDate" }
}
