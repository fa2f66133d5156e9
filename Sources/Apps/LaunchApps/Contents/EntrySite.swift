package import LaunchRules

/// An element of UILaunchImages, and its place in Info.plist.
package struct EntrySite {
  package var key: String
  /// The index in the array of that key, from 0.
  package var index: Int
  package var written: WrittenEntry
  /// The entry as iOS reads it, or why iOS skips it.
  package var reading: Result<LaunchImageEntry, EntryFault>
  package var idioms: [DeviceIdiom]
  package var line: Int?

  package var entry: LaunchImageEntry? { try? reading.get() }

  /// Whether iOS may or may not use the entry, because a value in it contains a build variable.
  package var isUnknown: Bool {
    if case .failure(.buildVariable) = reading { true } else { false }
  }

  /// The written values of the entry, which identify it regardless of its position in the array.
  package var subject: String {
    let values = [written.name, written.minimumOS, written.orientation, written.size].map { value in
      switch value {
      case .missing: "-"
      case .text(let text): text
      case .other(let kind): kind
      }
    }
    return ([key] + values).joined(separator: " ")
  }

  /// The entry's position as text, such as `entry 3 of UILaunchImages`.
  package var words: String { "entry \(index + 1) of \(key)" }
}
