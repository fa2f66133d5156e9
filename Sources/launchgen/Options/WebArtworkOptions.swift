import ArgumentParser
import LaunchImages
import WebApps

/// Options for the artworks of a web app other than the main one.
struct WebArtworkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A portrait PNG for the portrait images.", valueName: "png"),
    completion: .file(extensions: ["png"]))
  var artworkPortrait: String?

  @Option(
    help: ArgumentHelp(
      "A PNG for the dark appearance: makes a dark image and tag for each light one.",
      valueName: "png"),
    completion: .file(extensions: ["png"]))
  var dark: String?

  @Option(
    help: ArgumentHelp(
      "A portrait PNG for the dark portrait images.", valueName: "png", visibility: .further),
    completion: .file(extensions: ["png"]))
  var darkPortrait: String?

  @Option(
    help: ArgumentHelp(
      "A PNG in place of --logo in dark images, which use the main artwork unless --dark is given.",
      valueName: "png", visibility: .further),
    completion: .file(extensions: ["png"]))
  var darkLogo: String?

  @Option(
    help: ArgumentHelp(
      """
      The color around and behind the artwork or the logo in dark images, which use the main artwork \
      unless --dark is given. (default: that of --background)
      """,
      valueName: "color", visibility: .further),
    transform: PlacingOptions.background)
  var darkBackground: Background?

  mutating func validate() throws {
    for (option, path) in files {
      if path == "" { throw ValidationError("'\(option)' is empty; name a PNG.") }
      if path == "-" {
        throw ValidationError("'\(option)' is a file; only the artwork comes from standard input.")
      }
    }
    if dark == nil && darkPortrait != nil {
      throw ValidationError("'--dark-portrait' needs '--dark' for the other dark images.")
    }
  }

  /// Refuses options that need an artwork or a logo that is not given.
  ///
  /// - Precondition: `artwork` or `logo` is not `nil`.
  func check(artwork: String?, logo: String?) throws {
    if logo == nil && darkLogo != nil {
      throw ValidationError("'--dark-logo' needs '--logo', which it replaces in dark images.")
    }
    if artwork != nil { return }
    if let (option, _) = files.first(where: { $0.path != nil && $0.option != "--dark-logo" }) {
      let remedy = option == "--artwork-portrait" ? "add it" : "add it, or use '--dark-logo'"
      throw ValidationError("'\(option)' needs the main artwork too; \(remedy).")
    }
  }

  private var files: [(option: String, path: String?)] {
    [
      ("--artwork-portrait", artworkPortrait), ("--dark", dark), ("--dark-portrait", darkPortrait),
      ("--dark-logo", darkLogo),
    ]
  }

  /// - Precondition: `main` or `logo` is not `nil`.
  func artworks(_ main: String?, logo: String?) -> WebAppArtworks {
    func source(_ path: String) -> ArtworkSource {
      path == "-" ? .standardInput : .file(path: path)
    }
    var artworks =
      main.map { WebAppArtworks(main: source($0)) }
      ?? WebAppArtworks(logo: source(logo ?? ""))
    artworks.portrait = artworkPortrait.map(source)
    artworks.dark = dark.map(source)
    artworks.darkPortrait = darkPortrait.map(source)
    artworks.logo = logo.map(source)
    artworks.darkLogo = darkLogo.map(source)
    return artworks
  }
}
