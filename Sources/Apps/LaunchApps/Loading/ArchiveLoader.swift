internal import AppDocuments
internal import LaunchRules
internal import Pictures
internal import Platform

/// Reads the apps in an `.ipa`: the Info.plist, the launch images and the storyboards of each.
struct ArchiveLoader: ~Copyable {
  /// Maximum number of apps in an archive; an archive for the App Store has one.
  private static let appLimit = 8

  private let path: String
  private var archive: ZIPArchive
  private let members: [String: ArchiveMember]

  static func load(_ path: String) throws(LoadError) -> [LoadedBundle] {
    let bundles = try mapError(try bundles(in: path), LoadError.archive)
    if bundles.isEmpty { throw .noInfoPlist(.archive) }
    return bundles
  }

  private static func bundles(in path: String) throws(ArchiveError) -> [LoadedBundle] {
    var loader = try ArchiveLoader(path: path)
    let infoPlists = loader.members.values.filter { member in
      let parts = member.path.pathSegments
      return parts.count == 3 && parts[0] == "Payload" && FolderWalk.isApp(String(parts[1]))
        && parts[2] == "Info.plist"
    }
    if infoPlists.count > appLimit {
      throw .tooManyApps(count: infoPlists.count, limit: appLimit)
    }
    var bundles: [LoadedBundle] = []
    for infoPlist in infoPlists.sorted(by: { $0.path < $1.path }) {
      bundles.append(try loader.bundle(infoPlist))
    }
    return bundles
  }

  private init(path: String) throws(ArchiveError) {
    self.path = path
    archive = try ZIPArchive(path: path)
    members = Dictionary(archive.members.map { ($0.path, $0) }) { first, _ in first }
  }

  private mutating func bundle(_ member: ArchiveMember) throws(ArchiveError) -> LoadedBundle {
    let bytes = try archive.read(member, limit: 16 << 20)
    let shown = path + "/" + member.path
    let document: PropertyListDocument
    do throws(InfoPlistError) {
      document = try PropertyListDocument(bytes)
    } catch {
      if case .file(.unreadable(let error)) = error { throw .unreadable(error) }
      return LoadedBundle(path: shown, contents: .failure(error))
    }
    let folder = member.path.dropLast("Info.plist".count)
    var images: [ImageFile] = []
    for name in LaunchInfo(document).imageNames.sorted() {
      guard let image = members[folder + name] else { continue }
      let bytes = try archive.read(image, limit: 64 << 20)
      let header = Result { () throws(PNGError) in try PNGHeader(bytes) }
      images.append(ImageFile(name: name, path: path + "/" + image.path, header: header))
    }
    let contents = BundleContents(
      document: document, images: images, storyboards: storyboards(document, in: String(folder)),
      isBuilt: true)
    return LoadedBundle(path: shown, contents: .success(contents))
  }

  /// - Parameter folder: the path of the app in the archive, with a trailing slash.
  private mutating func storyboards(
    _ document: PropertyListDocument, in folder: String
  ) -> StoryboardContents {
    let paths = members.keys.filter { $0.hasPrefix(folder) }.compactMap { member -> String? in
      // Member paths are, for example, `NAME.storyboardc/Info.plist` or `Base.lproj/NAME.nib`.
      let parts = member.dropFirst(folder.count).split(separator: "/")
      let isLocalized = parts.first?.hasSuffix(".lproj") == true
      let name = parts.prefix(isLocalized ? 2 : 1).joined(separator: "/")
      return name.isEmpty ? nil : path + "/" + folder + name
    }
    return StoryboardContents(builtFor: document, Set(paths).sorted()) { shown, limit in
      guard let member = members[String(shown.dropFirst(path.count + 1))] else { return nil }
      return try? archive.read(member, limit: limit)
    }
  }
}
