package import AppDocuments
package import LaunchApps
package import Platform
package import Texts

package enum ImportError: Error, Equatable, Sendable {
  case unreadable(FileError)
  case archive(ArchiveError)
  case notFolder
  case noContents
  case noImages
  case severalApps([String])
  case infoPlist(path: String, InfoPlistError)
  case app(path: String, LoadError)
  case outputRefused(path: String, OutputRefusal)
  case outputFailed(path: String, FileError)
  /// No image can be the artwork, because each image is unreadable, a portrait picture, or rotated
  /// in an unknown direction.
  case noArtwork
  case artworkUnreadable(path: String, ImageFault)

  package func message(at path: String) -> Message {
    switch self {
    case .unreadable(let cause): cause.whenReading(path)
    case .archive(let cause): LoadError.archive(cause).message(at: path)
    case .app(let place, let cause): cause.message(at: place)
    case .infoPlist(let place, let cause): cause.message(forNamed: place)
    case .notFolder:
      Message(
        .noInput, path, "is neither a folder nor an .ipa (a single image tells too little)",
        "name the folder that has the launch images")
    case .noContents:
      Message(
        .badData, path, "has no Contents.json that can be read",
        "restore it, or name the folder with another name to import its images")
    case .noImages:
      Message(
        .noInput, path,
        "has no launch images (none is in a .launchimage set, or has a launch image's name, and no "
          + "picture of a launch screen was found)",
        BundleLoader.lists(in: path).first.map {
          "name the app's project, or add '--info-plist \(ShellText.fileName($0))'"
        } ?? "name the folder or the asset catalog that has them")
    case .severalApps(let apps):
      Message(
        .badData, path,
        "has no launch images, but \(apps.count) apps (\(apps.prefix(4).joined(separator: "; "))"
          + (apps.count > 4 ? "; …)" : ")"), "name one of them")
    case .noArtwork:
      Message(
        .badData, path, "has no usable artwork (no image is known to be landscape)",
        "give --orientation, or use the original artwork")
    case .outputRefused(let place, let refusal):
      refusal.message(place, otherwise: "choose another --output")
    case .outputFailed(let place, let cause): cause.whenWriting(place)
    case .artworkUnreadable(let place, let fault):
      Message(.noInput, place, fault.words(at: place).problem, "run the command again")
    }
  }
}
