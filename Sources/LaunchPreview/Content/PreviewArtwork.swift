package import LaunchImages

/// The whole artwork, with the part that each screen shows.
package struct PreviewArtwork: Sendable {
  package struct Outline: Sendable {
    /// The screens that show this part.
    package var name: String
    package var part: UnitRect
    /// The factor by which the artwork is enlarged.
    package var enlargement: Double

    package init(name: String, part: UnitRect, enlargement: Double) {
      self.name = name
      self.part = part
      self.enlargement = enlargement
    }
  }

  /// The upright artwork.
  package var picture: Picture
  package var outlines: [Outline]
  /// The part that is visible on every screen, not hidden by cameras or status bars; `nil` if there
  /// is none.
  package var safe: UnitRect?
  /// The part with the most contrast; `nil` if no part stands out.
  package var focus: UnitRect?
  /// The point that every crop keeps; `nil` without a focus.
  package var kept: Position?

  package init(picture: Picture, outlines: [Outline], safe: UnitRect?, focus: UnitRect?) {
    self.picture = picture
    self.outlines = outlines
    self.safe = safe
    self.focus = focus
  }
}
