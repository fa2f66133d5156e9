public import LaunchRules
public import Pixels
package import Texts

/// What a user may choose for a launch screen, apart from its pictures.
public struct LaunchScreenChoices: Choices {
  /// The kind of launch screen; a storyboard by default.
  public var kind: LaunchScreenKind?
  /// The path of the artwork for dark mode.
  package var dark: String?
  /// The background in dark mode; by default, the background in light mode.
  public var darkBackground: RGBColor?
  /// The path of the artwork for iPads.
  package var artworkIpad: String?
  /// The path of the artwork for iPhones in portrait.
  package var artworkPortrait: String?

  public init() {}

  public init(_ kind: LaunchScreenKind) { self.kind = kind }

  package mutating func visit<Visitor: ChoiceVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.visit("kind", &kind)
    try visitor.visit("dark", path: &dark)
    try visitor.visit("dark-background", &darkBackground)
    try visitor.visit("artwork-ipad", path: &artworkIpad)
    try visitor.visit("artwork-portrait", path: &artworkPortrait)
  }

  package func validate(hasArtwork: Bool) throws(ValueFault) {
    for (role, path) in files {
      if path.isEmpty { throw ValueFault("'\(role.optionName)' is empty", remedy: "name a PNG") }
      if path == "-" {
        throw ValueFault(
          "'\(role.optionName)' cannot be read from standard input", remedy: "name a PNG")
      }
    }
    if !hasArtwork, darkBackground != nil, dark == nil {
      throw ValueFault("'--dark-background' needs a logo for it", remedy: "add '--dark'")
    }
  }

  /// The artworks other than the main artwork and the logo, in the order of their roles.
  package var files: [(role: ArtworkRole, path: String)] {
    [(ArtworkRole.dark, dark), (.pad, artworkIpad), (.portrait, artworkPortrait)]
      .compactMap { role, path in path.map { (role, $0) } }
  }
}

extension ArtworkRole {
  package var optionName: String {
    switch self {
    case .dark: "--dark"
    case .pad: "--artwork-ipad"
    case .portrait: "--artwork-portrait"
    case .logo: "--logo"
    }
  }
}
