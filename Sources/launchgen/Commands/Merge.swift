import ArgumentParser
import LaunchApps
import LaunchImages
import ManyApps
import Platform
import Texts

struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the entries of launch images (UILaunchImages) into an Info.plist.",
    discussion: """
      The entries are for the images that 'launchgen build' writes with the same options. Entries \
      for other screens stay. In an XML file, the rest of the text stays as it is. A binary \
      property list stays binary.

      If the Info.plist has the ~iphone variant of a key, the command writes the variant, because \
      iPhones prefer it. iPads also read UILaunchImages, where the images are rotated for \
      iPhones. So in an app for iPhones and iPads, the entries go into UILaunchImages~iphone \
      and UILaunchImages~ipad.
      """)

  @Argument(
    help: "The Info.plist to change, or its folder. Symbolic links are followed.",
    completion: .file(extensions: ["plist"]))
  var infoPlist: String

  @OptionGroup var orientation: OrientationOption

  @Flag(
    help: "Also put the images' orientation first in UISupportedInterfaceOrientations.")
  var setOrientations = false

  @OptionGroup var replace: ReplaceOption
  @OptionGroup var naming: NamingOptions
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var quiet: QuietOption

  mutating func validate() throws {
    if infoPlist.isEmpty {
      throw ValidationError("the Info.plist's path is empty; name the file to write into.")
    }
  }

  func run() throws {
    let console = Console(isQuiet: quiet.quiet)
    let infoPlist = try console.reportingOmissions {
      try InfoPlistFolder.infoPlist(self.infoPlist)
    }
    let update = try mapError(
      try InfoPlistUpdate(path: infoPlist, options), CommandError.naming(infoPlist))
    try mapError(try update.checkMode(), CommandError.naming(infoPlist))
    console.write(update.merge.warnings.map { $0.message(at: infoPlist) })
    if dryRun.dryRun {
      let path = VisibleText.of(infoPlist)
      return try Results.print(difference: update.merge.difference(path: path))
    }
    try Interruption.start()
    try mapError(try update.write(), CommandError.writing(infoPlist))
    console.note(update.merge.summary(infoPlist))
    if !update.merge.changes.isEmpty { console.remind([.cache]) }
  }

  private var options: MergeOptions {
    let choices = naming.choices
    var options = MergeOptions(
      entries: choices.entries(for: .phone), padEntries: choices.entries(for: .pad))
    options.orientation = orientation.orientation
    options.setsOrientations = setOrientations
    options.replaces = replace.replace
    return options
  }
}
