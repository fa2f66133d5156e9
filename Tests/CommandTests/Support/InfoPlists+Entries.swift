import Foundation

extension InfoPlists {
  /// TN2244's Listing 1.
  static let listing = [
    "Default-iOS7-568h 7.0 Landscape {320,568}", "Default-iOS7 7.0 Landscape {320,480}",
    "Default-iOS8-667h 8.0 Landscape {375,667}", "Default-iOS8-736h 8.0 Landscape {414,736}",
  ]

  /// An Info.plist that Xcode would write, one element to a line.
  ///
  /// - Parameters:
  ///   - entries: name, minimum OS, orientation, size.
  ///   - more: members of the root dictionary.
  static func app(_ orientations: [String], _ entries: [String], more: String = "") -> Data {
    let values = orientations.map { "<string>UIInterfaceOrientation\($0)</string>\n" }.joined()
    let dictionaries = entries.map { entry in
      let words = entry.split(separator: " ")
      let keys = ["Name", "MinimumOSVersion", "Orientation", "Size"]
      let members = zip(keys, words).map {
        "<key>UILaunchImage\($0)</key>\n<string>\($1)</string>\n"
      }
      return "<dict>\n\(members.joined())</dict>\n"
    }
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      <key>UISupportedInterfaceOrientations</key>
      <array>
      \(values)</array>
      <key>UILaunchImages</key>
      <array>
      \(dictionaries.joined())</array>
      \(more)</dict>
      </plist>

      """.utf8)
  }
}
