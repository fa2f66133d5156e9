internal import Digests
internal import Files
internal import LaunchRules

/// Finds out whether a build has been done already, and keeps a record of those that are done.
struct RecordedBuild {
  let target: BuildTarget
  let options: BuildOptions
  private let addition: BuildAddition?
  /// The artwork's path.
  let artwork: String
  private let key: String
  /// The artwork before it is read; `nil` if it has changed just now and may change unseen.
  let stamp: FileStamp?

  /// `nil` if no record is wanted, or none can be kept: only files have a stamp, and with a staging
  /// folder nothing but the plan's files is written.
  init?(
    _ target: BuildTarget, _ options: BuildOptions, _ source: ArtworkSource, _ reuse: Reuse?,
    _ addition: BuildAddition?
  ) {
    guard let reuse, reuse.keepsRecord, let path = source.path,
      target.destination.stagingFolder == nil
    else { return nil }
    self.target = target
    self.options = options
    self.addition = addition
    let key = options.key(version: reuse.version)
    self.key = addition.map { "\(SHA256Digest(of: "\(key) \($0.file) \($0.key)"))" } ?? key
    artwork = path
    stamp = FileStamp(of: path).flatMap { $0.isSettled ? $0 : nil }
  }

  private var path: String { target.destination.path(of: BuildRecord.fileName) }

  /// The plan, and what was recorded, if all files are what a build would make.
  ///
  /// The artwork is read only if its stamp is another one.
  func upToDate() -> (plan: BuildPlan, record: BuildRecord)? {
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
    return (plan, record)
  }

  /// Records a build that is done. A record that cannot be written only costs time.
  ///
  /// - Parameters:
  ///   - digest: of the artwork's bytes.
  ///   - notes: `nil` if they cannot be kept.
  ///   - placed: the files of this build, and not of another one that runs at the same time.
  func record(
    _ plan: BuildPlan, _ digest: SHA256Digest, _ notes: RecordedNotes?, _ placed: PlacedFiles
  ) {
    guard let stamp, let notes, FileStamp(of: artwork) == stamp,
      let files = placed.settledStamps(of: names(plan))
    else { return }
    write(
      BuildRecord(
        key: key, artwork: stamp, artworkDigest: "\(digest)",
        artworkSize: plan.artwork, findings: plan.findings, notes: notes, files: files))
  }

  private func write(_ record: BuildRecord) {
    if target.destination.isTrial { return }
    try? SmallFile.write(ContiguousArray(record.text.utf8), to: path)
  }

  /// All files that the build makes.
  private func names(_ plan: BuildPlan) -> [String] {
    plan.files + [addition?.file].compactMap(\.self)
  }

  private func stamps(of plan: BuildPlan) -> [FileStamp]? {
    let stamps = names(plan).map {
      FileStamp(of: target.destination.path(of: $0), followsLinks: false)
    }
    return stamps.contains(nil) ? nil : stamps.compactMap { $0 }
  }
}
