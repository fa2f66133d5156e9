internal import PNGCodec
internal import Pixels

extension PerArtwork where Value == ArtworkSource {
  init(_ main: ArtworkSource, _ further: [ArtworkRole: ArtworkSource]) {
    self.init(main: main, further: further)
  }

  /// The files' paths; `nil` if one of them is not a file.
  var paths: PerArtwork<String>? { map { $1.path }.unwrapped() }

  /// The bytes of each.
  func read(_ options: BuildOptions) throws(LaunchImagesError) -> PerArtwork<PNGInput> {
    try map { (_, source) throws(LaunchImagesError) in
      try source.read(pixelLimit: options.pixelLimit)
    }
  }

  /// - Complexity: O(pixels)
  func decode(
    _ bytes: PerArtwork<PNGInput>, _ options: BuildOptions
  ) throws(LaunchImagesError) -> PerArtwork<Artwork> {
    try map { (role, source) throws(LaunchImagesError) in
      try Artwork.load(bytes[role] ?? PNGInput([]), source, as: role, options)
    }
  }

  /// Reads and decodes all.
  func load(_ options: BuildOptions) throws(LaunchImagesError) -> PerArtwork<Artwork> {
    try decode(read(options), options)
  }
}

extension PerArtwork where Value == Artwork {
  /// The sizes of the upright artworks.
  var sizes: PerArtwork<PixelSize> { map { $1.size } }

  /// Warnings about the files, and about what options make of them.
  func warnings(_ options: BuildOptions) -> [BuildWarning] {
    let isUnseen =
      options.darkBackground != nil && further[.dark] == nil && options.madeLaunchFile != nil
      && main.raster.hasTransparency()
    return all.flatMap(\.value.warnings) + (isUnseen ? [.lightBackgroundInDark] : [])
      + (mixesColorSpaces(options) ? [.logoColors] : []) + logoWarnings(options)
  }

  /// Whether images show a logo over an artwork in another color space. (A storyboard's logo has
  /// images and tags of its own.)
  private func mixesColorSpaces(_ options: BuildOptions) -> Bool {
    guard let logo = further[.logo] else { return false }
    let inLaunchFile = all.filter { $0.role != .logo }.map(\.value)
    let others =
      (options.makesImages ? [main] : [])
      + (options.madeLaunchFile == .screen ? inLaunchFile : [])
    // Only where nothing is converted do tags differ.
    return others.contains { !$0.colors.tags.isSameSpace(as: logo.colors.tags) }
  }
}
