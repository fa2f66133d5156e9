package import LaunchRules

/// An element of UILaunchImages, and its place in Info.plist.
package struct EntrySite {
  package var key: String
  /// The position in the array, from 0.
  package var index: Int
  package var written: WrittenEntry
  /// The entry as iOS reads it, or why iOS skips it.
  package var reading: Result<LaunchImageEntry, EntryFault>
  /// The families of devices that use it.
  package var idioms: [DeviceIdiom]
  package var line: Int?

  package var entry: LaunchImageEntry? { try? reading.get() }

  /// Whether a build variable hides when the entry counts.
  package var isUnknown: Bool {
    if case .failure(.buildVariable) = reading { true } else { false }
  }

  /// What tells it from others, whatever their order: what is written in it.
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

  /// Its place as text: `entry 3 of UILaunchImages`.
  package var words: String { "entry \(index + 1) of \(key)" }
}
