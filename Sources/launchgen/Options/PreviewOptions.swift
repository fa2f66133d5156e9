import ArgumentParser
import Configuration
import LaunchPreview

/// Options for where a preview is written, and whether it is opened.
struct PreviewOptions: ParsableArguments {
  static let file = "LaunchPreview.html"

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The page to write; its folder is created if missing.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var output = Self.file

  @Option(
    help: ArgumentHelp(
      "Also write a contact sheet: one picture of all screens, for a pull request.",
      valueName: "file"),
    completion: .file(extensions: ["png"]))
  var png: String?

  @Flag(help: "Also replace files that launchgen did not make.")
  var replace = false

  @Flag(help: "Open the page in the browser.")
  var open = false

  @OptionGroup var work: WorkOptions

  mutating func validate() throws {
    // Existing files are replaced: the ending protects files of other kinds from a mistyped path.
    guard [".html", ".htm"].contains(where: output.lowercased().hasSuffix) else {
      throw ValidationError("'--output \(output)' must end in .html.")
    }
    if let png, !png.lowercased().hasSuffix(".png") {
      throw ValidationError("'--png \(png)' must end in .png.")
    }
  }

  /// - Parameters:
  ///   - inputs: the files that the preview shows.
  ///   - confinement: the limit for paths from launchgen.json.
  func files(
    inputs: [String], _ confinement: ConfigurationOptions.Confinement
  ) throws(PreviewFileError) -> PreviewFiles {
    try PreviewFiles(
      page: PreviewFiles.Destination(path: output, below: confinement.root(of: "output")),
      sheet: png.map { PreviewFiles.Destination(path: $0, below: confinement.root(of: "png")) },
      inputs: inputs, replacesForeign: replace)
  }
}
