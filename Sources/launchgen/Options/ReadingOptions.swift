import ArgumentParser
import LaunchImages

struct ReadingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What happens to the artwork's color space.",
      discussion: """
        srgb converts the colors to sRGB and tags the images as sRGB. preserve keeps the samples \
        and copies the chunks cICP, iCCP, sRGB, gAMA and cHRM, if present. Resampling then assumes \
        sRGB's transfer curve, and --background is a color in the artwork's space.
        """))
  var color: ColorPolicy = .sRGB

  @Option(
    help: ArgumentHelp(
      "Refuse artwork with more pixels than this; 'M' means million. (default: 100M)",
      valueName: "number"),
    transform: Self.pixels)
  var maxPixels = BuildOptions.defaultPixelLimit

  func apply(to options: inout PictureOptions) {
    options.color = color
    options.pixelLimit = maxPixels
  }

  @Sendable private static func pixels(_ text: String) throws -> Int {
    let isMillions = text.last == "M" || text.last == "m"
    let number = isMillions ? text.dropLast() : text[...]
    guard number.allSatisfy({ ("0"..."9").contains($0) }), let value = Int(number), value > 0,
      value <= 1_000_000_000_000
    else {
      throw ValidationError("it is not a number of pixels such as 250000000 or 250M.")
    }
    return isMillions ? min(value, 1_000_000) * 1_000_000 : value
  }
}

extension ColorPolicy: ExpressibleByArgument {}
