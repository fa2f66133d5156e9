/// Folders whose contents belong to a program, so that no output may be written into them: Xcode would
/// refuse, ignore or replace it.
enum PackageFolder {
  /// What Xcode reads as one thing, wherever it is. Not among them are the folders of a language,
  /// where iOS finds launch images, and built apps, into which a build phase may write.
  private static let extensions: Set<String> = [
    "appiconset", "atlas", "colorset", "dsym", "imageset", "launchimage", "nib", "playground",
    "spriteatlas", "storyboardc", "xcarchive", "xcassets", "xcdatamodel", "xcdatamodeld",
    "xcframework", "xcodeproj", "xcstickers", "xcworkspace",
  ]
  /// Extensions that a folder above the current one may have by chance, such as a checkout's.
  private static let ordinary: Set<String> = ["bundle", "framework", "icon"]
  private static let names: Set<String> = [".git", ".hg", ".svn"]

  /// Checks that a folder may have outputs. It need not exist; its names count, and those to which
  /// its links lead.
  ///
  /// - Throws: ``FileError/insidePackage(name:)``
  static func check(_ path: String) throws(FileError) {
    // No system opens longer paths, and finding their links takes the square of their length.
    if path.isTooLongPath { return }
    let resolved = (ResolvedPath.ofNearest(path) ?? path).pathNames
    let current = ((try? ResolvedPath.of(".")) ?? "").pathNames
    let above = resolved.starts(with: current) ? current.count : 0
    let found =
      path.pathNames.first { isPackage($0, isAbove: false) }
      ?? resolved.enumerated().first { isPackage($1, isAbove: $0 < above) }?.element
    if let found { throw .insidePackage(name: String(found)) }
  }

  private static func isPackage(_ name: Substring, isAbove: Bool) -> Bool {
    let name = name.lowercased()
    if names.contains(name) { return true }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
    let suffix = String(name[dot...].dropFirst())
    return extensions.contains(suffix) || !isAbove && ordinary.contains(suffix)
  }
}
