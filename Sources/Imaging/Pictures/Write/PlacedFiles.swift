internal import Files
internal import Platform

/// The files of a build in their places. Another build may replace them at any moment.
struct PlacedFiles {
  let outputs: [String: StagedOutput]
  let isTrial: Bool

  /// The paths of the files that were written, or would be written in a trial. Unchanged files are
  /// not included.
  var written: Set<String> { Set(outputs.filter(\.value.changes).keys) }

  /// The SHA-256 of files in hexadecimal digits, by path. Images are included only if their digests
  /// were wanted; files that a trial has not written are left out.
  var digests: [String: String] {
    outputs.filter { !(isTrial && $0.value.changes) }.compactMapValues { $0.digest?.description }
  }

  /// The stamps of files; `nil` unless each file is the one that this build wrote, or found
  /// unchanged.
  func stamps(of files: [String]) -> [FileStamp]? {
    let stamps = files.map { outputs[$0]?.placedStamp() }
    return stamps.contains(nil) ? nil : stamps.compactMap { $0 }
  }

  /// Like ``stamps(of:)``, but first waits a few milliseconds until the file system's clock has
  /// advanced; `nil` also if it does not advance in time. Any later change to a file also changes
  /// its stamp.
  func settledStamps(of files: [String]) -> [FileStamp]? {
    for _ in 0..<FileStamp.attempts {
      guard let stamps = stamps(of: files) else { return nil }
      if stamps.allSatisfy(\.isSettled) { return stamps }
      FileStamp.wait()
    }
    return nil
  }
}
