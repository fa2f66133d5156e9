extension Sample {
  /// An XML property list.
  var written: String {
    var members = more
    if let orientations { members += Self.orientations("", orientations) }
    if let entries { members += Self.launchImages("", entries) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(members)
      </dict>
      </plist>
      """
  }

  static func orientations(_ suffix: String, _ values: [String]) -> String {
    let strings = values.map { "<string>UIInterfaceOrientation\($0)</string>\n" }.joined()
    return "<key>UISupportedInterfaceOrientations\(suffix)</key>\n<array>\n\(strings)</array>\n"
  }

  static func launchImages(_ suffix: String, _ entries: [String]) -> String {
    let dictionaries = entries.map { entry in
      if entry.hasPrefix("<") { return entry }
      let words = entry.split(separator: " ").map(String.init)
      let size = words.count == 5 ? "{\(words[3]), \(words[4])}" : words[3]
      let members = [
        ("Name", words[0]), ("MinimumOSVersion", words[1]), ("Orientation", words[2]),
        ("Size", size),
      ].filter { $0.1 != "-" }
      return "<dict>\n"
        + members.map { "<key>UILaunchImage\($0)</key>\n<string>\($1)</string>\n" }.joined()
        + "</dict>\n"
    }
    return "<key>UILaunchImages\(suffix)</key>\n<array>\n\(dictionaries.joined())</array>\n"
  }
}
