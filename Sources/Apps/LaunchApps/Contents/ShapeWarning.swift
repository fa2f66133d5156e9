internal import AppDocuments
package import Pixels
package import Texts

extension [BundleContents] {
  /// A warning if a launch screen crops most of a picture of this size; otherwise `nil`. Example: a
  /// portrait picture in an app that launches only into landscape.
  ///
  /// - Parameter app: the app's name, for the message.
  package func shapeWarning(_ picture: String, _ size: PixelSize, app: String) -> Message? {
    let values = compactMap { try? LaunchOrientations($0.document) }
    if values.isEmpty { return nil }
    if size.height > size.width, values.allSatisfy(\.isLandscapeOnly) {
      return Message(
        warning: "is mostly cropped (it is portrait, and \(app) launches only in landscape)",
        at: Message.Place(picture), "use landscape artwork")
    }
    if size.width > size.height, values.contains(where: \.launchesInPortrait) {
      return Message(
        warning:
          "is mostly cropped (it is landscape, and \(app) launches into portrait on iPhones)",
        at: Message.Place(picture),
        "add --artwork-portrait, or put landscape first in UISupportedInterfaceOrientations")
    }
    return nil
  }
}
