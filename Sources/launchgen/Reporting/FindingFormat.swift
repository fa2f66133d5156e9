/// How `check` prints what it found.
enum FindingFormat: String, CaseIterable {
  case text
  case json
  case github
  case sarif
}
