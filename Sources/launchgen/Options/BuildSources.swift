import ArgumentParser
import LaunchImages

/// The PNG files that a build reads.
struct BuildSources {
  let main: ArtworkSource
  let further: [ArtworkRole: ArtworkSource]
  /// Whether the logo is the main picture, because there is no artwork.
  let isLogo: Bool
  /// The paths of all pictures, without standard input.
  let paths: [String]

  /// - Parameter artwork: the artwork's path as typed; `-` for standard input, `nil` without
  ///   artwork.
  init(_ artwork: String?, _ others: FurtherArtworkOptions, _ logo: LogoArguments) {
    var further = others.sources
    isLogo = artwork == nil && logo.logo != nil
    if let path = logo.logo, !isLogo { further[.logo] = .file(path: path) }
    let path = artwork ?? logo.logo ?? ""
    main = path == "-" ? .standardInput : .file(path: path)
    self.further = further
    paths =
      (path == "-" ? [] : [path]) + others.paths
      + (isLogo ? [] : [logo.logo].compactMap { $0 })
  }

  /// Refuses options that have no effect if a logo is the only artwork.
  static func checkLogo(
    _ placing: PlacingOptions, isTurned: Bool = false, _ others: FurtherArtworkOptions
  ) throws {
    try placing.checkLogo()
    let wrong: [(isGiven: Bool, text: String)] = [
      (isTurned, "'--rotation none' is for artwork; logos are upright"),
      (
        others.darkBackground != nil && others.dark == nil,
        "'--dark-background' needs a logo for it; add '--dark'"
      ),
    ]
    if let first = wrong.first(where: \.isGiven) { throw ValidationError("\(first.text).") }
  }
}
