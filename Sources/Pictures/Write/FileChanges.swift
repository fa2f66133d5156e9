/// The files that a build would change or remove.
package struct FileChanges: Hashable, Sendable {
  /// The paths.
  package var changed: [String]
  package var removed: [String]

  package init(changed: [String], removed: [String]) {
    self.changed = changed
    self.removed = removed
  }

  /// A line for each.
  package var lines: [String] {
    changed.map { "\($0): would change" } + removed.map { "\($0): would be removed" }
  }
}
