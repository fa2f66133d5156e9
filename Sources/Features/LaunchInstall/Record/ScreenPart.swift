internal import Files
internal import LaunchApps
internal import LaunchImages
internal import LaunchRules

/// A file of a launch screen, recognized by its path. launchgen writes, restores and removes no
/// other files, whatever a record says.
enum ScreenPart: Equatable {
  case storyboard
  /// A picture in an image set of launchgen's.
  case picture
  /// Contents.json of an asset catalog, or of a set of launchgen's in it.
  case contents(LaunchScreenDocument)

  /// - Parameter path: the path of the file in a project, or in the output of a build.
  init?(_ path: String) {
    let names = path.pathNames
    // Hidden folders belong to other programs, such as git.
    guard let name = names.last,
      !names.contains(where: { $0.hasPrefix(".") && $0 != ".." })
    else { return nil }
    let folders = names.dropLast()
    guard let catalog = folders.firstIndex(where: { $0.hasSuffix(".xcassets") }) else {
      if !name.hasSuffix(".storyboard") || name == ".storyboard" { return nil }
      self = .storyboard
      return
    }
    let source = ([LaunchScreenPlan.catalog[...]] + names[(catalog + 1)...]).joined(separator: "/")
    let sets: [LaunchScreenDocument] = [.imageSet, .logoSet]
    if let document = LaunchScreenDocument.allCases.first(where: { $0.file == source }) {
      self = .contents(document)
    } else if name.hasSuffix(".png"), LaunchScreenKind.pictureNames.contains(where: name.hasPrefix),
      sets.contains(where: { $0.file.pathFolder == source.pathFolder })
    {
      self = .picture
    } else {
      return nil
    }
  }

  /// Contents.json of each set that a launch screen may have in a catalog.
  static func sets(in catalog: String) -> [String] {
    [LaunchScreenDocument.imageSet, .logoSet, .colorSet].map {
      catalog + $0.file.dropFirst(LaunchScreenPlan.catalog.count)
    }
  }

  /// The greatest size in bytes of a file that is replaced: it is kept, to be restored later.
  var limit: Int {
    switch self {
    case .storyboard: InterfaceLimit.bytes
    // A picture of a launch screen has at most 25 MB of pixels.
    case .picture: 32 << 20
    case .contents: 1 << 20
    }
  }

  /// Whether launchgen wrote a file of this kind.
  func isOwn(_ bytes: ContiguousArray<UInt8>, at path: String) -> Bool {
    let text = { (bytes: ContiguousArray<UInt8>) in String(decoding: bytes, as: UTF8.self) }
    switch self {
    case .storyboard: return OwnText.isOwn(LaunchScreenDocument.storyboard.file, text(bytes))
    case .contents(let document): return OwnText.isOwn(document.file, text(bytes))
    case .picture:
      // An image belongs to its set.
      let contents = path.pathParts.folder + "Contents.json"
      guard let set = try? FileReader.read(found: contents, limit: 1 << 20, followsLinks: false)
      else { return false }
      return OwnText.isOwn(LaunchScreenDocument.imageSet.file, text(set))
    }
  }
}

extension LaunchScreenKind {
  fileprivate static let pictureNames = [imageName, logoName]
}
