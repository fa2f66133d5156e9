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
      "Recover the artwork from existing launch images, and print the command that replaces them.",
    discussion: """
      Takes a project's folder, an asset catalog (.xcassets), a launch image set (.launchimage), a \
      folder of launch images, a built .app or an .ipa.

      Reports whether each image shows rotated landscape artwork, upright artwork or a portrait \
      image. Also reports what is wrong: sizes that match no screen, artwork that was rotated in \
      the wrong direction, artwork that differs from the other images, and images that no device \
      shows. With --output, writes the best image as upright artwork, without resampling. Prints \
      the 'launchgen build' command that replaces the images, and what to delete. Only the \
      --output file is written; nothing else is changed.

      If an app has no launch images, the picture of its launch screen is the artwork, and the \
      command is 'launchgen screen'. If images are localized, reads the images of one language, \
      and prints the commands for the other languages.

      To find how portrait files are rotated, compares them with an upright landscape image. If \
      there is no such image, --orientation decides, or else Info.plist. If only Info.plist shows \
      the direction, if the images disagree about the app's orientation, or if the app launches in \
      portrait, prints a question instead of the command; --orientation answers it.

      Exit codes: 0 no errors, 1 errors found (with --strict also for warnings) or other languages \
      are left to import, 65 no usable artwork, 66 missing, unreadable, or no launch images.
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
