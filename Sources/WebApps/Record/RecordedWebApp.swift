internal import LaunchImages

/// Finds out whether a build for a web app has been done already, and keeps a record of those that are
/// done.
struct RecordedWebApp {
  /// What is known of a build that has been done already.
  struct Content {
    let plan: WebAppPlan
    let facts: [WebArtworkRole: ArtworkFacts]
    /// The sizes of its files, in the plan's order.
    let sizes: [Int]
  }

  private let options: WebAppOptions
  private let file: RecordFile

  /// `nil` if no record is wanted, or none can be kept.
  init?(
    _ artworks: WebAppArtworks, _ options: WebAppOptions, _ target: WebAppTarget,
    _ reuse: Reuse?
  ) {
    guard let reuse, reuse.keepsRecord else { return nil }
    let sources = artworks.all.map { (Self.number(of: $0.role), $0.source) }
    let file = RecordFile(
      in: target.place, isTrial: target.destination.isTrial,
      key: options.key(version: reuse.version), of: Dictionary(uniqueKeysWithValues: sources))
    guard let file else { return nil }
    self.options = options
    self.file = file
  }

  /// What was recorded, if all files are what a build would make.
  func upToDate() -> Content? {
    guard var record = file.recorded(), let facts = Self.facts(in: record) else { return nil }
    let plan = WebAppPlan(facts, options)
    guard file.isCurrent(&record, files: plan.files) else { return nil }
    return Content(plan: plan, facts: facts, sizes: record.files.map { Int($0.stamp.size) })
  }

  /// Records a build that is done.
  func record(
    _ plan: WebAppPlan, _ facts: [WebArtworkRole: ArtworkFacts], _ placed: PlacedFiles,
    left: [BuildRecord.File]
  ) {
    let known = facts.sorted { Self.number(of: $0.key) < Self.number(of: $1.key) }
    let details = known.compactMap(\.value.details)
    guard details.count == known.count else { return }
    let artworks = known.compactMap { role, facts in
      facts.digest.map { (Self.number(of: role), (digest: $0, size: facts.size)) }
    }
    file.record(
      details.flatMap(\.self), Dictionary(uniqueKeysWithValues: artworks), files: plan.files,
      placed, left: left)
  }

  /// `nil` if the record is one of something else.
  private static func facts(in record: BuildRecord) -> [WebArtworkRole: ArtworkFacts]? {
    let count = ArtworkFacts.detailCount
    guard record.details.count == record.artworks.count * count else { return nil }
    var facts: [WebArtworkRole: ArtworkFacts] = [:]
    for (index, number) in record.artworks.keys.sorted().enumerated() {
      guard WebArtworkRole.allCases.indices.contains(number), let artwork = record.artworks[number],
        let known = ArtworkFacts(
          artwork, details: Array(record.details[index * count..<(index + 1) * count]))
      else { return nil }
      facts[WebArtworkRole.allCases[number]] = known
    }
    return facts
  }

  private static func number(of role: WebArtworkRole) -> Int {
    WebArtworkRole.allCases.firstIndex(of: role) ?? 0
  }
}
