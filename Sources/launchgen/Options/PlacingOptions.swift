import ArgumentParser
import LaunchImages

/// Options for how the artwork fills the screens.
struct PlacingOptions: ParsableArguments {
  @Option(
    name: .customLong("fit"),
    help: ArgumentHelp(
      "How the artwork fills a screen.",
      discussion: """
        Like CSS's object-fit: cover crops it, contain shows all of it on the background, fill \
        stretches it.
        """,
      valueName: "fit"),
    completion: .list(Fit.allCases.map(\.rawValue)))
  private var fitChoice: FitChoice = .standard

  @Option(
    help: ArgumentHelp(
      "The part to keep, such as right. (default: center)",
      discussion: """
        One of \(Position.names.joined(separator: ", ")), or X%,Y% in the upright artwork. With \
        --fit contain: where the artwork is placed on the background.
        """,
      valueName: "position"),
    transform: Self.position)
  var position: Position?

  @Option(
    help: ArgumentHelp(
      "A point to keep near the center, or auto.",
      discussion: """
        A point of the upright artwork, which each screen shows as near to its center as possible. \
        auto finds the title, or whatever else stands out.
        """,
      valueName: "x%,y%"),
    transform: Self.focus)
  var focus: Focus?

  @Option(
    help: ArgumentHelp(
      "Whether to warn if a title or subject is cropped, or is under a camera, a round corner or the "
        + "home indicator; a preview always does.", visibility: .further))
  var safeArea: SafeAreaPolicy = .off

  @Option(
    help: ArgumentHelp(
      "The color around and behind the artwork. (default: black)",
      discussion: """
        #RGB, #RRGGBB, RRGGBB or a CSS basic color name; or a gradient over the whole screen. \
        Shells treat # as a comment: write '#102040'. Gradients are those of CSS, such as \
        'linear-gradient(to right, #123, #456 80%)' or 'linear-gradient(45deg in srgb-linear, \
        navy, teal)', with percentages as positions. A launch screen has one background color, so it \
        gets the gradient's average.
        """,
      valueName: "color"),
    transform: Self.background)
  var background: Background = .black

  @Option(
    help: ArgumentHelp(
      "The resampling filter; 'nearest' keeps the edges of pixel art.", visibility: .further))
  var filter: ResamplingFilter = .lanczos3

  var fit: Fit { fitChoice.fit }

  mutating func validate() throws {
    if focus != nil && position != nil {
      throw ValidationError(
        "'--focus' and '--position' both choose what a crop keeps; leave out one.")
    }
    if fit != .cover, focus != nil {
      throw ValidationError(
        "'--focus' chooses what a crop keeps, and '--fit \(fit.rawValue)' crops nothing; leave out "
          + "one.")
    }
  }

  /// Refuses options that place an artwork, for a build that has only a logo.
  func checkLogo() throws {
    let wrong = [
      (fit != .cover, "'--fit' is for artwork, and there is only a logo; use '--logo-scale'."),
      (
        position != nil,
        "'--position' places the artwork, and there is only a logo; use '--logo-position'."
      ),
      (focus != nil, "'--focus' is for artwork, and there is only a logo; use '--logo-position'."),
    ]
    if let (_, message) = wrong.first(where: \.0) { throw ValidationError(message) }
  }

  func apply(to options: inout PictureOptions) {
    options.fit = fit
    options.isCropChosen = fitChoice.isTyped || position != nil || focus != nil
    if let position { options.position = position }
    if let focus { options.focus = focus }
    options.background = background
    options.filter = filter
  }

  @Sendable private static func focus(_ text: String) throws -> Focus {
    try text.lowercased() == "auto" ? .automatic : .point(position(text, orElse: ", nor auto"))
  }

  @Sendable private static func position(_ text: String) throws -> Position {
    try position(text, orElse: "")
  }

  /// - Parameter others: what else the option takes, for the error.
  private static func position(_ text: String, orElse others: String) throws -> Position {
    if let position = Position(parsing: text) { return position }
    if Double(text.hasSuffix("%") ? text.dropLast() : text[...]) != nil {
      throw ValidationError("it needs two numbers, such as '\(text),\(text)'.")
    }
    throw ValidationError(
      "it is neither a name such as center, 'left top' or right, nor 'X%,Y%' with both from 0% "
        + "through 100%\(others).")
  }

  @Sendable static func background(_ text: String) throws -> Background {
    let fault: BackgroundFault
    do throws(BackgroundFault) {
      return try Background(parsing: text)
    } catch {
      fault = error
    }
    if let remedy = ColorNotation.remedy(text) { throw ValidationError(remedy) }
    guard case .unknown = fault else { throw ValidationError("\(fault).") }
    throw ValidationError("\(ColorNotation.fault(text)), nor 'linear-gradient(COLOR, COLOR)'.")
  }

  @Sendable static func color(_ text: String) throws -> RGBColor {
    guard let color = RGBColor(parsing: text) else {
      throw ValidationError(ColorNotation.remedy(text) ?? "\(ColorNotation.fault(text)).")
    }
    return color
  }
}

/// A value of `--fit`, and whether it was typed. If the user typed the default, that is a choice
/// too.
private struct FitChoice: ExpressibleByArgument {
  let fit: Fit
  let isTyped: Bool

  static let standard = FitChoice(fit: .cover, isTyped: false)
  static let allValueStrings = Fit.allCases.map(\.rawValue)

  var defaultValueDescription: String { fit.rawValue }

  private init(fit: Fit, isTyped: Bool) {
    self.fit = fit
    self.isTyped = isTyped
  }

  init?(argument: String) {
    guard let fit = Fit(rawValue: argument) else { return nil }
    self.init(fit: fit, isTyped: true)
  }
}

extension ResamplingFilter: ExpressibleByArgument {}
extension SafeAreaPolicy: ExpressibleByArgument {
  public static let allValueStrings = [SafeAreaPolicy.off, .warn].map(\.rawValue)

  public init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    self.init(rawValue: argument)
  }
}
