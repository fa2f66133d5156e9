package import Pixels

/// The files that a build will make. The plan is made before any image is rendered.
package struct PicturePlan: Sendable {
  package let pictures: [PlannedPicture]
  /// Text files, which are written after the images.
  package let documents: [Document]

  package init(_ pictures: [PlannedPicture], _ documents: [Document]) {
    self.pictures = pictures
    self.documents = documents
  }

  package struct Document: Sendable {
    package let path: String
    package let text: String
    /// Whether a text is an earlier version of this document, which a build may replace.
    let isOwn: @Sendable (String) -> Bool

    package init(
      _ path: String, _ text: String, isOwn: @escaping @Sendable (String) -> Bool
    ) {
      self.path = path
      self.text = text
      self.isOwn = isOwn
    }

    var bytes: ContiguousArray<UInt8> { ContiguousArray(text.utf8) }
  }

  /// The paths of all files in the output folder, in the order of writing.
  package var files: [String] { pictures.map(\.file) + documents.map(\.path) }
}

/// An image that a build will make.
package struct PlannedPicture: Equatable, Sendable {
  /// The properties that images must share to be made in one pass over an artwork.
  package struct Kind: Equatable, Sendable {
    package var artwork: Int
    /// The role of the logo that is drawn over the artwork, if any.
    package var logo: Int?
    /// The rotation that turns the upright frame into the image.
    package var rotation = Rotation.none
    /// The fill around and behind the artwork.
    package var background: Background
    package var isLogo = false
    /// Whether images have no background. If so, they keep the artwork's alpha.
    package var isClear = false
    /// Images with different numbers are never made in the same pass.
    package var group = 0

    package init(artwork: Int, background: Background) {
      self.artwork = artwork
      self.background = background
    }
  }

  /// The path in the output folder.
  package let file: String
  package let size: PixelSize
  /// Whether images with this name always have this size, whatever the artwork.
  let isSizeFixed: Bool
  let kind: Kind
  /// The renderer's input for the artwork. The renderer swaps rows and columns. For an upright
  /// image, rows and columns of the artwork are therefore swapped beforehand.
  let image: TurnedImage
  /// The renderer's input for the logo over the artwork, if any.
  let logo: TurnedImage?

  package init(
    _ file: String, _ size: PixelSize, isSizeFixed: Bool = true, _ kind: Kind,
    _ image: TurnedImage, logo: TurnedImage? = nil
  ) {
    (self.file, self.size, self.isSizeFixed) = (file, size, isSizeFixed)
    (self.kind, self.image, self.logo) = (kind, image, logo)
  }
}
