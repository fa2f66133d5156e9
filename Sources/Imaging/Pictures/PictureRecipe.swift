package import Pixels
package import Platform

/// Defines what one kind of build makes from its artworks. Everything else is the same for all
/// kinds of builds. Roles (``ArtworkInput/role``) identify the artworks.
package protocol PictureRecipe: Sendable {
  associatedtype Plan: Sendable
  associatedtype Warning: Sendable
  associatedtype Failure: PictureFailure

  /// The artworks, the main one first.
  var artworks: [ArtworkInput] { get }
  var options: PictureOptions { get }
  /// The paths of other input files. No output may replace an artwork or one of these files.
  var otherInputs: [String] { get }

  /// Finds the facts that the plan and the warnings need.
  func facts(_ artworks: [Int: Artwork]) throws(PictureError) -> [Int: ArtworkFacts]
  /// Whether the plan needs the ``ArtworkFindings`` of an artwork whose upright size is `size`.
  func needsFindings(_ role: Int, _ size: PixelSize) -> Bool
  func plan(_ facts: [Int: ArtworkFacts]) -> Plan
  func pictures(_ plan: Plan) -> PicturePlan
  func warnings(_ plan: Plan, _ facts: [Int: ArtworkFacts]) -> [Warning]
  /// Converts a warning that all kinds of builds share to the recipe's type.
  func warning(_ warning: PictureWarning) -> Warning
  /// The error of a build that treats warnings as errors and has these `warnings`.
  func refusal(_ warnings: [Warning]) -> Failure
  /// Files that the plan does not contain and that an earlier build may have made. Messages list
  /// the files in this order.
  func earlierFiles(_ plan: Plan, in place: OutputPlace) -> [EarlierFile]
  /// A digest of everything that affects the files' bytes, other than the artworks' bytes.
  func key(version: String) -> String
}

extension PictureRecipe {
  package var otherInputs: [String] { [] }

  /// Whether facts from a record are possible for the recipe's artworks and options.
  func accepts(_ facts: [Int: ArtworkFacts]) -> Bool {
    facts.count == artworks.count
      && artworks.allSatisfy { artwork in
        guard let facts = facts[artwork.role] else { return false }
        return facts.isPlausible && facts.size.within(options.pixelLimit) != nil
          && artwork.shape.includes(facts.size)
          && facts.findings.isKnown == needsFindings(artwork.role, facts.size)
      }
  }

  /// Reads and decodes the artworks.
  ///
  /// - Returns: The artworks by role, and the digests of their files by role if `withDigests` is
  ///   true.
  func load(
    withDigests: Bool = false
  ) async throws(PictureError) -> (artworks: [Int: Artwork], digests: [Int: String]) {
    let files = try artworks.map { input throws(PictureError) in
      (input, bytes: try input.source.read(pixelLimit: options.pixelLimit))
    }
    // The digests are computed on another core while the artworks are decoded.
    async let digests = withDigests ? files.map { "\(SHA256Digest(of: $0.bytes))" } : []
    var artworks: [Int: Artwork] = [:]
    for (input, bytes) in files {
      artworks[input.role] = try Artwork.load(bytes, input, options)
    }
    return (artworks, Dictionary(uniqueKeysWithValues: zip(files.map(\.0.role), await digests)))
  }
}

/// A recipe's plan, and the facts from which the plan is made.
struct PlannedBuild<Recipe: PictureRecipe> {
  let facts: [Int: ArtworkFacts]
  let plan: Recipe.Plan
  let pictures: PicturePlan

  init(_ recipe: Recipe, _ facts: [Int: ArtworkFacts]) {
    self.facts = facts
    plan = recipe.plan(facts)
    pictures = recipe.pictures(plan)
  }
}

package struct EarlierFile {
  let path: String
  let shape: OwnFiles.Shape
  /// Whether an earlier build named the file in a list, such as launch image entries or HTML tags.
  let isListed: Bool

  package init(_ path: String, _ shape: OwnFiles.Shape, isListed: Bool) {
    self.path = path
    self.shape = shape
    self.isListed = isListed
  }
}
