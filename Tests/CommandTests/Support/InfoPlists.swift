import Foundation
import TestSupport

/// Info.plist files.
enum InfoPlists {
  /// Just the orientations, on a few lines.
  static func xml(_ orientations: [String]) -> Data {
    let values = orientations.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UISupportedInterfaceOrientations</key><array>\(values)</array>
      </dict></plist>
      """.utf8)
  }

  /// Orientations and launch images, one element to a line.
  ///
  /// - Parameter more: members of the root dictionary.
  static func app(
    _ orientations: [String], _ entries: [String] = InfoPlistText.listing1, more: String = ""
  ) -> Data {
    Data(
      InfoPlistText.document(
        InfoPlistText.orientations(orientations), InfoPlistText.launchImages(entries), more
      ).utf8)
  }
}
