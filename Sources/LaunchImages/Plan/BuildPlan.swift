public import LaunchRules
public import Pixels

/// Everything that a build will make, before any pixel is computed.
public struct BuildPlan: Hashable, Sendable {
  public let options: BuildOptions
  /// The turn of the artwork.
  public let turn: Turn
  /// The size of the upright artwork.
  public let artwork: PixelSize
  /// The sizes of the upright artworks beside it.
  public let furtherArtworks: [ArtworkRole: PixelSize]
  /// The launch images, from the smallest screen to the largest, @2x before @3x.
  public let images: [ImagePlan]
  /// The entries for UILaunchImages, in the order of TN2244's Listing 1.
  public let entries: [LaunchImageEntry]
  /// The launch file; `nil` if none is made.
  public let launchFile: LaunchFilePlan?

  /// Plans a build.
  ///
  /// - Parameters:
  ///   - artwork: the size of the upright artwork.
  ///   - further: the sizes of the upright artworks beside it.
  ///   - options: what to build, and how.
  public init(
    artwork: PixelSize, further: [ArtworkRole: PixelSize] = [:], options: BuildOptions
  ) {
    self.options = options
    self.artwork = artwork
    furtherArtworks = further
    turn = options.turn
    images = options.screens.sorted { $0.rawValue < $1.rawValue }.flatMap { screen in
      ScaleFactor.allCases
        .filter { options.scales.includes($0, for: screen) }
        .map {
          ImagePlan(
            screen: screen, scale: $0, artwork: artwork, logo: further[.logo], options: options)
        }
    }
    entries = LaunchImageEntry.entries(
      screens: options.screens, scales: options.scales, namePrefix: options.namePrefix)
    launchFile = options.launchFile.map {
      LaunchFilePlan($0, PerArtwork(main: artwork, further: further), options)
    }
  }

  init(_ artworks: PerArtwork<PixelSize>, _ options: BuildOptions) {
    self.init(artwork: artworks.main, further: artworks.further, options: options)
  }

  /// The size of the artwork file: portrait if the artwork is turned already.
  public var givenArtwork: PixelSize { turn.isDone ? artwork.transposed : artwork }

  /// The name of the file with the entries.
  public static let propertyListFile = "UILaunchImages.plist"

  /// The paths of all files in the output folder, in the order of writing; the property list comes
  /// last.
  public var files: [String] {
    images.map(\.file) + (launchFile?.files ?? []) + [Self.propertyListFile]
  }
}
