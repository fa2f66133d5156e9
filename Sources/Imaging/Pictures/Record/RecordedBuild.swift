internal import Platform

/// Finds out whether a build has already been done, and records finished builds.
struct RecordedBuild<Recipe: PictureRecipe> {
  private let recipe: Recipe
  private let target: PictureTarget
  private let key: String
  private let page: String?
  let wantsDigests: Bool
  private let artworks: [Int: String]
  /// The artworks' stamps, taken before the artworks are read. `nil` if an artwork is missing, or
  /// has changed so recently that another change might leave the stamp as it is.
  private let stamps: [Int: FileStamp]?

  /// `nil` if the build has no record, for one of these reasons:
  ///
  /// - The record is not wanted.
  /// - An artwork is not a file, so it has no stamp.
  /// - There is a staging folder, so only the plan's files may be written.
  ///
  /// - Parameter page: a file in addition to the plan's files: its path, and a key for everything
  ///   that affects its bytes.
  init?(
    _ recipe: Recipe, _ target: PictureTarget, _ reuse: Reuse?, _ page: (file: String, key: String)?
  ) {
    guard let reuse, reuse.keepsRecord, target.destination.stagingFolder == nil else { return nil }
    artworks = recipe.artworks.reduce(into: [:]) { $0[$1.role] = $1.source.path }
    guard artworks.count == recipe.artworks.count else { return nil }
    let key = recipe.key(version: reuse.version)
    self.key = page.map { "\(SHA256Digest(of: "\(key) \($0.file) \($0.key)"))" } ?? key
    self.recipe = recipe
    self.target = target
    self.page = page?.file
    wantsDigests = reuse.recordsImageDigests
    let stamps = Self.stamps(of: artworks)
    self.stamps = stamps?.values.allSatisfy(\.isSettled) == true ? stamps : nil
  }

  /// The stamps of artworks; `nil` if one is missing.
  private static func stamps(of paths: [Int: String]) -> [Int: FileStamp]? {
    let stamps = paths.compactMapValues { FileStamp(of: $0) }
    return stamps.count == paths.count ? stamps : nil
  }

  private func files(of pictures: PicturePlan) -> [String] {
    pictures.files + [page].compactMap(\.self)
  }

  /// The recorded build, and the record's entries for this build's files. `nil` if a new build is
  /// needed, because anything may have changed since the recorded build.
  func upToDate() -> (build: PlannedBuild<Recipe>, files: [BuildRecord.File])? {
    guard stamps != nil, var record = target.record, record.key == key else { return nil }
    let facts = record.artworks.mapValues(\.facts)
    guard recipe.accepts(facts) else { return nil }
    let build = PlannedBuild(recipe, facts)
    let files = files(of: build.pictures)
    guard record.files.map(\.path) == files, restamp(&record.files), restamp(&record.artworks)
    else { return nil }
    if wantsDigests { addDigests(to: &record.files) }
    if record != target.record { write(record) }
    return (build, record.files)
  }

  private func addDigests(to files: inout [BuildRecord.File]) {
    for index in files.indices where files[index].digest == nil {
      let bytes = target.place.bytes(of: files[index].path, limit: FileReader.byteLimit)
      files[index].digest = bytes.map { "\(SHA256Digest(of: $0))" }
    }
  }

  /// Whether the files have their recorded bytes. If so, each new stamp that is settled
  /// (``FileStamp/isSettled``) replaces the recorded stamp.
  private func restamp(_ recorded: inout [BuildRecord.File]) -> Bool {
    guard let stamps = target.place.stamps(of: recorded.map(\.path)) else { return false }
    for (index, stamp) in stamps.enumerated() {
      guard recorded[index].isUnchanged(in: target.place, stamp) else { return false }
      if stamp.isSettled { recorded[index].stamp = stamp }
    }
    return true
  }

  /// Whether the artworks have their recorded bytes. An artwork is read only if its stamp differs
  /// from the recorded stamp. If the bytes are the same, the record gets the new stamp.
  private func restamp(_ recorded: inout [Int: BuildRecord.Artwork]) -> Bool {
    for (role, stamp) in stamps ?? [:] {
      guard let known = recorded[role], let path = artworks[role] else { return false }
      if stamp == known.stamp { continue }
      guard stamp.size == known.stamp.size,
        let bytes = try? ArtworkSource.file(path: path).read(pixelLimit: .max),
        "\(SHA256Digest(of: bytes))" == known.digest
      else { return false }
      recorded[role]?.stamp = stamp
    }
    return true
  }

  /// Records a finished build. If the record cannot be written, the only effect is that the next
  /// build takes longer.
  func record(
    _ build: PlannedBuild<Recipe>, _ digests: [Int: String], _ outputs: BuildOutputs,
    _ earlier: PictureTarget.EarlierFiles
  ) {
    let files = files(of: build.pictures)
    guard let stamps, Self.stamps(of: artworks) == stamps,
      let settled = outputs.settledStamps(of: files)
    else { return }
    var known: [Int: BuildRecord.Artwork] = [:]
    for (role, stamp) in stamps {
      guard let digest = digests[role], let facts = build.facts[role] else { return }
      known[role] = BuildRecord.Artwork(stamp: stamp, digest: digest, facts: facts)
    }
    let made = zip(files, settled).map { file, stamp in
      BuildRecord.File(path: file, stamp: stamp, digest: outputs.digests[file])
    }
    write(
      BuildRecord(
        key: key, artworks: known, files: made,
        leftFiles: target.leftFiles(beside: files, earlier)))
  }

  private func write(_ record: BuildRecord) {
    guard !target.destination.isDryRun, let bytes = record.bytes else { return }
    try? target.place.write(BuildRecord.fileName, bytes)
  }
}
