internal import Files
internal import InfoPlist

extension StoryboardLoader {
  /// Reads a file's bytes; returns `nil` if the file cannot be read or has more than `limit` bytes.
  typealias Reader = (_ path: String, _ limit: Int) -> ContiguousArray<UInt8>?

  private static let builtTypes = ["storyboardc", "nib"]
  /// Maximum size in bytes of a compiled storyboard's property list, which has only a line or two
  /// for each view controller.
  private static let listLimit = 1 << 20

  static func compiled(_ path: String, _ read: Reader) -> FoundStoryboard {
    let list = read(path + "/Info.plist", listLimit).flatMap { try? PropertyListDocument($0) }
    return .compiled(path: path, list.map(CompiledStoryboard.init))
  }

  /// Reads the launch storyboards of a built app.
  ///
  /// - Parameters:
  ///   - paths: paths of the files at the top of the app and in its language folders.
  ///   - read: a function that reads a file.
  static func built(
    _ document: PropertyListDocument, _ paths: [String],
    _ read: Reader
  ) -> StoryboardContents {
    let search = StoryboardSearch(paths, extensions: builtTypes)
    let sites = StoryboardReference.all(in: document).map { reference in
      let lookup: StoryboardLookup =
        switch reference.name.map(search.match) {
        case .found(let paths): .files(paths.map { compiled($0, read) })
        case .otherCase(let fileName): .otherCase(fileName: fileName)
        case .some(.none): .missing(isCertain: true)
        case .ambiguous, nil: .unknown
        }
      return StoryboardSite(reference: reference, lookup: lookup)
    }
    return StoryboardContents(sites: sites)
  }

  /// Reads the launch storyboards of a built app in a folder.
  static func built(_ document: PropertyListDocument, app folder: String) -> StoryboardContents {
    let names = (try? FolderListing.names(in: folder)) ?? []
    let localized = names.filter { $0.hasSuffix(".lproj") }.flatMap { language in
      ((try? FolderListing.names(in: folder + "/" + language)) ?? []).map { language + "/" + $0 }
    }
    return built(document, (names + localized).map { folder + "/" + $0 }, read)
  }
}
