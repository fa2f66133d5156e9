import ArgumentParser
import LaunchImages

/// The options of `build`, `preview` and `xcode-phase` that determine which images are made and
/// what they show.
struct ImageOptions: ParsableArguments {
  @OptionGroup(title: HelpPage.fit) var placing: PlacingOptions
  @OptionGroup(title: HelpPage.fit, visibility: .further) var reading: ReadingOptions
  @OptionGroup(title: HelpPage.fit) var naming: NamingOptions
  @OptionGroup(title: HelpPage.launchScreen) var launchScreen: LaunchScreenOptions
  @OptionGroup(title: HelpPage.launchScreen) var part: PartOptions
  @OptionGroup(title: HelpPage.launchScreen) var further: FurtherArtworkOptions
  @OptionGroup(title: HelpPage.launchScreen) var logo: LogoArguments
  @OptionGroup(title: HelpPage.project) var turning: TurningOptions
  @OptionGroup(title: HelpPage.project) var project: ProjectOptions

  /// The kind of launch screen to make; `nil` for none.
  private var madeLaunchScreen: LaunchScreenKind? {
    part.parts.launchScreen(launchScreen.launchScreen)
  }

  /// - Parameter artwork: the artwork's path as typed; `-` for standard input, `nil` without
  ///   artwork.
  func sources(_ artwork: String?) -> BuildSources { BuildSources(artwork, further, logo) }

  /// Refuses options that would have no effect.
  mutating func check(_ artwork: String?) throws {
    if sources(artwork).isLogo {
      try BuildSources.checkLogo(placing, isTurned: turning.rotation == .none, further)
    }
    try further.check(madeLaunchScreen, part.parts)
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
    options.launchScreen = madeLaunchScreen
    options.parts = part.parts
    further.apply(to: &options)
    logo.apply(to: &options.pictures)
    options.artworkIsLogo = sources(artwork).isLogo
    return options
  }
}
