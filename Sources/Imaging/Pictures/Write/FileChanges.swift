/// The files that a build would change or remove.
package struct FileChanges: Equatable, Sendable {
  /// The paths of files that would be written, because they are new or their bytes would change.
  package var changed: [String]
  package var removed: [String]

  package init(changed: [String], removed: [String]) {
    self.changed = changed
    self.removed = removed
  }

  /// One line of text for each file.
  package var lines: [String] {
    changed.map { "\($0): would change" } + removed.map { "\($0): would be removed" }
  }
}
