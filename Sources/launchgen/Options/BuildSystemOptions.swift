import ArgumentParser
import LaunchImages

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What build systems and continuous integration ask for.
struct BuildSystemOptions: ParsableArguments {
  @Flag(
    help: """
      Write nothing; print what a build would change or remove, and exit with 1 if there is \
      anything.
      """)
  var check = false

  @Option(
    help: ArgumentHelp(
      "Print the paths of all files that a build would write, and write nothing.",
      discussion: """
        paths prints one on each line; xcfilelist the same for Xcode, relative ones below \
        $(SRCROOT).
        """))
  var listOutputs: OutputListFormat?

  @Option(
    help: ArgumentHelp(
      "Write a makefile that says which files the build has read.", valueName: "file"),
    completion: .file())
  var depfile: String?

  @Option(
    help: ArgumentHelp(
      "The target in the depfile. (default: the property list's path)", valueName: "name"))
  var depfileTarget: String?

  @Flag(
    help: """
      Neither use nor keep the record .launchgen-record in the output folder, by which a build \
      that has nothing to do ends at once.
      """)
  var noRecord = false

  @Option(
    help: ArgumentHelp(
      """
      Take images from this folder if they were made before, and put others into it. Processes \
      and machines may share it. (default: LAUNCHGEN_CACHE)
      """, valueName: "folder"),
    completion: .directory)
  var cache: String?

  @Option(
    help: ArgumentHelp(
      "The most megabytes to keep in the cache; what was used least recently goes first.",
      valueName: "number"))
  var cacheSize = 2000

  mutating func validate() throws {
    if cacheSize < 0 {
      throw ValidationError("'--cache-size \(cacheSize)' must not be negative.")
    }
    if depfile?.isEmpty == true {
      throw ValidationError("'--depfile' is empty; name a file.")
    }
    if depfileTarget != nil && depfile == nil {
      throw ValidationError("'--depfile-target' needs '--depfile'.")
    }
    if depfileTarget?.isEmpty == true {
      throw ValidationError("'--depfile-target' is empty; name a target.")
    }
  }
}

extension BuildSystemOptions {
  /// The folder of the cache, by the option or the environment; `nil` without either.
  var cacheFolder: String? {
    let folder = cache ?? ProcessInfo.processInfo.environment["LAUNCHGEN_CACHE"] ?? ""
    return folder.isEmpty ? nil : folder
  }

  /// Keeps the cache within its size.
  func trimCache() {
    guard let cacheFolder else { return }
    CacheCleaning.trim(cacheFolder, toBytes: cacheSize * 1_000_000)
  }

  var reuse: Reuse {
    var reuse = Reuse(version: version)
    reuse.keepsRecord = !noRecord
    reuse.cacheFolder = cacheFolder
    return reuse
  }
}

/// How paths are listed.
enum OutputListFormat: String, ExpressibleByArgument, CaseIterable {
  case paths, xcfilelist

  /// A line for each path.
  func text(of paths: [String]) -> String {
    paths.map { path in
      let isRelative = self == .xcfilelist && !path.hasPrefix("/")
      return (isRelative ? "$(SRCROOT)/" : "") + path + "\n"
    }.joined()
  }
}
