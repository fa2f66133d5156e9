package import Pixels
package import Texts

/// A user's choices for pictures of any kind. `nil` stands for the default.
package struct PictureChoices: Choices {
  /// The artwork's path, `-` for standard input; `nil` if there is only a logo.
  package var artwork: String?
  package var fit: Fit?
  /// The point that a crop keeps or, with `--fit contain`, the position of the artwork.
  package var focus: Focus?
  package var background: Background?
  package var filter: ResamplingFilter?
  package var color: ColorPolicy?
  package var compression: Compression?
  /// The path of a logo, which is drawn over the artwork or used without artwork.
  package var logo: String?
  package var logoSize: LogoOptions.Length?
  package var logoPosition: Position?

  package init() {}

  package mutating func visit<Visitor: ChoiceVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.visit("fit", &fit)
    try visitor.visit("focus", &focus)
    try visitor.visit("background", &background)
    try visitor.visit("filter", &filter)
    try visitor.visit("color", &color)
    try visitor.visit("compression", &compression)
    try visitor.visit("logo", path: &logo)
    try visitor.visit("logo-size", &logoSize)
    try visitor.visit("logo-position", &logoPosition)
  }

  package var hasArtwork: Bool { artwork != nil }

  package var main: String { artwork ?? logo ?? "" }

  /// The path of the artwork, `others`, and the path of the logo. Artwork from standard input has
  /// no path.
  package func paths(with others: [String]) -> [String] {
    (artwork == "-" ? [] : [artwork].compactMap(\.self)) + others + [logo].compactMap(\.self)
  }

  /// - Throws: ``ValueFault`` for choices that contradict each other, or would have no effect.
  package func validate() throws(ValueFault) {
    if logo == "" { throw ValueFault("'--logo' is empty", remedy: "name a PNG") }
    if logo == "-" {
      throw ValueFault("'--logo' cannot be read from standard input", remedy: "name a PNG")
    }
    if logo == nil {
      if logoSize != nil { throw ValueFault("'--logo-size' needs '--logo'") }
      if logoPosition != nil { throw ValueFault("'--logo-position' needs '--logo'") }
    }
    if hasArtwork {
      if let fit, fit != .cover, focus == .automatic {
        throw ValueFault(
          "'--focus auto' chooses what a crop keeps, and '--fit \(fit.rawValue)' crops nothing",
          remedy: "leave out one")
      }
      if fit == .fill, focus != nil {
        throw ValueFault("'--fit fill' shows all of the artwork", remedy: "leave out '--focus'")
      }
    } else {
      if fit != nil {
        throw ValueFault(
          "'--fit' is for artwork, and there is only a logo", remedy: "use '--logo-size'")
      }
      if focus != nil {
        throw ValueFault(
          "'--focus' is for artwork, and there is only a logo", remedy: "use '--logo-position'")
      }
    }
  }

  package var options: PictureOptions {
    var options = PictureOptions()
    options.fit = fit ?? options.fit
    // An option that specifies the default is a choice too.
    options.isCropChosen = fit != nil || focus != nil
    switch (focus, options.fit) {
    case (.point(let point), .contain), (.point(let point), .fill): options.position = point
    default: options.focus = focus
    }
    options.background = background ?? options.background
    options.filter = filter ?? options.filter
    options.color = color ?? options.color
    options.compression = compression ?? options.compression
    options.logo.length = logoSize ?? options.logo.length
    options.logo.position = logoPosition ?? options.logo.position
    return options
  }
}
