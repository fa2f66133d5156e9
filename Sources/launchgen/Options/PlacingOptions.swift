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
      "The color beside and behind the artwork: #RGB, #RRGGBB or a CSS basic color name; or a "
        + "gradient over the whole screen. (default: black)",
      discussion: """
        Gradients are those of CSS, such as 'linear-gradient(to right, #123, #456 80%)' or \
        'linear-gradient(45deg in srgb-linear, navy, teal)', with percentages as positions. Launch \
        files know one color: where one shows, it is the gradient's mean.
        """,
      valueName: "color"),
    transform: Self.background)
  var background: Background = .black

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

  @Sendable private static func background(_ text: String) throws -> Background {
    let fault: BackgroundFault
    do throws(BackgroundFault) {
      return try Background(parsing: text)
    } catch {
      fault = error
    }
    guard case .unknown = fault else { throw ValidationError("\(fault).") }
    let names = RGBColor.names.keys.sorted().joined(separator: ", ")
    throw ValidationError(
      "it is not '#RGB', '#RRGGBB' or one of \(names), nor 'linear-gradient(COLOR, COLOR)'.")
  }
}

extension Fit: ExpressibleByArgument {}
extension ResamplingFilter: ExpressibleByArgument {}
