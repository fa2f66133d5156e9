import ArgumentParser
import LaunchApps
import LaunchImages
import LaunchImport
import ManyApps
import Platform
import Texts

struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Recover artwork from launch images, and print the command that replaces them.",
    discussion: """
      For each image, reports whether it is rotated, and whether it has one of these faults:
        a size that matches no screen
        a rotation in the wrong direction
        artwork that differs from the other images
        no device that shows the image

      Then prints the 'launchgen build' command that replaces the images, and lists what to \
      delete. With --output, writes the best image as upright artwork, without resampling. No \
      other file changes.

      Without launch images, the command uses the picture in the launch screen, and prints a \
      'launchgen screen' command. Of localized images, it reads those of one language, and prints \
      the commands for the other languages.

      Asks for --orientation, and prints no command, in three cases:
        the images alone do not show in which direction they are rotated
        the images disagree about the app's orientation
        the app launches in portrait

      Exit codes:
        0   no errors
        1   errors (with --strict, also warnings), or a language not imported
        65  no usable artwork
        66  missing, unreadable, or without launch images
      """)

  @Argument(
    help: "A folder, .xcodeproj, .xcworkspace, .xcassets, .launchimage, .app or .ipa.",
    completion: .file(
      extensions: ["xcodeproj", "xcworkspace", "xcassets", "launchimage", "app", "ipa"]))
  var path: String

  @OptionGroup var output: OutputFileOption
  @OptionGroup var replace: ReplaceOption
  @OptionGroup var orientation: OrientationOption
  @OptionGroup var infoPlist: InfoPlistOption
  @OptionGroup var project: ProjectOptions
  @OptionGroup var strict: StrictOption
  @OptionGroup var json: JSONOption

  mutating func validate() throws {
    if path.isEmpty { throw ValidationError("the path is empty; use '.' for the current folder.") }
    if let output = output.output {
      try OptionText.refuseEmpty(output, "--output", "name a PNG such as art.png")
      if output.endsInSlash {
        throw ValidationError("'--output \(output)' is a folder; name a file such as art.png.")
      }
    }
    if replace.replace && output.output == nil {
      throw ValidationError("'--replace' needs a file to write; name it with '--output'.")
    }
  }

  func run() throws {
    var options = ImportOptions()
    options.orientation = orientation.orientation
    options.infoPlist = infoPlist.infoPlist
    options.loading = project.options(.standard)
    do {
      try run(options)
    } catch let error as ImportError {
      throw CommandError(error.message(at: path))
    }
  }

  private func run(_ options: ImportOptions) throws {
    let console = Console()
    let omissions = SearchOmissions()
    defer { console.report(omissions) }
    let importer = try omissions.collecting { () throws(ImportError) in
      try Importer(path, options)
    }
    let hasArtwork = importer.judgement.choice != nil
    var isWritten: Bool?
    let output = output.output
    if let output, hasArtwork {
      try Interruption.start()
      isWritten = try importer.writeArtwork(to: output, replaces: replace.replace)
    }
    let report = ImportReport(importer, path: path, output: output, isWritten: isWritten)
    try Results.print(
      ImportDocument(report, leftOut: omissions.notes), asJSON: json.json
    ) { report.lines(columns: $0, typedCommand: ProcessArguments.commandLine) }
    if let output {
      if !hasArtwork { throw ImportError.noArtwork }
      console.note("\(output): \(isWritten == true ? "written" : "up to date")")
    }
    let levels = importer.judgement.images.flatMap(\.levels)
    let isFound =
      !hasArtwork || levels.contains(.error) || (strict.strict && levels.contains(.warning))
      || !importer.survey.otherLanguages.isEmpty
    if isFound { throw ExitStatus.found.code }
  }
}
