/// Folders whose contents belong to Xcode or to a version control system such as Git. No output may
/// be written into such a folder, because its owner would refuse, ignore or replace the output.
enum PackageFolder {
  /// Extensions of folders that Xcode treats as one file. `lproj` is not included, because iOS
  /// finds launch images in such folders. `app` is not included, because a build phase may write
  /// into built apps.
  private static let extensions: Set<String> = [
    "appiconset", "atlas", "colorset", "dsym", "imageset", "launchimage", "nib", "playground",
    "spriteatlas", "storyboardc", "xcarchive", "xcassets", "xcdatamodel", "xcdatamodeld",
    "xcframework", "xcodeproj", "xcstickers", "xcworkspace",
  ]
  /// Extensions that are checked only below the current folder. A folder above the current folder,
  /// such as a checkout, may have such an extension by chance.
  private static let ordinary: Set<String> = ["bundle", "framework", "icon"]
  private static let names: Set<String> = [".git", ".hg", ".svn"]

  /// Checks that outputs may be written into a folder, which need not exist. The names in the path
  /// are checked both as written and with links resolved.
  ///
  /// - Throws: ``FileError/insidePackage(name:)``
  static func check(_ path: String) throws(FileError) {
    // No system opens longer paths.
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
    let suffix = FileExtension.of(name)
    return extensions.contains(suffix) || !isAbove && ordinary.contains(suffix)
  }
}
