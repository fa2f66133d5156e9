internal import Files
internal import InfoPlist
internal import LaunchRules
internal import PNGCodec

/// Reads the Info.plist files, and their launch images, at a path.
public enum BundleLoader {
  /// Reads an Info.plist, a folder, an `.app` or an `.ipa`.
  ///
  /// - Throws: ``LoadError`` if nothing at the path can be checked.
  public static func load(_ path: String) throws(LoadError) -> [LoadedBundle] {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if FileKind(of: trimmed) == .folder {
      // GitHub annotations need paths without "./".
      return try FolderWalk.isApp(trimmed) ? [app(trimmed)] : folder(trimmed == "." ? "" : trimmed)
    }
    if trimmed.lowercased().hasSuffix(".ipa") { return try ArchiveLoader.load(trimmed) }
    return [try infoPlist(trimmed, isBuilt: false)]
  }

  private static func app(_ folder: String) throws(LoadError) -> LoadedBundle {
    let path = folder + "/Info.plist"
    guard FileKind(of: path) == .file else { throw .noInfoPlist(.app) }
    return try infoPlist(path, isBuilt: true)
  }

  private static func folder(_ folder: String) throws(LoadError) -> [LoadedBundle] {
    let found: [FolderWalk.Found]
    do throws(FileError) {
      found = try FolderWalk.infoPlists(in: folder)
    } catch {
      throw .unreadable(error)
    }
    if found.isEmpty { throw .noInfoPlist(.folder) }
    var bundles: [LoadedBundle] = []
    for found in found {
      let images = found.isInApp ? nil : folder
      let bundle = try infoPlist(found.path, isBuilt: found.isInApp, imagesIn: images)
      if found.isInApp || bundle.isInfoPlist { bundles.append(bundle) }
    }
    if bundles.isEmpty { throw .noInfoPlist(.folder) }
    return bundles
  }

  /// - Parameter folder: where to look for images if none are near the Info.plist.
  private static func infoPlist(
    _ path: String, isBuilt: Bool, imagesIn folder: String? = nil
  ) throws(LoadError) -> LoadedBundle {
    let document: PropertyListDocument
    do throws(InfoPlistError) {
      document = try PropertyListDocument(path: path)
    } catch {
      if case .unreadable(let error) = error { throw .unreadable(error) }
      return LoadedBundle(path: path, contents: .failure(error))
    }
    let names = LaunchInfo(document).imageNames
    var images = images(named: names, in: Self.folder(of: path), isBuilt: isBuilt)
    // A project may keep its images outside the folder of its Info.plist.
    if images.isEmpty, let folder { images = self.images(named: names, in: folder, isBuilt: false) }
    return LoadedBundle(
      path: path,
      contents: .success(BundleContents(document: document, images: images, isBuilt: isBuilt)))
  }

  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  /// Looks for images in a folder; for a source folder, also in the folders below it.
  private static func images(
    named names: Set<String>, in folder: String, isBuilt: Bool
  ) -> [ImageFile] {
    names.isEmpty
      ? []
      : FolderWalk.files(named: names, in: folder, depth: isBuilt ? 0 : 4)
        .compactMap { name, path in
          header(path).map { ImageFile(name: name, path: path, header: $0) }
        }
  }

  /// The image's header; `nil` if the file cannot be read, as if it were missing.
  private static func header(_ path: String) -> Result<PNGHeader, PNGError>? {
    guard let file = try? ReadableFile(path: path),
      let bytes = try? file.read(at: 0, count: PNGHeader.byteCount)
    else { return nil }
    return Result { () throws(PNGError) in try PNGHeader(bytes) }
  }
}
