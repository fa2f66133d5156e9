/// The format in which `check` prints findings.
package enum FindingFormat: String, CaseIterable, Sendable {
  case text
  case json
  case github
  case sarif
}
