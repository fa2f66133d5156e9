internal import Texts

struct AppReader {
  /// Reads the value of the key `apps`: a list of apps and patterns, or a single pattern.
  func apps(_ node: JSONNode) throws(ConfigurationError) -> [ConfigurationFile.Apps] {
    guard case .list(let nodes) = node.value else { return [try app(node, isAlone: true)] }
    var apps: [ConfigurationFile.Apps] = []
    for node in nodes { apps.append(try app(node, isAlone: false)) }
    if apps.isEmpty { throw ConfigurationError(.noApps, node.position) }
    return apps
  }

  private func app(
    _ node: JSONNode, isAlone: Bool
  ) throws(ConfigurationError) -> ConfigurationFile.Apps {
    switch node.value {
    case .text:
      return .glob(try glob(node, AppDetails(position: node.position)))
    case .object where node["glob"] != nil:
      return .glob(try glob(node))
    case .object:
      // A single object with an artwork is an app outside a list, which is probably an oversight.
      return .entry(try entry(node))
    default:
      throw node.wrongType("apps", isAlone ? .apps : .object)
    }
  }

  /// - Parameter node: an app's object: an element of `apps`, or a line of a manifest.
  func entry(_ node: JSONNode) throws(ConfigurationError) -> AppEntry {
    let members = try node.members(key: nil)
    let name = members.lazy.compactMap { member in
      if member.key == "id", case .text(let text) = member.value.value { text } else { nil }
    }.first
    var found = try texts(members, ["id", "artwork"], app: name)
    guard let id = found.texts.removeValue(forKey: "id") else {
      throw ConfigurationError(.missingKey("id", app: nil), node.position)
    }
    guard Self.isUsable(id.text) else {
      throw ConfigurationError(.invalidID(id.text), id.position)
    }
    guard let artwork = found.texts.removeValue(forKey: "artwork") else {
      throw ConfigurationError(.missingKey("artwork", app: id.text), node.position)
    }
    return AppEntry(id: id, artwork: artwork, details: found.details(node))
  }

  private func glob(_ node: JSONNode) throws(ConfigurationError) -> AppGlob {
    let found = try texts(try node.members(key: nil), ["glob"], app: nil)
    return try glob(node["glob"] ?? node, found.details(node))
  }

  private func glob(
    _ node: JSONNode, _ details: AppDetails
  ) throws(ConfigurationError) -> AppGlob {
    let text = try node.path(key: "glob")
    guard let pattern = GlobPattern(text) else {
      throw ConfigurationError(.patternWithoutStar(text), node.position)
    }
    return AppGlob(pattern: pattern, position: node.position, details: details)
  }

  /// Whether an id can be a name in paths, and appear in the lines of reports.
  private static func isUsable(_ id: String) -> Bool {
    !id.isEmpty && id != "." && id != ".." && id.utf8.count <= 255
      && id.unicodeScalars.allSatisfy { $0 != "/" && $0.properties.generalCategory != .control }
  }

  private struct Found {
    var texts: [String: LocatedText] = [:]
    var settings: [AppPart: [JSONMember]] = [:]

    func details(_ node: JSONNode) -> AppDetails {
      AppDetails(position: node.position, settings: settings)
    }
  }

  private func texts(
    _ members: [JSONMember], _ own: [String], app: String?
  ) throws(ConfigurationError) -> Found {
    var found = Found()
    for member in members {
      if let part = AppPart(rawValue: member.key) {
        found.settings[part] = try SettingsReader.members(member.value, of: part, app: app)
      } else if own.contains(member.key) {
        let text =
          try member.key == "id"
          ? member.value.filledText(key: member.key) : member.value.path(key: member.key)
        found.texts[member.key] = LocatedText(text, member.value.position)
      } else {
        throw ConfigurationError(unknown(member.key, own, app), member.position)
      }
    }
    return found
  }

  /// The fault for an unknown key. A key that is an option belongs in one of the app's objects.
  private func unknown(_ key: String, _ own: [String], _ app: String?) -> ConfigurationFault {
    let parts = AppPart.allCases.filter { AppRequest.names(of: $0).contains(key) }
    if !parts.isEmpty { return .misplacedOption(key, parts, app: app) }
    let known = own + AppPart.allCases.map(\.rawValue)
    return .unknownKey(key, nearest: EditDistance.nearest(to: key, in: known), app: app)
  }
}
