import Files
import Texts

/// Names for the examples in messages: those of the user's files, if there is only one that fits.
enum NearbyFile {
  /// The artwork in the current folder, or `art.png`.
  static var artwork: String { only("png") ?? "art.png" }

  /// The Xcode project in the current folder, or `App.xcodeproj`.
  static var project: String { only("xcodeproj") ?? "App.xcodeproj" }

  /// The only name in the current folder with this extension, quoted for a shell.
  private static func only(_ type: String) -> String? {
    let names = ((try? FolderListing.names(in: ".")) ?? []).filter { FileExtension.of($0) == type }
    return names.count == 1 ? names.first.map(ShellText.fileName) : nil
  }
}
