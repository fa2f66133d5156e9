internal import Digests
internal import Files
internal import LaunchRules

/// Finds out whether a build has been done already, and keeps a record of those that are done.
struct RecordedBuild {
  let target: BuildTarget
  let options: BuildOptions
  /// The artwork's path.
  let artwork: String
  private let key: String
  /// The artwork before it is read; `nil` if it has changed just now and may change unseen.
  let stamp: FileStamp?

  /// `nil` if no record is wanted, or none can be kept: only files have a stamp, and with a staging
  /// folder nothing but the plan's files is written.
  init?(
    _ target: BuildTarget, _ options: BuildOptions, _ source: ArtworkSource, _ reuse: Reuse?
  ) {
    guard let reuse, reuse.keepsRecord, let path = source.path,
      target.destination.stagingFolder == nil
    else { return nil }
    self.target = target
    self.options = options
    key = options.key(version: reuse.version)
    artwork = path
    stamp = FileStamp(of: path).flatMap { $0.isSettled ? $0 : nil }
  }

  private var path: String { target.destination.path(of: BuildRecord.fileName) }

  /// The plan and the files' stamps if all files are what a build would make.
  ///
  /// The artwork is read only if its stamp is another one.
  func upToDate() -> (plan: BuildPlan, files: [FileStamp])? {
    guard target.update?.merge.changes.isEmpty != false, let stamp,
      let bytes = try? FileReader.read(path: path, limit: BuildRecord.limit),
      let record = BuildRecord(text: String(decoding: bytes, as: UTF8.self)),
      record.key == key
    else { return nil }
    let plan = BuildPlan(
      artwork: record.artworkSize, options: options, findings: record.findings)
    guard stamps(of: plan) == record.files else { return nil }
    if stamp != record.artwork {
      guard stamp.size == record.artwork.size, let bytes = try? FileReader.read(path: artwork),
        "\(SHA256Digest(of: bytes))" == record.artworkDigest
      else { return nil }
      var touched = record
      touched.artwork = stamp
      write(touched)
    }
    return (plan, record.files)
  }

  /// Records a build that is done. A record that cannot be written only costs time.
  ///
  /// - Parameter digest: of the artwork's bytes.
  func record(_ plan: BuildPlan, _ digest: SHA256Digest) {
    guard let stamp, FileStamp(of: artwork) == stamp, let files = settledStamps(of: plan) else {
      return
    }
    write(
      BuildRecord(
        key: key, artwork: stamp, artworkDigest: "\(digest)",
        artworkSize: plan.artwork, findings: plan.findings, files: files))
  }

  private func write(_ record: BuildRecord) {
    if target.destination.isTrial { return }
    try? SmallFile.write(ContiguousArray(record.text.utf8), to: path)
  }

  /// Waits, for some milliseconds at most, until the file system's clock has gone on: then whoever
  /// changes a file also changes its stamp.
  private func settledStamps(of plan: BuildPlan) -> [FileStamp]? {
    for _ in 0..<FileStamp.attempts {
      guard let stamps = stamps(of: plan) else { return nil }
      if stamps.allSatisfy(\.isSettled) { return stamps }
      FileStamp.wait()
    }
    return nil
  }

  private func stamps(of plan: BuildPlan) -> [FileStamp]? {
    let stamps = plan.files.map {
      FileStamp(of: target.destination.path(of: $0), followsLinks: false)
    }
    return stamps.contains(nil) ? nil : stamps.compactMap { $0 }
  }
}
