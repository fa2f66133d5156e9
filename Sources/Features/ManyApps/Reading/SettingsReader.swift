internal import Texts

/// Reads the options of a command from parsed JSON.
struct SettingsReader {
  let options: ConfigurationSchema.Options
  /// The id of the app that the options are for, used in messages; `nil` if they are for all apps.
  var app: String?

  func settings(_ node: JSONNode, key: String) throws(ConfigurationError) -> [Setting] {
    var settings: [Setting] = []
    for member in try node.members(key: key) { settings.append(try setting(member)) }
    return settings
  }

  private func setting(_ member: JSONMember) throws(ConfigurationError) -> Setting {
    guard let kind = options[member.key]?.kind else {
      let nearest = EditDistance.nearest(to: member.key, in: options.keys)
      throw ConfigurationError(
        .unknownKey(member.key, nearest: nearest, app: app), member.position)
    }
    return Setting(
      name: member.key, value: try value(member.value, kind, member.key),
      position: member.value.position)
  }

  private func value(
    _ node: JSONNode, _ kind: OptionKind, _ key: String
  ) throws(ConfigurationError) -> Setting.Value {
    switch (kind, node.value) {
    case (.flag, .boolean(let isSet)): return .flag(isSet)
    case (.flag, _): throw node.wrongType(key, .boolean)
    case (.value(let allowed), _):
      return .text(
        try scalar(node, allowed, key, allowed.isEmpty ? .textOrNumber : .oneOf(allowed)))
    case (.path, _):
      return .path(try node.path(key: key))
    case (.list, .list(let nodes)):
      return .text(try scalars(nodes, [], key, .textOrNumber).joined(separator: ","))
    case (.list, _): return .text(try scalar(node, [], key, .textOrList))
    case (.repeated(let allowed), .list(let nodes)):
      return .repeated(try scalars(nodes, allowed, key, .text))
    case (.repeated, _): throw node.wrongType(key, .texts)
    }
  }

  private func scalars(
    _ nodes: [JSONNode], _ allowed: [String], _ key: String,
    _ expected: ConfigurationFault.Expected
  ) throws(ConfigurationError) -> [String] {
    var texts: [String] = []
    for node in nodes { texts.append(try scalar(node, allowed, key, expected)) }
    return texts
  }

  /// Reads a string that is one of `allowed` or, if `allowed` is empty, any string or number.
  private func scalar(
    _ node: JSONNode, _ allowed: [String], _ key: String,
    _ expected: ConfigurationFault.Expected
  ) throws(ConfigurationError) -> String {
    switch node.value {
    case .text(let text):
      if !allowed.isEmpty, !allowed.contains(text) {
        let nearest = EditDistance.nearest(to: text, in: allowed)
        throw ConfigurationError(
          .invalidValue(text, of: key, allowed: allowed, nearest: nearest), node.position)
      }
      return text
    case .number(let number) where allowed.isEmpty: return number
    default: throw node.wrongType(key, expected)
    }
  }
}
