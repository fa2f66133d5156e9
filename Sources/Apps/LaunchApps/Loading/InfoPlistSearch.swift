internal import Files

/// Finds the Info.plist that a person means without naming it.
package enum InfoPlistSearch {
  /// The source Info.plist of the only app in a folder and its subfolders.
  ///
  /// - Throws: ``LoadError`` if there is no such file, or if there are several.
  package static func onlyFile(in folder: String) throws(LoadError) -> String {
    let paths = files(of: try BundleLoader.load(folder)).map(\.path)
    guard let first = paths.first else { throw BundleLoader.noApp(in: folder) }
    if paths.count > 1 { throw .severalInfoPlists(paths: paths) }
    return first
  }

  /// The paths of the files directly in a folder that have the name of an Info.plist, sorted.
  ///
  /// - Parameter folder: the folder's path; empty for the current folder.
  package static func files(directlyIn folder: String) -> [String] {
    let names = (try? FolderListing.names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.filter(FolderWalk.isInfoPlist).map { Path.joined(folder, $0) }
      .filter { FileKind(of: $0) == .file }
  }

  /// The source Info.plist files of the bundles, each once, in their order. Unreadable files and
  /// built apps are left out. `images` are the names of the launch images that were found.
  package static func files(
    of bundles: [LoadedBundle]
  ) -> [(path: String, images: Set<String>)] {
    var seen: Set<String> = []
    return bundles.compactMap { bundle in
      guard case .success(let contents) = bundle.contents, contents.isFile,
        seen.insert(bundle.path).inserted
      else { return nil }
      return (bundle.path, contents.imageNames)
    }
  }
}
