import ArgumentParser
import LaunchImages
import Platform

/// Options for the cache of images from earlier builds.
struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Reuse images from this folder, and store new ones in it. Processes and machines may share \
      it. (default: the environment variable LAUNCHGEN_CACHE)
      """, valueName: "folder"),
    completion: .directory)
  var cache: String?

  @Option(
    help: ArgumentHelp(
      "The size limit of the cache in MB; the least recently used images are removed first.",
      valueName: "number"),
    transform: PlainNumber.reader(of: "megabytes", example: "2000", units: ["m", "mb"]))
  var cacheSize = 2000

  mutating func validate() throws {
    if cacheSize < 0 {
      throw ValidationError("'--cache-size \(cacheSize)' must not be negative.")
    }
  }

  /// The cache's folder: the value of `--cache`, or else of the environment variable
  /// `LAUNCHGEN_CACHE`; `nil` without either.
  var folder: String? {
    let folder = cache ?? Environment.variables["LAUNCHGEN_CACHE"] ?? ""
    return folder.isEmpty ? nil : folder
  }

  /// Removes the least recently used images until the cache is not larger than `--cache-size`.
  func trim() {
    guard let folder else { return }
    CacheCleaning.trim(folder, toBytes: Megabytes.bytes(cacheSize))
  }
}
