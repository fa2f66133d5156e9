public import LaunchRules
public import Pixels

/// Everything that a build will make: a plain value, before a pixel is touched.
public struct BuildPlan: Hashable, Sendable {
  public let options: BuildOptions
  /// Which way the artwork is turned.
  public let turn: Turn
  /// The size of the upright artwork.
  public let artwork: PixelSize
  /// From the smallest screen to the largest, @2x before @3x.
  public let images: [ImagePlan]
  /// Under UILaunchImages, in the order of TN2244's Listing 1.
  public let entries: [LaunchImageEntry]
  public let launchFile: LaunchFilePlan?

  /// - Parameters:
  ///   - artwork: the size of the upright artwork.
  ///   - options: what to build, and how.
  public init(artwork: PixelSize, options: BuildOptions) {
    self.options = options
    self.artwork = artwork
    turn = options.turn
    images = options.screens.sorted { $0.rawValue < $1.rawValue }.flatMap { screen in
      ScaleFactor.allCases
        .filter { options.scales.includes($0, for: screen) }
        .map { ImagePlan(screen: screen, scale: $0, artwork: artwork, options: options) }
    }
    entries = LaunchImageEntry.entries(
      screens: options.screens, scales: options.scales, namePrefix: options.namePrefix)
    launchFile = options.launchFile.map {
      LaunchFilePlan($0, artwork: artwork, options: options)
    }
  }

  /// The size of the artwork as it was given: portrait if it has been turned already.
  public var givenArtwork: PixelSize { turn.isDone ? artwork.transposed : artwork }

  /// The file that holds the entries.
  public static let propertyListFile = "UILaunchImages.plist"

  /// The files' paths in the output folder, in the order in which they are written: the property
  /// list last.
  public var files: [String] {
    images.map(\.file) + (launchFile?.files ?? []) + [Self.propertyListFile]
  }
}
