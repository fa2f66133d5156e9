import ArgumentParser
import LaunchImages

/// The options of `build`, `preview` and `xcode-phase` that determine which images are made and
/// what they show.
struct ImageOptions: ParsableArguments {
  @OptionGroup var turning: TurningOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var placing: PlacingOptions
  @OptionGroup var naming: NamingOptions
  @OptionGroup var launchFile: LaunchFileOptions
  @OptionGroup var part: PartOptions
  @OptionGroup var further: FurtherArtworkOptions
  @OptionGroup var logo: LogoArguments
  @OptionGroup var project: ProjectOptions

  /// The kind of launch screen to make; `nil` for none.
  private var madeLaunchFile: LaunchFile? { part.parts.launchFile(launchFile.launchFile) }

  /// - Parameter artwork: the artwork's path as typed; `-` for standard input, `nil` without
  ///   artwork.
  func sources(_ artwork: String?) -> BuildSources { BuildSources(artwork, further, logo) }

  /// Refuses options that would have no effect.
  mutating func check(_ artwork: String?) throws {
    if sources(artwork).isLogo {
      try BuildSources.checkLogo(placing, isTurned: turning.rotation == .none, further)
    }
    try further.check(madeLaunchFile, part.parts)
  }

  /// The options of the build, without those that ``WorkOptions`` sets.
  ///
  /// - Parameter app: the app of `--info-plist`; `nil` without the option.
  func options(_ artwork: String?, _ app: LaunchedApp?) throws -> BuildOptions {
    var options = BuildOptions()
    try turning.apply(to: &options, app)
    reading.apply(to: &options.pictures)
    placing.apply(to: &options.pictures)
    options.safeArea = placing.safeArea
    naming.apply(to: &options)
    options.launchFile = madeLaunchFile
    options.parts = part.parts
    further.apply(to: &options)
    logo.apply(to: &options.pictures)
    options.artworkIsLogo = sources(artwork).isLogo
    return options
  }
}
