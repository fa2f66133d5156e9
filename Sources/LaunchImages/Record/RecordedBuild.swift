internal import Platform

/// Finds out whether a build has been done already, and keeps a record of those that are done.
struct RecordedBuild {
  /// What is known of a build that has been done already.
  struct Content {
    /// What it had to say.
    let notes: RecordedNotes
    /// The sizes of its files, in the plan's order.
    let sizes: [Int]
    /// The digests of its files.
    let digests: [String: String]
  }

  private let target: BuildTarget
  private let options: BuildOptions
  private let addition: BuildAddition?
  private let file: RecordFile
  private let wantsDigests: Bool

  /// `nil` if no record is wanted, or none can be kept: with a staging folder nothing but the plan's
  /// files is written.
  init?(
    _ target: BuildTarget, _ options: BuildOptions, _ sources: PerArtwork<ArtworkSource>,
    _ reuse: Reuse?, _ addition: BuildAddition?
  ) {
    guard let reuse, reuse.keepsRecord, target.destination.stagingFolder == nil else { return nil }
    let key = options.key(version: reuse.version)
    let file = RecordFile(
      in: target.place, isTrial: target.destination.isTrial,
      key: addition.map { "\(SHA256Digest(of: "\(key) \($0.file) \($0.key)"))" } ?? key,
      of: sources.numbered)
    guard let file else { return nil }
    self.target = target
    self.options = options
    self.addition = addition
    self.file = file
    wantsDigests = reuse.recordsImageDigests
  }

  /// The plan, and what was recorded, if all files are what a build would make.
  func upToDate() -> (plan: BuildPlan, record: Content)? {
    guard target.update?.merge.changes.isEmpty != false, var record = file.recorded(),
      let sizes = PerArtwork(numbered: record.artworks)?.map({ $1.size }),
      record.details.count == 2, let findings = ArtworkFindings(text: record.details[0]),
      let notes = RecordedNotes(text: record.details[1]),
      sizes.all.allSatisfy({ $0.value.within(options.pixelLimit) != nil }),
      findings.areWanted(by: options, ofArtwork: sizes.main)
    else { return nil }
    let plan = BuildPlan(sizes, options, findings: findings)
    guard file.isCurrent(&record, files: files(of: plan), wantsDigests: wantsDigests) else {
      return nil
    }
    let digests = record.files.reduce(into: [:]) { $0[$1.path] = $1.digest }
    return (
      plan,
      Content(notes: notes, sizes: record.files.map { Int($0.stamp.size) }, digests: digests)
    )
  }

  /// Records a build that is done.
  ///
  /// - Parameters:
  ///   - digests: of the artworks' bytes.
  ///   - notes: `nil` if they cannot be kept.
  func record(
    _ plan: BuildPlan, _ digests: PerArtwork<SHA256Digest>, _ notes: RecordedNotes?,
    _ placed: PlacedFiles
  ) {
    let sizes = PerArtwork(main: plan.artwork, further: plan.furtherArtworks)
    let artworks = digests.map { role, digest in
      sizes[role].map { (digest: "\(digest)", size: $0) }
    }
    guard let notes, let known = artworks.unwrapped() else { return }
    let files = files(of: plan)
    file.record(
      [plan.findings.text, notes.text], known.numbered, files: files, placed,
      left: target.leftFiles(beside: files, plan))
  }

  /// All files that the build makes.
  private func files(of plan: BuildPlan) -> [String] {
    plan.files + [addition?.file].compactMap(\.self)
  }
}
