import ArgumentParser
import LaunchImages
import LaunchPreview

/// Where a preview goes.
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

  @Option(
    help: "As for 'launchgen build': the sizes of files are those of a build with the same value.")
  var compression: Compression = .balanced

  @Option(help: "How many tasks run at the same time. (default: one for each processor)")
  var jobs: Int?

  @Flag(help: "Treat warnings as errors: exit with 65 and write nothing.")
  var strict = false

  @Flag(name: [.short, .long], help: "Print only warnings and errors.")
  var quiet = false

  mutating func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs \(jobs)' must be at least 1.") }
    // What is there already is replaced: it has to be meant.
    guard [".html", ".htm"].contains(where: output.lowercased().hasSuffix) else {
      throw ValidationError("'--output \(output)' must end in .html.")
    }
    if let png, !png.lowercased().hasSuffix(".png") {
      throw ValidationError("'--png \(png)' must end in .png.")
    }
  }

  func apply(to options: inout BuildOptions) {
    options.compression = compression
    options.warningsAreErrors = strict
    // A page is looked at to see what is hidden.
    options.safeArea = .warn
    if let jobs { options.jobs = jobs }
  }

  /// - Parameters:
  ///   - inputs: what the preview is of.
  ///   - confinement: how far paths may lead that were not typed.
  func files(
    inputs: [String], _ confinement: ConfigurationOptions.Confinement
  ) throws(PreviewFileError) -> PreviewFiles {
    try PreviewFiles(
      page: PreviewFiles.Destination(path: output, below: confinement.root(of: "output")),
      sheet: png.map { PreviewFiles.Destination(path: $0, below: confinement.root(of: "png")) },
      inputs: inputs, replacesForeign: replace)
  }
}
