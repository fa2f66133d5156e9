internal import Texts

/// Reads launchgen.json.
package enum ConfigurationReader {
  /// The maximum size in bytes: more than anyone writes by hand. Longer lists belong in manifests.
  static let byteLimit = 4 << 20
  /// The memory that reading needs for each byte of the file, measured with the densest text.
  static let bytesInMemory = 48

  package static func read(
    _ bytes: ArraySlice<UInt8>
  ) throws(ConfigurationError) -> ConfigurationFile {
    var file = ConfigurationFile()
    for member in try JSONReader.read(bytes).members(key: nil) {
      if let part = AppPart(rawValue: member.key) {
        file.settings[part] = try SettingsReader.members(member.value, of: part)
      } else if member.key == "apps" {
        file.apps = try AppReader.apps(member.value)
      } else if member.key == "$schema" {
        _ = try member.value.filledText(key: member.key)
      } else {
        let known = AppPart.allCases.map(\.rawValue) + ["apps", "$schema"]
        let nearest = EditDistance.nearest(to: member.key, in: known)
        throw ConfigurationError(
          .unknownKey(member.key, nearest: nearest, app: nil), member.position)
      }
    }
    return file
  }
}

/// Reads manifests. Each line of a manifest is a JSON object for one app.
package enum ManifestReader {
  /// The maximum size in bytes: enough for a million apps.
  static let byteLimit = 256 << 20
  static let lineLimit = 1 << 20
  /// The measured memory for each byte of a manifest, including all that is made for the apps.
  static let bytesInMemory = 6

  /// The apps in the order of the lines. Empty lines and comments are skipped. A manifest without
  /// an app is an error.
  ///
  /// - Complexity: O(`bytes.count`)
  package static func read(
    _ bytes: ContiguousArray<UInt8>
  ) throws(ConfigurationError) -> [AppEntry] {
    var apps: [AppEntry] = []
    var start = bytes.startIndex
    var line = 0
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      line += 1
      if end - start > lineLimit {
        throw ConfigurationError(
          .lineTooLong(limit: lineLimit), TextPosition(line: line, column: 1))
      }
      if let node = try JSONReader.readIfFilled(bytes[start..<end], line: line) {
        apps.append(try AppReader.entry(node))
      }
      start = end + 1
    }
    if apps.isEmpty { throw ConfigurationError(.noApps, nil) }
    return apps
  }
}
