internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Platform
internal import Texts

/// An Info.plist near the output folder. No option names the Info.plist, but the images are
/// probably for its app.
struct UnnamedInfoPlist: Sendable {
  let path: String
  private let document: PropertyListDocument
  private let orientation: LandscapeOrientation

  /// The nearest readable Info.plist with a landscape orientation. The search covers the output
  /// folder, the folders above it up to the current folder and, in a run for one app, the folders
  /// in the current folder.
  static func nearest(to output: String, isOneOfSeveral: Bool) -> UnnamedInfoPlist? {
    if output.isTooLongPath { return nil }
    let parts = output.split(separator: "/").filter { $0 != "." }
    let isBelow = !output.hasPrefix("/") && !parts.contains("..")
    let above = (0...(isBelow ? parts.count : 0)).reversed().map {
      parts.prefix($0).joined(separator: "/")
    }
    for folder in above {
      if let found = first(in: folder) { return found }
    }
    if isOneOfSeveral { return nil }
    let names = (try? FolderListing.names(in: ".")) ?? []
    for name in names
    where !name.hasPrefix(".") && !ForeignFolders.contains(name, in: "")
      && FileKind(of: name) == .folder
    {
      if let found = first(in: name) { return found }
    }
    return nil
  }

  private static func first(in folder: String) -> UnnamedInfoPlist? {
    InfoPlistSearch.files(directlyIn: folder).lazy.compactMap { path in
      guard let document = try? PropertyListDocument(found: path),
        let orientation = try? LaunchOrientations(document).landscape()
      else { return nil }
      return UnnamedInfoPlist(path: path, document: document, orientation: orientation)
    }.first
  }

  /// A warning if the images are made for another orientation than the app's.
  var warning: Message? {
    guard orientation != .default else { return nil }
    let name = ShellText.fileName(path)
    return Message(
      warning: "launches into \(orientation.rawValue), but the images are made for "
        + "\(LandscapeOrientation.default.rawValue) (no option names this file)", "unnamed",
      at: Message.Place(path),
      "add --info-plist \(name), or --merge \(name) for its entries too")
  }

  /// A note if the app has no entries for any images; `nil` if there is a ``warning``.
  var note: String? {
    if orientation != .default || LaunchInfo(document).hasNamedImages { return nil }
    let name = ShellText.fileName(path)
    return "\(path): note: has no entries for the images (no option names this file); run "
      + "'launchgen merge \(name)', or add --merge \(name)"
  }
}
