internal import LaunchRules

/// An element of UILaunchImages, and its place in Info.plist.
struct EntrySite {
  var key: String
  /// The position in the array, from 0.
  var index: Int
  var written: WrittenEntry
  /// The entry as iOS reads it, or why iOS skips it.
  var reading: Result<LaunchImageEntry, EntryFault>
  /// The families of devices that use it.
  var idioms: [DeviceIdiom]
  var line: Int?

  var entry: LaunchImageEntry? { try? reading.get() }

  /// Whether a build variable hides when the entry counts.
  var isUnknown: Bool {
    if case .failure(.buildVariable) = reading { true } else { false }
  }

  /// What tells it from others, whatever their order: what is written in it.
  var subject: String {
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
  var words: String { "entry \(index + 1) of \(key)" }
}
