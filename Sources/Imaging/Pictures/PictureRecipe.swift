package import Files
package import Pixels

/// The errors of one kind of build. ``init(_:)`` converts the errors that all kinds of builds
/// share.
package protocol PictureFailure: Error {
  init(_ error: PictureError)
}

/// Defines what a kind of build makes from its artworks. Everything else is the same for all kinds
/// of builds.
package protocol PictureRecipe: Sendable {
  /// The facts about the artworks that the plan and the warnings need.
  associatedtype Facts: Sendable
  associatedtype Plan: Sendable
  associatedtype Warning: Sendable
  associatedtype Failure: PictureFailure

  /// The artworks, the main one first.
  var artworks: [ArtworkInput] { get }
  var options: PictureOptions { get }
  /// The paths of files other than the artworks that no output may replace.
  var otherInputs: [String] { get }

  func facts(_ artworks: [Int: Artwork]) throws(PictureError) -> Facts
  func plan(_ facts: Facts) -> Plan
  func pictures(_ plan: Plan) -> PicturePlan
  func warnings(_ plan: Plan, _ facts: Facts) -> [Warning]
  /// Converts a warning that all kinds of builds share to the recipe's type.
  func warning(_ warning: PictureWarning) -> Warning
  /// The error to report when `warnings` stop a build because warnings are treated as errors.
  func refusal(_ warnings: [Warning]) -> Failure
  /// Files that an earlier build may have made and that the plan does not contain, in the order in
  /// which messages list them. The files need not exist.
  func earlierFiles(_ plan: Plan, in place: OutputPlace) -> [EarlierFile]

  /// A digest of everything that affects the files' bytes, other than the artworks' bytes.
  ///
  /// - Parameter version: the version of the program that makes the files.
  func key(version: String) -> String
  /// The facts as lines of a record; `nil` if a record cannot hold them.
  func details(_ facts: Facts) -> [String]?
  /// Reads facts from a record's lines; `nil` if ``details(_:)`` did not make the lines.
  ///
  /// - Parameter sizes: the sizes of the upright artworks, by role.
  func facts(_ details: [String], _ sizes: [Int: PixelSize]) -> Facts?
  /// The part of the facts that a cache keeps with the images; `nil` if the images must not be
  /// cached.
  func cachedFindings(_ facts: Facts) -> ArtworkFindings?
  /// Makes facts from the findings in a cache and from the sizes of the upright artworks, by role;
  /// `nil` if the recipe's artworks cannot have them.
  func facts(_ findings: ArtworkFindings, _ sizes: [Int: PixelSize]) -> Facts?
}

extension PictureRecipe {
  package var otherInputs: [String] { [] }
  package func cachedFindings(_: Facts) -> ArtworkFindings? { nil }
  package func facts(_: ArtworkFindings, _: [Int: PixelSize]) -> Facts? { nil }
}

package struct EarlierFile {
  /// The path in the output folder.
  let path: String
  let shape: OwnFiles.Shape
  /// Whether a list that an earlier build wrote, such as launch image entries or HTML tags,
  /// contains the file.
  let isListed: Bool

  package init(_ path: String, _ shape: OwnFiles.Shape, isListed: Bool) {
    self.path = path
    self.shape = shape
    self.isListed = isListed
  }
}
