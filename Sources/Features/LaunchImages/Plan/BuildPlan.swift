public import LaunchRules
public import Pictures
public import Pixels

/// Everything that a build will make, known before any pixel is computed.
public struct BuildPlan: Equatable, Sendable {
  public let options: BuildOptions
  /// The rotation that turns the artwork into launch images.
  public let turn: Turn
  /// The size of the main artwork in pixels, upright before any rotation.
  public let artwork: PixelSize
  /// The sizes of the other upright artworks.
  public let furtherArtworks: [ArtworkRole: PixelSize]
  /// The position or the focus by which launch images crop the artwork. The detected point replaces
  /// `Focus.automatic`.
  public let anchor: Anchor
  /// The results of analyzing the main artwork's pixels.
  package let findings: ArtworkFindings
  /// The launch images, ordered by the screen's height in points, then by minimum iOS version, then
  /// by scale.
  public let images: [ImagePlan]
  /// The entries for UILaunchImages on iPhones: first TN2244's screens in the order of TN2244's
  /// Listing 1, then later screens.
  public let entries: [LaunchImageEntry]
  /// The entries for UILaunchImages on iPads.
  public let padEntries: [LaunchImageEntry]
  /// The launch screen; `nil` if the build makes launch images.
  public let launchScreen: LaunchScreenPlan?

  /// Plans a build from only the sizes of the artworks. The artworks' pixels are unknown, so
  /// `Focus.automatic` means the center.
  public init(
    artwork: PixelSize, further: [ArtworkRole: PixelSize] = [:], options: BuildOptions
  ) {
    self.init(
      PerArtwork(main: artwork, further: further), options, findings: ArtworkFindings())
  }

  package init(artwork: PixelSize, options: BuildOptions, findings: ArtworkFindings) {
    self.init(PerArtwork(main: artwork), options, findings: findings)
  }

  init(_ artworks: PerArtwork<PixelSize>, _ options: BuildOptions, findings: ArtworkFindings) {
    let artwork = artworks.main
    let further = artworks.further
    let anchor = options.pictures.anchor(findings)
    self.anchor = anchor
    self.findings = findings
    self.options = options
    self.artwork = artwork
    furtherArtworks = further
    turn = options.turn
    images = options.screenImages.sorted {
      ($0.screen.rawValue, $0.minimumOS) < ($1.screen.rawValue, $1.minimumOS)
    }.flatMap { image in
      ScaleFactor.allCases.filter { options.scales.includes($0, for: image.screen) }
        .map {
          ImagePlan(
            image, scale: $0, artwork: artwork, logo: further[.logo], options: options,
            anchor: anchor)
        }
    }
    entries = options.entries(for: .phone)
    padEntries = options.entries(for: .pad)
    launchScreen = options.screen.map { LaunchScreenPlan($0, artworks, options, anchor) }
  }

  /// The size of the artwork in the artwork file: portrait if the file is already rotated.
  public var givenArtwork: PixelSize { turn.isDone ? artwork.transposed : artwork }

  /// The name of the property list with the entries.
  public static let propertyListFile = "UILaunchImages.plist"

  /// The name of the property list that a build writes last. It contains the entries or, if the
  /// build makes no images, the launch screen's key.
  public static func lastFile(of options: BuildOptions) -> String {
    options.makesImages ? propertyListFile : LaunchScreenDocument.propertyList.file
  }

  /// The paths of all files in the output folder, in the order of writing; a property list comes
  /// last.
  public var files: [String] {
    images.map(\.file) + (launchScreen?.files ?? [])
      + (options.makesImages ? [Self.propertyListFile] : [])
  }

  /// The launch images, then the images of the launch screen's asset catalog.
  package var pictures: [PlannedPicture] {
    images.map(picture) + (launchScreen?.images ?? []).map(picture)
  }

  private func picture(_ image: ImagePlan) -> PlannedPicture {
    let logo = furtherArtworks[.logo].flatMap { size in
      image.logo.map { turned($0.placement, of: size, image) }
    }
    var kind = kind(of: nil, hasLogo: logo != nil)
    kind.rotation = image.isUpright ? .none : turn.rotation
    return PlannedPicture(
      image.file, image.size, kind, turned(image.placement, of: artwork, image), logo: logo)
  }

  private func picture(_ image: CatalogImagePlan) -> PlannedPicture {
    let logo = launchScreen?.drawsLogo == true ? furtherArtworks[.logo] : nil
    var kind = kind(of: image.artwork, hasLogo: logo != nil)
    if options.artworkIsLogo {
      // A launch screen's background is a single color.
      kind.background = .color(kind.background.meanColor)
      kind.group = 1
    }
    let size = image.artwork.flatMap { furtherArtworks[$0] } ?? artwork
    let whole = Placement(artwork: size, frame: image.size, fit: .fill, position: .center)
    return PlannedPicture(
      // The size depends on the artwork.
      image.file, image.size, isSizeFixed: false, kind,
      whole.upright(artwork: size, frame: image.size),
      logo: logo.map {
        image.logoPlacement($0, options.logo).upright(artwork: $0, frame: image.size)
      })
  }

  private func kind(of artwork: ArtworkRole?, hasLogo: Bool) -> PlannedPicture.Kind {
    var kind = PlannedPicture.Kind(
      artwork: ArtworkRole.number(of: artwork), background: options.backgroundBehind(artwork))
    kind.logo = hasLogo ? ArtworkRole.number(of: .logo) : nil
    kind.isLogo = options.artworkIsLogo
    kind.isClear = artwork == .logo
    return kind
  }

  /// The renderer's input for placing the artwork or the logo in an image. The renderer always
  /// swaps rows and columns. The source of a rotated image is the upright artwork. For an upright
  /// image, the rows and columns of the source have been swapped beforehand.
  package func turned(
    _ placement: Placement, of artwork: PixelSize, _ image: ImagePlan
  ) -> TurnedImage {
    image.isUpright
      ? placement.upright(artwork: artwork, frame: image.frame)
      : placement.turned(artwork: artwork, frame: image.frame, by: turn.rotation)
  }

  /// The text files with their paths in the output folder, in the order of writing; a property
  /// list comes last.
  var documents: [(path: String, text: String)] {
    if let launchScreen {
      let text = LaunchScreenText(plan: launchScreen)
      return launchScreen.documents.map { ($0.file, text.text(of: $0)) }
    }
    let propertyList = PropertyList(entries: entries, padEntries: padEntries).document()
    return [(Self.propertyListFile, propertyList)]
  }
}
