import Files
import InfoPlist
import LaunchApps
import ManyApps
import Platform
import Texts

/// `check --fix`: makes safe corrections in Info.plist files, before the rules are checked.
struct Fixing {
  let paths: [String]
  let options: LoadOptions
  let isDryRun: Bool

  /// Corrects the Info.plist files at ``paths``, or in a dry run, prints the changes.
  ///
  /// The Info.plist of a built app is not changed, because a change would break the app's
  /// signature.
  func run(_ console: Console) throws {
    var files: [CorrectedInfoPlist] = []
    for (path, images) in InfoPlistSearch.files(at: paths, options) {
      let corrected = try mapError(try Self.corrected(path, images)) { (error: InfoPlistError) in
        CommandError(error.message(forNamed: path))
      }
      files.append(corrected)
    }
    if isDryRun {
      let text = files.map { $0.result.difference(path: VisibleText.of($0.path)) }.joined()
      return try Results.print(difference: text)
    }
    try Interruption.start()
    for file in files {
      try mapError(try file.write()) { (error: InfoPlistError) in
        CommandError(error.message(at: file.path))
      }
      console.finish(file)
    }
  }

  private static func corrected(
    _ path: String, _ images: Set<String>
  ) throws(InfoPlistError) -> CorrectedInfoPlist {
    let file = try CorrectedInfoPlist(path: path, images: images)
    try file.checkMode()
    return file
  }
}
