import ArgumentParser
import LaunchImages
import Texts

/// Options for the pictures in launch images, launch screens and startup images.
struct PlacingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How the artwork fills a screen. (default: cover)",
      discussion: """
        As in CSS, cover crops the artwork, contain shows all of it on the background, and fill \
        stretches it.
        """,
      valueName: "fit"))
  var fit: Fit?

  @Option(
    ArgumentHelp(
      "The part to keep, such as right, 30%,50% or auto. (default: center)",
      discussion: """
        One of \(Position.names.joined(separator: ", ")), or X%,Y% in the upright artwork. Each \
        screen shows this place as near to its center as possible. auto finds the title, or \
        whatever else stands out. With --fit contain, the option sets where the artwork is placed \
        on the background.
        """, valueName: "place"))
  var focus: Focus?

  @Option(
    ArgumentHelp(
      "The color around and behind the artwork. (default: black)",
      discussion: """
        #RGB, #RRGGBB, RRGGBB or a CSS basic color name; or a gradient over the whole screen. \
        Shells treat # as a comment: write '#102040'. Gradients are those of CSS, such as \
        'linear-gradient(to right, #123, #456 80%)' or 'linear-gradient(45deg, navy, teal)', with \
        percentages as positions. A launch screen has one background color, so it gets the gradient's \
        average.
        """, valueName: "color"))
  var background: Background?

  @Option(
    help: .further(
      "The resampling filter; 'nearest' keeps the edges of pixel art. (default: lanczos3)"))
  var filter: ResamplingFilter?

  @Option(
    help: .further(
      "What happens to the artwork's color space. (default: srgb)",
      discussion: """
        srgb converts the colors to sRGB and tags the images as sRGB. preserve keeps the samples \
        and copies the chunks cICP, iCCP, sRGB, gAMA and cHRM, if present. Resampling then assumes \
        sRGB's transfer curve, and --background is a color in the artwork's space.
        """))
  var color: ColorPolicy?

  @OptionGroup var size: CompressionOption

  @Option(
    file: ["png"],
    ArgumentHelp(
      "A PNG that is drawn over the artwork.",
      discussion: """
        The PNG is upright, with any aspect ratio. Without an artwork, the logo is placed on the \
        background. It stays inside the safe area of each screen, and is rotated with the artwork.
        """))
  var logo: String?

  @Option(
    .further(
      "The logo's longer side. (default: 40%)",
      discussion: """
        Either a share of the screen's shorter side, such as 25%, or a number of points, such as \
        120, which is the same on all screens.
        """, valueName: "length"))
  var logoSize: LogoOptions.Length?

  @Option(
    .further(
      "The logo's place; the values are those of --focus, except auto. (default: center)",
      valueName: "place"))
  var logoPosition: Position?

  var choices: PictureChoices {
    var choices = PictureChoices()
    choices.fit = fit
    choices.focus = focus
    choices.background = background
    choices.filter = filter
    choices.color = color
    choices.compression = size.compression
    choices.logo = logo
    choices.logoSize = logoSize
    choices.logoPosition = logoPosition
    return choices
  }

  func choices(of artwork: String?) -> PictureChoices {
    var choices = choices
    choices.artwork = artwork
    return choices
  }
}
