import ArgumentParser
import LaunchImages

/// How the artwork fills the screens.
struct PlacingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How the artwork fills screens of other proportions, like CSS's object-fit.",
      discussion: "cover crops it, contain shows all of it on the background, fill stretches it."
    ))
  var fit: Fit = .cover

  @Option(
    help: ArgumentHelp(
      "Which part of the artwork a crop keeps, or where it lies on the background. (default: "
        + "center)",
      discussion: """
        Of the upright artwork: \(Position.names.joined(separator: ", ")), or X%,Y%.
        """,
      valueName: "position"),
    transform: Self.position)
  var position: Position = .center

  @Option(
    help: ArgumentHelp(
      "The color beside and behind the artwork: #RGB, #RRGGBB or a CSS basic color name. "
        + "(default: black)",
      valueName: "color"),
    transform: Self.color)
  var background: RGBColor = .black

  @Option(help: "The resampling filter; 'nearest' keeps the edges of pixel art.")
  var filter: ResamplingFilter = .lanczos3

  func apply(to options: inout BuildOptions) {
    options.fit = fit
    options.position = position
    options.background = background
    options.filter = filter
  }

  @Sendable private static func position(_ text: String) throws -> Position {
    guard let position = Position(parsing: text) else {
      throw ValidationError(
        "it is not one of \(Position.names.joined(separator: ", ")), nor 'X%,Y%' with both from "
          + "0% through 100%.")
    }
    return position
  }

  @Sendable static func color(_ text: String) throws -> RGBColor {
    guard let color = RGBColor(parsing: text) else {
      let names = RGBColor.names.keys.sorted().joined(separator: ", ")
      throw ValidationError("it is not '#RGB', '#RRGGBB' or one of \(names).")
    }
    return color
  }
}

extension Fit: ExpressibleByArgument {}
extension ResamplingFilter: ExpressibleByArgument {}
