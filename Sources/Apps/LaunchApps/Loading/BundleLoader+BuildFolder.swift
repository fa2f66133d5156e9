internal import Files
internal import InfoPlist
package import LaunchRules

extension BundleLoader {
  /// Name of the file to which a launchgen build writes the entries of UILaunchImages.
  private static let entries = "UILaunchImages.plist"
  /// Name of the file to which a launchgen build writes the key that names its launch storyboard.
  private static let launchScreen = "LaunchScreen.plist"

  /// Whether a folder contains the output of a launchgen build, and no Info.plist.
  package static func isBuildFolder(_ path: String) -> Bool {
    FileKind(of: path) == .folder && list(in: path) != nil
      && FileKind(of: Path.joined(path, "Info.plist")) == nil
  }

  /// Name of the property list in a build's output; `nil` if there is none.
  private static func list(in folder: String) -> String? {
    [entries, launchScreen].first { FileKind(of: Path.joined(folder, $0)) == .file }
  }

  /// Reads the output of a launchgen build as if its property lists were an Info.plist.
  ///
  /// - Parameter orientation: the orientation that the app launches into, which the output does not
  ///   contain.
  package static func load(
    buildFolder path: String, launching orientation: InterfaceOrientation
  ) throws(LoadError) -> LoadedBundle {
    let folder = path.endsInSlash ? path : path + "/"
    let list = list(in: path) ?? entries
    do throws(InfoPlistError) {
      var root = try PropertyListDocument(found: folder + list).root
      // Not every build writes a launch storyboard.
      let keys =
        FileKind(of: folder + launchScreen) == .file
        ? try PropertyListDocument(found: folder + launchScreen).root : [:]
      root.merge(keys) { first, _ in first }
      root[InfoPlistKey.supportedOrientations] = .array([.string(orientation.rawValue)])
      let text = XMLWriter(newline: "\n", indentUnit: "\t").document(root)
      let document = try PropertyListDocument(ContiguousArray(text.utf8))
      var loader = StoryboardLoader(project: nil, FolderTree())
      return LoadedBundle(
        path: folder + list,
        contents: .success(
          BundleContents(
            document: document,
            images: images(
              named: LaunchInfo(document).imageNames, in: folder, isBuilt: false, FolderTree()),
            storyboards: loader.contents(for: document, in: folder), isBuilt: false)))
    } catch {
      if case .unreadable(let error) = error { throw .unreadable(error) }
      return LoadedBundle(path: folder + list, contents: .failure(error))
    }
  }
}
