internal import LaunchRules

extension PropertyListDocument {
  /// The changes after which a storyboard is the only launch screen that the list names.
  ///
  /// - Parameters:
  ///   - name: the storyboard's name, without its extension.
  ///   - built: the list's values in the built app, in which build variables have values.
  ///   - addsKey: whether the key is added if the list has none of its variants.
  /// - Throws: ``InfoPlistError/repeatedKey(_:lines:)``, ``InfoPlistError/otherKind(_:key:line:)``
  package func changes(
    toShow name: String, built: [String: PropertyListValue], addsKey: Bool
  ) throws(InfoPlistError) -> [KeyChange] {
    if let error = otherKind { throw error }
    let key = LaunchScreenKey.storyboardName.rawValue
    // Unity writes a variant for the iPod touch too.
    let present = (InfoPlistKey.variants(of: key) + [key + "~ipod"]).filter { root[$0] != nil }
    let others = LaunchScreenKey.allCases.filter { $0 != .storyboardName }
      .flatMap { InfoPlistKey.variants(of: $0.rawValue) }.filter { root[$0] != nil }
    for key in present + others { try expectSingle(key) }
    let wrong = present.filter { built[$0]?.string != name }
    return (present.isEmpty && addsKey ? [key] : wrong).map {
      KeyChange(key: $0, value: .string(name))
    } + others.map { KeyChange(key: $0, value: nil) }
  }

  /// The bytes of the file after these changes.
  package func bytes(
    after changes: [KeyChange]
  ) throws(InfoPlistError) -> ContiguousArray<UInt8> {
    try InfoPlistError.from(checkEditing())
    return try InfoPlistError.from(changing(changes)).bytes
  }
}
