internal import Digests
internal import Files
internal import LaunchRules

/// Finds out whether a build has been done already, and keeps a record of those that are done.
struct RecordedBuild {
  let target: BuildTarget
  let options: BuildOptions
  private let addition: BuildAddition?
  /// The artworks' paths.
  let artworks: PerArtwork<String>
  private let key: String
  /// The artworks before they are read; `nil` if one has changed just now and may change unseen.
  let stamps: PerArtwork<FileStamp>?

  /// `nil` if no record is wanted, or none can be kept: only files have a stamp, and with a staging
  /// folder nothing but the plan's files is written.
  init?(
    _ target: BuildTarget, _ options: BuildOptions, _ sources: PerArtwork<ArtworkSource>,
    _ reuse: Reuse?, _ addition: BuildAddition?
  ) {
    guard let reuse, reuse.keepsRecord, let paths = sources.paths,
      target.destination.stagingFolder == nil
    else { return nil }
    self.target = target
    self.options = options
    self.addition = addition
    let key = options.key(version: reuse.version)
    self.key = addition.map { "\(SHA256Digest(of: "\(key) \($0.file) \($0.key)"))" } ?? key
    artworks = paths
    let stamps = Self.stamps(of: paths)
    self.stamps = stamps?.all.allSatisfy(\.value.isSettled) == true ? stamps : nil
  }

  /// `nil` if one is missing.
  private static func stamps(of paths: PerArtwork<String>) -> PerArtwork<FileStamp>? {
    paths.map { FileStamp(of: $1) }.unwrapped()
  }

  private var path: String { target.destination.path(of: BuildRecord.fileName) }

  /// The plan, and what was recorded, if all files are what a build would make.
  ///
  /// An artwork is read only if its stamp is another one.
  func upToDate() -> (plan: BuildPlan, record: BuildRecord)? {
    guard target.update?.merge.changes.isEmpty != false, let stamps,
      let bytes = try? FileReader.read(path: path, limit: BuildRecord.limit),
      let record = BuildRecord(text: String(decoding: bytes, as: UTF8.self)),
      record.key == key, record.artworks.further.count == stamps.further.count
    else { return nil }
    let plan = BuildPlan(record.artworks.map { $1.size }, options, findings: record.findings)
    guard self.stamps(of: plan) == record.files else { return nil }
    var touched = record
    for (role, stamp) in stamps.all {
      guard let recorded = record.artworks[role], let path = artworks[role] else { return nil }
      if stamp == recorded.stamp { continue }
      guard stamp.size == recorded.stamp.size, let bytes = try? FileReader.read(path: path),
        "\(SHA256Digest(of: bytes))" == recorded.digest
      else { return nil }
      touched.artworks[role]?.stamp = stamp
    }
    if touched != record { write(touched) }
    return (plan, record)
  }

  /// Records a build that is done. A record that cannot be written only costs time.
  ///
  /// - Parameters:
  ///   - digests: of the artworks' bytes.
  ///   - notes: `nil` if they cannot be kept.
  ///   - placed: the files of this build, and not of another one that runs at the same time.
  func record(
    _ plan: BuildPlan, _ digests: PerArtwork<SHA256Digest>, _ notes: RecordedNotes?,
    _ placed: PlacedFiles
  ) {
    guard let stamps, let notes, Self.stamps(of: artworks) == stamps,
      let files = placed.settledStamps(of: names(plan))
    else { return }
    let sizes = PerArtwork(main: plan.artwork, further: plan.furtherArtworks)
    let artworks = stamps.map { role, stamp -> BuildRecord.Artwork? in
      guard let digest = digests[role], let size = sizes[role] else { return nil }
      return BuildRecord.Artwork(stamp: stamp, digest: "\(digest)", size: size)
    }
    guard let known = artworks.unwrapped() else { return }
    write(
      BuildRecord(
        key: key, artworks: known, findings: plan.findings, notes: notes, files: files))
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
