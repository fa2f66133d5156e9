package import Pixels

/// An artwork of a build, and how it is read.
package struct ArtworkInput: Sendable {
  /// The number of its role in the build: what records, caches and passes know it by.
  package let role: Int
  package let source: ArtworkSource
  /// The proportions that it must have, after it is turned upright.
  package let shape: ArtworkShape
  /// The rotation by which the file is turned already, clockwise or counterclockwise; `nil` if it is
  /// upright.
  package let turn: Rotation?
  /// A small picture of it that is wanted beside the images.
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
