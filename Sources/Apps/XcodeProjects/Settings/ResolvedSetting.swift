/// A string whose build variables have been expanded.
package struct ResolvedSetting: Equatable, Sendable {
  /// The string after the expansion, in which unknown variables stay as they are.
  package let text: String
  /// The names of the variables that nothing defines, in order.
  package let unknown: [String]
  /// Where the setting is written; `nil` for a setting that Xcode itself defines, and for a string
  /// that is not a build setting.
  package let origin: SettingOrigin?

  /// The string; `nil` if it contains unknown variables or is empty.
  package var known: String? { unknown.isEmpty && !text.isEmpty ? text : nil }

  /// Whether Xcode would read the setting as true.
  package var isTrue: Bool { unknown.isEmpty && ["YES", "true", "1"].contains(text) }
}
