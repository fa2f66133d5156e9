extension JSONNode {
  func wrongType(
    _ key: String?, _ expected: ConfigurationFault.Expected
  ) -> ConfigurationError {
    ConfigurationError(.wrongType(key: key, expected: expected, found: kind), position)
  }

  /// The members of this value, which must be an object.
  ///
  /// - Parameter key: the object's own key, for messages; `nil` for the root.
  func members(key: String?) throws(ConfigurationError) -> [JSONMember] {
    guard case .object(let members) = value else { throw wrongType(key, .object) }
    return members
  }

  /// Returns the value as a path or a pattern of paths: a string that is neither empty nor too
  /// long.
  func path(key: String) throws(ConfigurationError) -> String {
    let text = try filledText(key: key)
    try PathTemplate.check(text, position)
    return text
  }

  /// Returns the value as a string that is not empty.
  func filledText(key: String) throws(ConfigurationError) -> String {
    guard case .text(let text) = value else { throw wrongType(key, .text) }
    if text.isEmpty { throw ConfigurationError(.emptyValue(key: key), position) }
    return text
  }
}
