/// Folders whose contents belong to a program, so that no output may be written into them: Xcode would
/// refuse, ignore or replace it.
enum PackageFolder {
  /// What Xcode reads as one thing, and Git's own folder. Not among them are the folders of a
  /// language, where iOS finds launch images, and built apps, into which a build phase may write.
  private static let extensions: Set<String> = [
    "bundle", "dsym", "framework", "icon", "nib", "playground", "storyboardc", "xcassets",
    "xcdatamodel", "xcdatamodeld", "xcframework", "xcodeproj", "xcstickers", "xcworkspace",
  ]

  /// The name of the folder of this kind that a folder is, or is in; `nil` if there is none.
  ///
  /// - Parameter path: the path of a folder that need not exist; its links are followed.
  static func name(around path: String) -> String? {
    let names = (ResolvedPath.ofNearest(path) ?? path).pathNames
    return names.first { name in
      let name = name.lowercased()
      guard let dot = name.lastIndex(of: ".") else { return false }
      return name == ".git"
        || dot != name.startIndex && extensions.contains(String(name[dot...].dropFirst()))
    }.map(String.init)
  }

  /// Checks that a folder may have outputs.
  ///
  /// - Throws: ``FileError/insidePackage(name:)``
  static func check(_ path: String) throws(FileError) {
    if let name = name(around: path) { throw .insidePackage(name: name) }
  }
}
