package import LaunchImages

/// The whole artwork of a preview, with outlines of the parts that screens show.
package struct PreviewArtwork: Sendable {
  package struct Outline: Sendable {
    /// The names of the devices whose screens show this part.
    package var name: String
    package var part: UnitRect
    /// The factor by which these screens enlarge the artwork; the largest one if the screens
    /// differ.
    package var enlargement: Double

    package init(name: String, part: UnitRect, enlargement: Double) {
      self.name = name
      self.part = part
      self.enlargement = enlargement
    }
  }

  package var picture: Picture
  package var outlines: [Outline]
  /// The part of the artwork that is inside the safe area of every screen; `nil` if there is none.
  package var safe: UnitRect?
  /// The largest title or, without a title, the subject; `nil` if neither was found.
  package var detail: UnitRect?
  /// The point of the artwork that every crop keeps; `nil` without a focus.
  package var kept: Position?

  package init(picture: Picture, outlines: [Outline], safe: UnitRect?, detail: UnitRect?) {
    self.picture = picture
    self.outlines = outlines
    self.safe = safe
    self.detail = detail
  }
}
