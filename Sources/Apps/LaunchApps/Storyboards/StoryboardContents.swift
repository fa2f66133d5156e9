/// The launch storyboards and main storyboards of an app, and the assets that they use.
package struct StoryboardContents: Sendable {
  package var sites: [StoryboardSite] = []
  /// The places in InfoPlist.strings that translate the key of the launch storyboard.
  package var translations: [(path: String, line: Int)] = []
  /// The assets; `nil` if there are none to check, as in a built app.
  package var assets: LaunchAssets?

  /// The storyboards and xibs of a role that can be read, each once, with its path.
  package func documents(_ role: StoryboardReference.Role) -> [(
    path: String, document: InterfaceDocument
  )] {
    files(role).compactMap { file in
      guard case .source(let path, .success(let document)) = file else { return nil }
      return (path, document)
    }
  }

  /// The files of a role that were found, each once, in the order of the references.
  package func files(_ role: StoryboardReference.Role) -> [FoundStoryboard] {
    var seen: Set<String> = []
    return sites.filter { $0.reference.role == role }.flatMap { site -> [FoundStoryboard] in
      guard case .files(let files) = site.lookup else { return [] }
      return files.filter { seen.insert($0.path).inserted }
    }
  }
}
