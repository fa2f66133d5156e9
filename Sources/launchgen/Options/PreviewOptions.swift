import ArgumentParser
import LaunchPreview

struct PreviewOptions: ParsableArguments {
  @OptionGroup(title: HelpPage.output) var output: OutputFileOption

  @Option(
    file: ["png"], "Also write a contact sheet: one picture of all screens, for a pull request.")
  var png: String?

  @OptionGroup(title: HelpPage.output) var replace: ReplaceOption

  @Flag(help: "Open the page in the browser.")
  var open = false

  @OptionGroup(title: HelpPage.output) var quiet: QuietOption
  @OptionGroup(title: HelpPage.output) var strict: StrictOption
  @OptionGroup(title: HelpPage.output, visibility: .further) var work: JobsOption

  var path: String { output.output ?? PreviewFiles.standardName }
  var jobs: Int? { work.jobs }

  mutating func validate() throws {
    // Existing files are replaced, so the ending must protect other files from a mistyped path.
    guard [".html", ".htm"].contains(where: path.lowercased().hasSuffix) else {
      throw ValidationError("'--output \(path)' must end in .html.")
    }
    if let png, !png.lowercased().hasSuffix(".png") {
      throw ValidationError("'--png \(png)' must end in .png.")
    }
  }
}
