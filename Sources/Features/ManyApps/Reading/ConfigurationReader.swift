internal import Platform
internal import Texts

/// Reads launchgen.json.
package enum ConfigurationReader {
  /// The maximum size of the file in bytes: more than anyone writes by hand. Longer lists belong in
  /// manifests.
  package static let byteLimit = 4 << 20
  /// The most bytes of memory that reading needs for each byte of the file, measured with the
  /// densest text.
  package static let bytesInMemory = 48

  package static func read(_ bytes: ArraySlice<UInt8>) throws(ConfigurationError)
    -> ConfigurationFile
  {
    let root = try mapError(try JSONReader.read(bytes)) { ConfigurationError($0) }
    var file = ConfigurationFile()
    for member in try root.members(key: nil) {
      if let part = AppPart(rawValue: member.key) {
        file.settings[part] = try SettingsReader.members(member.value, of: part)
      } else if member.key == "apps" {
        file.apps = try AppReader().apps(member.value)
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
