package import LaunchImages
package import Pixels

/// Everything that a build for a web app will make, before any pixel is computed.
package struct WebAppPlan: Hashable, Sendable {
  /// What a plan takes from an artwork.
  package struct Artwork: Hashable, Sendable {
    package var size: PixelSize
    /// The rule by which images crop it.
    package var anchor: Anchor

    package init(size: PixelSize, anchor: Anchor = .position(.center)) {
      self.size = size
      self.anchor = anchor
    }
  }

  package let options: WebAppOptions
  package let artworks: [WebArtworkRole: Artwork]
  /// The images, each once: for each screen portrait before landscape, light before dark.
  package let images: [StartupImagePlan]
  /// The tags, in the same order; screens with the same pixels share their images.
  package let tags: [StartupTag]

  /// Plans a build.
  ///
  /// - Precondition: there is a main artwork.
  package init(artworks: [WebArtworkRole: Artwork], options: WebAppOptions) {
    self.options = options
    self.artworks = artworks
    let appearances: [Appearance] = artworks[.dark] == nil ? [.any] : [.light, .dark]
    var images: [StartupImagePlan] = []
    var tags: [StartupTag] = []
    var files: Set<String> = []
    for screen in options.screens {
      for orientation in StartupOrientation.allCases {
        for appearance in appearances {
          let candidates = WebArtworkRole.candidates(orientation, appearance)
          guard let role = candidates.first(where: { artworks[$0] != nil }),
            let artwork = artworks[role]
          else { preconditionFailure("an artwork for each image") }
          let image = StartupImagePlan(
            size: screen.pixels(orientation), orientation, appearance, role, artwork,
            options: options)
          if files.insert(image.file).inserted { images.append(image) }
          tags.append(
            StartupTag(
              screen: screen, orientation: orientation, appearance: appearance, file: image.file))
        }
      }
    }
    self.images = images
    self.tags = tags
  }

  /// The name of the file with the tags.
  package var tagsFile: String { options.namePrefix.text + ".html" }

  /// The name of the web app manifest.
  package var manifestFile: String { options.namePrefix.text + ".webmanifest" }

  /// The paths of all files in the output folder, in the order of writing.
  package var files: [String] { images.map(\.file) + [manifestFile, tagsFile] }

  /// The text files, in the order of writing: the tags come last, when what they name is there.
  package var documents: [(path: String, text: String)] {
    [(manifestFile, WebManifest(self).text), (tagsFile, StartupTagList(self).text)]
  }

  /// The indices of the images that are made of an artwork.
  func images(of role: WebArtworkRole) -> [Int] {
    images.indices.filter { images[$0].artwork == role }
  }
}
