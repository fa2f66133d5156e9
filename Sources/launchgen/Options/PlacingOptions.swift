import ArgumentParser
import LaunchImages
import Texts

/// Options for the pictures in launch images, launch screens and startup images.
struct PlacingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How the artwork fills a screen. (default: cover)",
      discussion: """
        The values are those of object-fit in CSS. cover crops the artwork. contain shows all of \
        it, on the background. fill stretches it.
        """,
      valueName: "fit"))
  var fit: Fit?

  @Option(
    ArgumentHelp(
      "The part to keep, such as auto, right or 30%,50%. (default: center)",
      discussion: """
        A name (\(Position.names.joined(separator: ", "))), or X%,Y%: the distances from the left \
        and top edges of the upright artwork. Each crop keeps this place as close to its center as \
        possible. auto finds the title or, without a title, what stands out. With --fit contain, \
        the option places the whole artwork on the background.
        """, valueName: "place"))
  var focus: Focus?

  @Option(
    ArgumentHelp(
      "The color around and behind the artwork. (default: black)",
      discussion: """
        A color is #RGB, #RRGGBB, RRGGBB or a basic color name of CSS. Quote colors with #, as in \
        '#102040', because shells treat # as a comment. A gradient is written as in CSS: \
        'linear-gradient(45deg, navy, teal)' or 'linear-gradient(to right, #123, #456 80%)'. It \
        covers the whole screen. A launch screen cannot show a gradient: it gets the average color.
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
        srgb converts the colors to sRGB and tags the images as sRGB. preserve converts nothing, \
        and copies the color chunks cICP, iCCP, sRGB, gAMA and cHRM. It resamples with the \
        transfer curve of sRGB, and takes --background as a color in the artwork's color space.
        """))
  var color: ColorPolicy?

  @OptionGroup var size: CompressionOption

  @Option(
    file: ["png"],
    ArgumentHelp(
      "A PNG to draw over the artwork.",
      discussion: """
        The logo is an upright PNG with any aspect ratio. Without artwork, it is drawn on the \
        background. It stays inside the safe area of each screen, and is rotated with the artwork.
        """))
  var logo: String?

  @Option(
    .further(
      "The length of the logo's longer side. (default: 40%)",
      discussion: """
        A percentage, such as 25%, is of the screen's shorter side. A number, such as 120, is in \
        points, and is the same on all screens.
        """, valueName: "length"))
  var logoSize: LogoOptions.Length?

  @Option(
    .further(
      "The logo's place: a value of --focus, except auto. (default: center)",
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
