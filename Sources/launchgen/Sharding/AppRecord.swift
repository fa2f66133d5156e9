/// What `report` reads of a line that `build --json` has printed for an app.
struct AppRecord: Codable, Hashable {
  var id: String
  var status: String
  var exitCode: Int32
  var retry: Bool
  var errors: [String]?
  var seconds: Double?

  /// Whether the app's files are what they should be.
  var isGood: Bool { status == "built" || status == "upToDate" }
}
