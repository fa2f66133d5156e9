package import Pictures
package import Pixels
package import Texts

/// What a user may choose for a web app, apart from its pictures.
package struct WebChoices: Choices {
  package var artworkPortrait: String?
  package var dark: String?
  package var darkPortrait: String?
  package var darkLogo: String?
  package var darkBackground: Background?
  package var urlPrefix: String?
  package var namePrefix: StartupNamePrefix?
  package var addScreen: [StartupScreen] = []
  package var display: WebManifestOptions.Display?
  package var themeColor: RGBColor?

  package init() {}

  package mutating func visit<Visitor: ChoiceVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.visit("artwork-portrait", path: &artworkPortrait)
    try visitor.visit("dark", path: &dark)
    try visitor.visit("dark-portrait", path: &darkPortrait)
    try visitor.visit("dark-logo", path: &darkLogo)
    try visitor.visit("dark-background", &darkBackground)
    try visitor.visit("url-prefix", &urlPrefix)
    try visitor.visit("name-prefix", &namePrefix)
    try visitor.visit("add-screen", all: &addScreen)
    try visitor.visit("display", &display)
    try visitor.visit("theme-color", &themeColor)
  }

  package func validate(artwork: String?, logo: String?) throws(ValueFault) {
    for (option, path) in files {
      if path == "" { throw ValueFault("'\(option)' is empty", remedy: "name a PNG") }
      if path == "-" {
        throw ValueFault(
          "'\(option)' is a file", remedy: "only the artwork comes from standard input")
      }
    }
    if dark == nil && darkPortrait != nil {
      throw ValueFault("'--dark-portrait' needs '--dark' for the other dark images")
    }
    let hasControl = urlPrefix?.unicodeScalars.contains {
      $0.properties.generalCategory == .control
    }
    if hasControl == true { throw ValueFault("'--url-prefix' has a control character") }
    if let mark = urlPrefix?.first(where: { "?#".contains($0) }) {
      throw ValueFault(
        "'--url-prefix' has a '\(mark)' (file names follow it, where they would not be part of the "
          + "URL's path)", remedy: "name only the folder")
    }
    if logo == nil && darkLogo != nil {
      throw ValueFault("'--dark-logo' needs '--logo', which it replaces in dark images")
    }
    if artwork != nil { return }
    if let (option, _) = files.first(where: { $0.path != nil && $0.option != "--dark-logo" }) {
      let remedy = option == "--artwork-portrait" ? "add it" : "add it, or use '--dark-logo'"
      throw ValueFault("'\(option)' needs the main artwork too", remedy: remedy)
    }
  }

  private var files: [(option: String, path: String?)] {
    [
      ("--artwork-portrait", artworkPortrait), ("--dark", dark), ("--dark-portrait", darkPortrait),
      ("--dark-logo", darkLogo),
    ]
  }

  /// - Parameter main: the main artwork; `nil` if there is only a logo.
  package func artworks(_ main: ArtworkSource?, logo: String?) -> WebAppArtworks {
    func source(_ path: String?) -> ArtworkSource? { path.map { .file(path: $0) } }
    let artworks = [
      WebArtworkRole.main: main, .portrait: source(artworkPortrait), .dark: source(dark),
      .darkPortrait: source(darkPortrait), .logo: source(logo), .darkLogo: source(darkLogo),
    ]
    return artworks.compactMapValues(\.self)
  }

  package func apply(to options: inout WebAppOptions) {
    options.darkBackground = darkBackground
    options.urlPrefix = urlPrefix ?? options.urlPrefix
    options.namePrefix = namePrefix ?? options.namePrefix
    options.addedScreens = addScreen
    options.manifest.display = display ?? options.manifest.display
    options.manifest.themeColor = themeColor
  }
}
