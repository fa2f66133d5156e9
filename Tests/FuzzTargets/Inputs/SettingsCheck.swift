@testable import AppDocuments

/// What holds for all build settings.
enum SettingsCheck {
  static func check(_ settings: BuildSettings) throws(Finding) {
    for name in settings.names(beginningWith: "").prefix(50) {
      guard let setting = settings[name] else { throw Finding("'\(name)' is not set") }
      try expect(
        setting.text.utf8.count <= ProjectLimit.settingBytes, "'\(name)' is beyond the limit")
      try expect(
        setting.unknown.count <= ProjectLimit.unknownNames, "too many unknown names")
      try expect(settings[name] == setting, "'\(name)' is not deterministic")
      if setting.text.utf8.contains(UInt8(ascii: "$")) { continue }
      // A text without variables is all there is.
      try expect(settings.expand(setting.text).text == setting.text, "'\(name)' expands twice")
    }
  }
}
