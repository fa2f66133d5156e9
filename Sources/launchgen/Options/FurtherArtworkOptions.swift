import ArgumentParser
import LaunchImages

/// Options for the artworks of the launch screen other than the main one.
struct FurtherArtworkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Artwork for dark mode, in the launch screen.",
      discussion: """
        Its size and aspect ratio may differ. In dark mode, iOS 13 and later show it on all devices, \
        even in place of --artwork-ipad and --artwork-portrait. Launch images do not support dark \
        mode.
        """,
      valueName: "file"),
    completion: .file(extensions: ["png"]))
  var dark: String?

  @Option(
    help: ArgumentHelp(
      "The background color of the launch screen in dark mode; not a gradient.",
      discussion: """
        It is a named color, which needs iOS 11: Xcode refuses it in a storyboard if the deployment \
        target is older.
        """,
      valueName: "color", visibility: .further),
    transform: PlacingOptions.color)
  var darkBackground: RGBColor?

  @Option(
    help: ArgumentHelp(
      "Artwork for iPads, in the launch screen; landscape or portrait.",
      discussion: """
        iPads show it in both orientations, because asset catalogs cannot distinguish them.
        """,
      valueName: "file", visibility: .further),
    completion: .file(extensions: ["png"]))
  var artworkIpad: String?

  @Option(
    help: ArgumentHelp(
      "Portrait artwork for iPhones that are held upright, in the launch screen.",
      discussion: """
        For apps that launch in portrait too. iPads show it only in narrow windows, which have \
        compact width and regular height.
        """,
      valueName: "file", visibility: .further),
    completion: .file(extensions: ["png"]))
  var artworkPortrait: String?

  @Flag(

    help: ArgumentHelp(
      """
      Put the image of --launch-file ui-launch-screen next to the asset catalog, as separate \
      files.
      """, visibility: .further))
  var imageOutsideCatalog = false

  mutating func validate() throws {
    for (name, path) in named {
      if path.isEmpty { throw ValidationError("'\(name)' is empty; name a PNG.") }
      if path == "-" {
        throw ValidationError("'\(name)' cannot be read from standard input; name a PNG.")
      }
    }
    if imageOutsideCatalog,
      let (name, _) = named.first(where: { $0.name != ArtworkRole.pad.optionName })
    {
      throw ValidationError(
        "'\(name)' needs an asset catalog, and '--image-outside-catalog' puts the image next to it; leave out one "
          + "of them.")
    }
  }

  /// Refuses options that have no effect. For a build of launch images alone, the options are
  /// ignored instead, because they may come from launchgen.json.
  ///
  /// - Parameter launchScreen: the kind of launch screen that is made; `nil` for none.
  mutating func check(_ launchScreen: LaunchScreenKind?, _ parts: Set<BuildPart>) throws {
    if parts == [.images] {
      (dark, darkBackground, artworkIpad, artworkPortrait, imageOutsideCatalog) = (
        nil, nil, nil, nil, false
      )
      return
    }
    let given =
      named.map(\.name) + (darkBackground == nil ? [] : ["--dark-background"])
      + (imageOutsideCatalog ? ["--image-outside-catalog"] : [])
    if let name = given.first, launchScreen == nil {
      throw ValidationError(
        "'\(name)' is for a launch screen, and none is made; add '--launch-file storyboard'.")
    }
    if imageOutsideCatalog && launchScreen != .screen {
      throw ValidationError(
        "'--image-outside-catalog' is for '--launch-file ui-launch-screen'; the images of a storyboard must be in an "
          + "asset catalog.")
    }
  }

  func apply(to options: inout BuildOptions) {
    options.darkBackground = darkBackground
    options.isPictureLoose = imageOutsideCatalog
  }

  /// The paths of the artworks other than the main one, without the logo, in the order of their
  /// roles.
  var paths: [String] { named.map(\.path) }

  var sources: [ArtworkRole: ArtworkSource] {
    var sources: [ArtworkRole: ArtworkSource] = [:]
    for role in ArtworkRole.allCases {
      if let path = path(of: role) { sources[role] = .file(path: path) }
    }
    return sources
  }

  private var named: [(name: String, path: String)] {
    ArtworkRole.allCases.compactMap { role in path(of: role).map { (role.optionName, $0) } }
  }

  private func path(of role: ArtworkRole) -> String? {
    switch role {
    case .dark: dark
    case .pad: artworkIpad
    case .portrait: artworkPortrait
    case .logo: nil
    }
  }
}

extension ArtworkRole {
  /// The option for the artwork in this role, such as `--dark`.
  var optionName: String {
    switch self {
    case .dark: "--dark"
    case .pad: "--artwork-ipad"
    case .portrait: "--artwork-portrait"
    case .logo: "--logo"
    }
  }
}
