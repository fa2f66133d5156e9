import ArgumentParser
import LaunchImages

/// Options for a logo over the artwork, or on the background alone.
struct LogoArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A PNG that is drawn over the artwork.",
      discussion: """
        It is upright, with any aspect ratio. Without an artwork, it is placed on the background. \
        It stays inside the safe area of each screen, and is rotated with the artwork.
        """,
      valueName: "file"),
    completion: .file(extensions: ["png"]))
  var logo: String?

  @Option(
    help: ArgumentHelp(
      "The logo's longer side as a share of the screen's shorter side. (default: 40%)",
      valueName: "percent", visibility: .further),
    transform: Self.share)
  var logoScale: Double?

  @Option(
    help: ArgumentHelp(
      "The logo's longer side in points, the same on all screens.", valueName: "number",
      visibility: .further),
    transform: PlainNumber.reader(of: "points", example: "50", units: ["px", "pt", "points"]))
  var logoPoints: Double?

  @Option(
    help: ArgumentHelp(
      "Where the logo is placed, as for --position. (default: center)", valueName: "position",
      visibility: .further),
    transform: Self.position)
  var logoPosition: Position?

  mutating func validate() throws {
    if logo == "" { throw ValidationError("'--logo' is empty; name a PNG.") }
    if logo == "-" {
      throw ValidationError("'--logo' cannot be read from standard input; name a PNG.")
    }
    let names = [
      logoScale.map { _ in "--logo-scale" }, logoPoints.map { _ in "--logo-points" },
      logoPosition.map { _ in "--logo-position" },
    ].compactMap { $0 }
    if logo == nil, let name = names.first { throw ValidationError("'\(name)' needs '--logo'.") }
    if logoScale != nil && logoPoints != nil {
      throw ValidationError("'--logo-scale' and '--logo-points' are two sizes; leave out one.")
    }
    if let logoPoints, !(logoPoints > 0 && logoPoints <= LogoOptions.pointLimit) {
      throw ValidationError(
        "'--logo-points \(logoPoints)' must be above 0 and at most "
          + "\(Int(LogoOptions.pointLimit)).")
    }
  }

  func apply(to options: inout PictureOptions) {
    if let logoScale { options.logo.length = .share(logoScale) }
    if let logoPoints { options.logo.length = .points(logoPoints) }
    if let logoPosition { options.logo.position = logoPosition }
  }

  @Sendable private static func share(_ text: String) throws -> Double {
    let number = text.hasSuffix("%") ? text.dropLast() : text[...]
    let isNumber = number.allSatisfy { $0 == "." || ("0"..."9").contains($0) }
    let share = isNumber ? Double(number).map { text.hasSuffix("%") ? $0 / 100 : $0 } : nil
    if let share, share > LogoOptions.shareLimit, share <= LogoOptions.shareLimit * 100,
      !text.hasSuffix("%")
    {
      throw ValidationError("it is more than 400%; did you mean '\(text)%'?")
    }
    guard let share, share > 0, share <= LogoOptions.shareLimit else {
      throw ValidationError("it is not a share from 0 through 400%, such as '25%' or '0.25'.")
    }
    return share
  }

  @Sendable private static func position(_ text: String) throws -> Position {
    guard let position = Position(parsing: text) else {
      throw ValidationError(
        "it is not one of \(Position.names.joined(separator: ", ")), nor 'X%,Y%' with both from "
          + "0% through 100%.")
    }
    return position
  }
}
