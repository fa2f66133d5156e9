package import Pixels

/// An artwork of a build, and how to read it.
package struct ArtworkInput: Sendable {
  /// A number that the recipe gives to each use of an artwork, such as the main artwork or a logo.
  /// Records, caches and passes identify the artwork by it.
  package let role: Int
  package let source: ArtworkSource
  /// The shape that the artwork must have once it is upright.
  package let shape: ArtworkShape
  /// The rotation by which the file is already turned, clockwise or counterclockwise; `nil` if it
  /// is upright.
  package let turn: Rotation?
  /// How to make a small picture of the artwork in addition to the images; `nil` to make none.
  package let overview: Overview?

  package struct Overview: Sendable {
    let longestSide: Int
    let background: Background

    package init(longestSide: Int, over background: Background) {
      self.longestSide = longestSide
      self.background = background
    }
  }

  package init(
    role: Int, _ source: ArtworkSource, _ shape: ArtworkShape, turnedBy turn: Rotation? = nil,
    overview: Overview? = nil
  ) {
    self.role = role
    self.source = source
    self.shape = shape
    self.turn = turn
    self.overview = overview
  }
}
