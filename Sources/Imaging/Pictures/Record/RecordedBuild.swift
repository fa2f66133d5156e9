internal import Files
internal import Pixels
internal import Platform

/// Finds out whether a build has already been done, and keeps a record of finished builds.
struct RecordedBuild<Recipe: PictureRecipe> {
  struct Done {
    let plan: Recipe.Plan
    let facts: Recipe.Facts
    /// The sizes of the build's files in bytes, in the plan's order.
    let sizes: [Int]
    /// The SHA-256 of the build's files in hexadecimal digits, by path; files without a recorded
    /// digest are left out.
    let digests: [String: String]
  }

  private let recipe: Recipe
  /// The path of a file in addition to the plan's files, if any.
  private let page: String?
  private let file: RecordFile
  private let wantsDigests: Bool

  /// Prepares the record of a build; `nil` if no record is wanted or none can be kept. With a
  /// staging folder none is kept, because only the plan's files may be written.
  ///
  /// - Parameter page: a file in addition to the plan's files, and a key for everything that
  ///   affects its bytes.
  init?(
    _ recipe: Recipe, _ target: PictureTarget, _ reuse: Reuse?, _ page: (file: String, key: String)?
  ) {
    guard let reuse, reuse.keepsRecord, target.destination.stagingFolder == nil else { return nil }
    let key = recipe.key(version: reuse.version)
    let file = RecordFile(
      in: target.place, isTrial: target.destination.isTrial,
      key: page.map { "\(SHA256Digest(of: "\(key) \($0.file) \($0.key)"))" } ?? key,
      of: Dictionary(uniqueKeysWithValues: recipe.artworks.map { ($0.role, $0.source) }))
    guard let file else { return nil }
    self.recipe = recipe
    self.page = page?.file
    self.file = file
    wantsDigests = reuse.recordsImageDigests
  }

  /// The recorded build, if its files are those that a build would make now.
  func upToDate() -> Done? {
    guard var record = file.recorded() else { return nil }
    let sizes = record.artworks.mapValues(\.size)
    guard sizes.values.allSatisfy({ $0.within(recipe.options.pixelLimit) != nil }),
      let facts = recipe.facts(record.details, sizes)
    else { return nil }
    let plan = recipe.plan(facts)
    let files = files(of: recipe.pictures(plan))
    guard file.isCurrent(&record, files: files, wantsDigests: wantsDigests) else { return nil }
    return Done(
      plan: plan, facts: facts, sizes: record.files.map { Int($0.stamp.size) },
      digests: record.files.reduce(into: [:]) { $0[$1.path] = $1.digest })
  }

  /// Records a finished build.
  func record(
    _ input: LoadedArtworks<Recipe.Facts>, _ facts: Recipe.Facts, _ plan: PicturePlan,
    _ placed: PlacedFiles, left: ([String]) -> [BuildRecord.File]
  ) {
    guard let digests = input.digests, let details = recipe.details(facts) else { return }
    var artworks: [Int: (digest: String, size: PixelSize)] = [:]
    for (role, size) in input.sizes {
      artworks[role] = digests[role].map { ("\($0)", size) }
    }
    let files = files(of: plan)
    file.record(details, artworks, files: files, placed, left: left(files))
  }

  /// All files that the build makes.
  private func files(of plan: PicturePlan) -> [String] {
    plan.files + [page].compactMap(\.self)
  }
}
