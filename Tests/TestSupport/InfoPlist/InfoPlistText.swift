/// The text of an Info.plist, as XML with one element per line.
package enum InfoPlistText {
  /// TN2244's Listing 1, as entries for ``launchImages(_:suffix:)``.
  package static let listing1 = [
    "Default-iOS7-568h 7.0 Landscape 320 568", "Default-iOS7 7.0 Landscape 320 480",
    "Default-iOS8-667h 8.0 Landscape 375 667", "Default-iOS8-736h 8.0 Landscape 414 736",
  ]

  /// - Parameter members: the lines of the root dictionary.
  package static func document(_ members: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \(members.joined())</dict>
    </plist>

    """
  }

  /// - Parameters:
  ///   - values: orientations without their common prefix, such as `LandscapeLeft`.
  ///   - suffix: the suffix of the key, such as `~ipad`.
  package static func orientations(_ values: [String], suffix: String = "") -> String {
    let strings = values.map { "<string>UIInterfaceOrientation\($0)</string>\n" }.joined()
    return "<key>UISupportedInterfaceOrientations\(suffix)</key>\n<array>\n\(strings)</array>\n"
  }

  /// - Parameters:
  ///   - entries: words such as `Default-iOS7 7.0 Landscape 320 480`, with a hyphen for a missing
  ///     value; or XML.
  ///   - suffix: the suffix of the key, such as `~ipad`.
  package static func launchImages(_ entries: [String], suffix: String = "") -> String {
    let dictionaries = entries.map { $0.hasPrefix("<") ? $0 + "\n" : dictionary($0) }.joined()
    return "<key>UILaunchImages\(suffix)</key>\n<array>\n\(dictionaries)</array>\n"
  }

  private static func dictionary(_ entry: String) -> String {
    let words = entry.split(separator: " ").map(String.init)
    let size = words.count == 5 ? "{\(words[3]), \(words[4])}" : words[3]
    let members = zip(
      ["Name", "MinimumOSVersion", "Orientation", "Size"], words.prefix(3) + [size]
    )
    .filter { $1 != "-" }
    return "<dict>\n"
      + members.map { "<key>UILaunchImage\($0)</key>\n<string>\($1)</string>\n" }.joined()
      + "</dict>\n"
  }
}
