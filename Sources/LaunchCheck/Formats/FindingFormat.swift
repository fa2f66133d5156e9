/// How `check` prints what it found.
package enum FindingFormat: String, CaseIterable, Sendable {
  case text
  case json
  case github
  case sarif
}
