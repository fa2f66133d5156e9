package import Texts

/// The JSON document that `check --format json` prints.
package struct FindingDocument: Encodable, Sendable {
  /// A path that could not be checked.
  package struct Failure: Encodable, Sendable {
    package var path: String
    package var message: String
  }

  package var findings: [Finding]
  /// Paths that could not be checked.
  package var errors: [Failure]
  /// Folders with code of others, which were not searched.
  package var leftOut: [String]

  package init(findings: [Finding], errors: [Message], leftOut: [String] = []) {
    self.findings = findings
    self.errors = errors.map { Failure(path: $0.place.description, message: $0.text) }
    self.leftOut = leftOut
  }
}
