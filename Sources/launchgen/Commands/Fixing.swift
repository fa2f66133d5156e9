import Files
import InfoPlist
import LaunchApps

/// `check --fix`: what is certain is corrected before the rules run.
struct Fixing {
  let paths: [String]
  let options: LoadOptions
  let isDryRun: Bool

  /// Corrects the Info.plist files at the paths, or prints what would change.
  ///
  /// Built apps stay as they are: they are signed.
  func run(_ console: Console) throws {
    var files: [CorrectedInfoPlist] = []
    for path in try infoPlists {
      do throws(InfoPlistError) {
        files.append(try CorrectedInfoPlist(path: path))
      } catch {
        throw CommandError(path, error)
      }
    }
    if isDryRun {
      let text = files.map { $0.result.difference(path: VisibleText.of($0.path)) }.joined()
      return try Results.print(difference: text)
    }
    try Interruption.start()
    for file in files {
      do throws(InfoPlistError) {
        try file.write()
      } catch {
        throw CommandError(file.path, error)
      }
      console.finish(file)
    }
  }

  /// Each once, in the order of the paths; what cannot be read is left to the check.
  private var infoPlists: [String] {
    get throws {
      var found: [String] = []
      for path in paths {
        for bundle in (try? BundleLoader.load(path, options)) ?? [] {
          guard case .success(let contents) = bundle.contents, contents.isFile,
            !found.contains(bundle.path)
          else { continue }
          found.append(bundle.path)
        }
      }
      return found
    }
  }
}
