package import Pictures
package import Pixels

/// Everything that a build for a web app will make, known before any pixel is computed.
package struct WebAppPlan: Equatable, Sendable {
  /// The properties of an artwork that a plan needs.
  package struct Artwork: Equatable, Sendable {
    package var size: PixelSize
    /// The point of the artwork that stays visible when images crop it.
    package var anchor: Anchor

    package init(size: PixelSize, anchor: Anchor = .position(.center)) {
      self.size = size
      self.anchor = anchor
    }
  }

  package let options: WebAppOptions
  package let artworks: [WebArtworkRole: Artwork]
  /// The images, without duplicates: for each screen, portrait before landscape, light before dark.
  package let images: [StartupImagePlan]
  /// The tags, in the order of screens, orientations and appearances. Screens with the same pixels
  /// share their images.
  package let tags: [StartupTag]

  /// Plans a build. It makes dark images if there is a dark artwork, logo or background.
  ///
  /// - Precondition: there is a main artwork or a logo.
  package init(artworks: [WebArtworkRole: Artwork], options: WebAppOptions) {
    self.options = options
    self.artworks = artworks
    let hasDark = options.darkBackground != nil || artworks.keys.contains(where: \.isDark)
    let appearances: [Appearance] = hasDark ? [.light, .dark] : [.any]
    var images: [StartupImagePlan] = []
    var tags: [StartupTag] = []
    var files: Set<String> = []
    for screen in options.screens {
      for orientation in StartupOrientation.allCases {
        for appearance in appearances {
          let image = StartupImagePlan(screen, orientation, appearance, artworks, options)
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

  package var isLogo: Bool { artworks[.main] == nil }

  package var tagsFile: String { Self.tagsFile(of: options) }
  /// The name of the file with the tags, which a build with these options writes last.
  package static func tagsFile(of options: WebAppOptions) -> String {
    options.namePrefix.text + ".html"
  }

  package var manifestFile: String { options.namePrefix.text + ".webmanifest" }

  /// The paths of all files in the output folder, in the order of writing.
  package var files: [String] { images.map(\.file) + [manifestFile, tagsFile] }

  /// The text files, in the order of writing. The tags come last, when all files that they refer to
  /// exist.
  package var documents: [(path: String, text: String)] {
    [(manifestFile, WebManifest(self).text), (tagsFile, StartupTagList(self).text)]
  }
}
