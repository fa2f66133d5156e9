import ArgumentParser
import LaunchImages
import WebApps

/// The artworks of a web app beside the main one.
struct WebArtworkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A portrait PNG for the portrait images.", valueName: "png"),
    completion: .file(extensions: ["png"]))
  var artworkPortrait: String?

  @Option(
    help: ArgumentHelp(
      "A PNG for the dark appearance: makes a dark image and tag beside each light one.",
      valueName: "png"),
    completion: .file(extensions: ["png"]))
  var dark: String?

  @Option(
    help: ArgumentHelp("A portrait PNG for the dark portrait images.", valueName: "png"),
    completion: .file(extensions: ["png"]))
  var darkPortrait: String?

  @Option(
    help: ArgumentHelp(
      "The color beside and behind dark artwork. (default: that of --background)",
      valueName: "color"),
    transform: PlacingOptions.color)
  var darkBackground: RGBColor?

  mutating func validate() throws {
    let paths = [
      ("--artwork-portrait", artworkPortrait), ("--dark", dark), ("--dark-portrait", darkPortrait),
    ]
    for (option, path) in paths {
      if path == "" { throw ValidationError("'\(option)' is empty; name a PNG.") }
      if path == "-" {
        throw ValidationError("'\(option)' is a file; only the artwork comes from standard input.")
      }
    }
    if dark == nil && darkPortrait != nil {
      throw ValidationError("'--dark-portrait' needs '--dark', of which the others are made.")
    }
    if dark == nil && darkBackground != nil {
      throw ValidationError("'--dark-background' needs '--dark'.")
    }
  }

  func artworks(_ main: String) -> WebAppArtworks {
    var artworks = WebAppArtworks(main: main == "-" ? .standardInput : .file(path: main))
    artworks.portrait = artworkPortrait.map { .file(path: $0) }
    artworks.dark = dark.map { .file(path: $0) }
    artworks.darkPortrait = darkPortrait.map { .file(path: $0) }
    return artworks
  }
}
