internal import Files
internal import InfoPlist
package import LaunchRules

extension BundleLoader {
  /// The property list with the entries that a build writes.
  private static let entries = "UILaunchImages.plist"
  /// That with the key of a launch file.
  private static let launchFile = "LaunchFile.plist"

  /// Whether a folder has what a build writes, and is not an app.
  package static func isBuildFolder(_ path: String) -> Bool {
    FileKind(of: path) == .folder && list(in: path) != nil
      && FileKind(of: OutputFolder.path(of: "Info.plist", in: path)) == nil
  }

  /// The property list that a build has written last.
  private static func list(in folder: String) -> String? {
    [entries, launchFile].first { FileKind(of: OutputFolder.path(of: $0, in: folder)) == .file }
  }

  /// Reads what a build wrote, as if an Info.plist had its entries.
  ///
  /// - Parameter orientation: the orientation that the app launches into, which no file there says.
  package static func load(
    buildFolder path: String, launching orientation: InterfaceOrientation
  ) throws(LoadError) -> LoadedBundle {
    let folder = path.endsInSlash ? path : path + "/"
    let list = list(in: path) ?? entries
    do throws(InfoPlistError) {
      var root = try PropertyListDocument(found: folder + list).root
      // A build need not make a launch file.
      let keys =
        FileKind(of: folder + launchFile) == .file
        ? try PropertyListDocument(found: folder + launchFile).root : [:]
      root.merge(keys) { first, _ in first }
      root[InfoPlistKey.supportedOrientations] = .array([.string(orientation.rawValue)])
      let text = XMLWriter(newline: "\n", indentUnit: "\t").document(root)
      let document = try PropertyListDocument(ContiguousArray(text.utf8))
      var loader = LaunchFileLoader(project: nil, FolderTree())
      return LoadedBundle(
        path: folder + list,
        contents: .success(
          BundleContents(
            document: document,
            images: images(
              named: LaunchInfo(document).imageNames, in: folder, isBuilt: false, FolderTree()),
            launchFiles: loader.contents(for: document, in: folder), isBuilt: false)))
    } catch {
      if case .unreadable(let error) = error { throw .unreadable(error) }
      return LoadedBundle(path: folder + list, contents: .failure(error))
    }
  }
}
