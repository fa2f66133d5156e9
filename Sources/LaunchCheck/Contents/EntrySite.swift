internal import LaunchRules

/// An element of UILaunchImages, and where it stands.
struct EntrySite {
  var key: String
  /// From 0.
  var index: Int
  var written: WrittenEntry
  /// What iOS takes it for, or why it skips it.
  var reading: Result<LaunchImageEntry, EntryFault>
  /// The devices that look at it.
  var idioms: [DeviceIdiom]
  var line: Int?

  var entry: LaunchImageEntry? { try? reading.get() }

  /// Its place in words: `entry 3 of UILaunchImages`.
  var words: String { "entry \(index + 1) of \(key)" }
}
