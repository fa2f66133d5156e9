/// A text with its build variables put in.
package struct ResolvedSetting: Hashable, Sendable {
  /// Unknown variables stay as they are.
  package let text: String
  /// The names of the variables that nothing defines, in order.
  package let unknown: [String]
  /// Where the setting is written; `nil` for one that Xcode itself defines.
  package let origin: SettingOrigin?

  /// The text, unless it is unknown or empty.
  package var known: String? { unknown.isEmpty && !text.isEmpty ? text : nil }

  /// As Xcode reads a Boolean setting.
  package var isTrue: Bool { unknown.isEmpty && ["YES", "true", "1"].contains(text) }
}
