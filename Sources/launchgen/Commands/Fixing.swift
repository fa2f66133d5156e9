import Files
import InfoPlist
import LaunchApps
import LaunchCheck
import ManyApps
import Platform
import Texts

/// The safe corrections of `check --fix`, which are made before the rules are checked.
///
/// The Info.plist of a built app is not changed, because a change would break the app's signature.
struct Fixing {
  private let files: [CorrectedInfoPlist]

  /// Decides what to correct in the Info.plist files that were found. Nothing is written.
  init(_ paths: [LoadedPath]) throws {
    let found = InfoPlistSearch.files(of: paths.flatMap(\.bundles))
    files = try found.map { path, images in
      try mapError(try Self.corrected(path, images)) { (error: InfoPlistError) in
        CommandError(error.message(forNamed: path))
      }
    }
  }

  private static func corrected(
    _ path: String, _ images: Set<String>
  ) throws(InfoPlistError) -> CorrectedInfoPlist {
    let file = try CorrectedInfoPlist(path: path, images: images)
    try file.checkMode()
    return file
  }

  /// Prints the corrections as a unified diff.
  func printDifference() throws {
    let text = files.map { $0.result.difference(path: VisibleText.of($0.path)) }.joined()
    try Results.print(difference: text)
  }

  /// Corrects the files, and returns the paths of those that changed.
  func write(_ console: Console) throws -> Set<String> {
    try Interruption.start()
    for file in files {
      try mapError(try file.write()) { (error: InfoPlistError) in
        CommandError(error.message(at: file.path))
      }
      console.finish(file)
    }
    return Set(files.filter { !$0.result.corrections.isEmpty }.map(\.path))
  }
}
