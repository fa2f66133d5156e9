internal import Texts

enum AppReader {
  /// Reads the value of the key `apps`: a list of apps and patterns, or a single pattern.
  static func apps(_ node: JSONNode) throws(ConfigurationError) -> [ConfigurationFile.Apps] {
    guard case .list(let nodes) = node.value else { return [try app(node, isAlone: true)] }
    var apps: [ConfigurationFile.Apps] = []
    for node in nodes { apps.append(try app(node, isAlone: false)) }
    if apps.isEmpty { throw ConfigurationError(.noApps, node.position) }
    return apps
  }

  private static func app(
    _ node: JSONNode, isAlone: Bool
  ) throws(ConfigurationError) -> ConfigurationFile.Apps {
    switch node.value {
    case .text: return .glob(try glob(node))
    case .object(let members):
      guard let pattern = node["glob"] else {
        // A single object with an artwork is an app outside a list, which is probably an oversight.
        return .entry(try entry(node))
      }
      let found = try found(members, ["glob"], app: nil)
      var glob = try glob(pattern)
      glob.settings = found.settings
      return .glob(glob)
    default:
      throw node.wrongType(
        "apps", isAlone ? "an array of apps, or a pattern for their artworks" : "an object")
    }
  }

  /// - Parameter node: an app's object: an element of `apps`, or a line of a manifest.
  static func entry(_ node: JSONNode) throws(ConfigurationError) -> AppEntry {
    let members = try node.members(key: nil)
    let name: String? = if case .text(let text)? = node["id"]?.value { text } else { nil }
    let found = try found(members, ["id", "artwork"], app: name)
    guard let id = found.texts["id"] else {
      throw ConfigurationError(.missingKey("id", app: nil), node.position)
    }
    guard Self.isUsable(id.text) else {
      throw ConfigurationError(.invalidID(id.text), id.position)
    }
    guard let artwork = found.texts["artwork"] else {
      throw ConfigurationError(.missingKey("artwork", app: id.text), node.position)
    }
    return AppEntry(
      id: id, artwork: artwork.text, position: node.position, settings: found.settings)
  }

  private static func glob(_ node: JSONNode) throws(ConfigurationError) -> AppGlob {
    let text = try node.path(key: "glob")
    guard let pattern = GlobPattern(text) else {
      throw ConfigurationError(.patternWithoutStar(text), node.position)
    }
    return AppGlob(pattern: pattern, position: node.position)
  }

  /// Whether an id can be a name in paths, and appear in the lines of reports.
  private static func isUsable(_ id: String) -> Bool {
    !id.isEmpty && id != "." && id != ".." && id.utf8.count <= 255
      && id.unicodeScalars.allSatisfy { $0 != "/" && $0.properties.generalCategory != .control }
  }

  private static func found(
    _ members: [JSONMember], _ own: [String], app: String?
  ) throws(ConfigurationError) -> (
    texts: [String: LocatedText], settings: [AppPart: [JSONMember]]
  ) {
    var texts: [String: LocatedText] = [:]
    var settings: [AppPart: [JSONMember]] = [:]
    for member in members {
      let node = member.value
      if let part = AppPart(rawValue: member.key) {
        settings[part] = try SettingsReader.members(node, of: part, app: app)
      } else if own.contains(member.key) {
        let text =
          try member.key == "id" ? node.filledText(key: "id") : node.path(key: member.key)
        texts[member.key] = LocatedText(text: text, position: node.position)
      } else {
        throw ConfigurationError(unknown(member.key, own, app), member.position)
      }
    }
    return (texts, settings)
  }

  /// The fault for an unknown key in an app's object: `misplacedOption` if the key is an option of
  /// a part, or else `unknownKey`.
  private static func unknown(
    _ key: String, _ own: [String], _ app: String?
  ) -> ConfigurationFault {
    let parts = AppPart.allCases.filter { AppRequest.names(of: $0).contains(key) }
    if !parts.isEmpty { return .misplacedOption(key, parts, app: app) }
    let known = own + AppPart.allCases.map(\.rawValue)
    return .unknownKey(key, nearest: EditDistance.nearest(to: key, in: known), app: app)
  }
}
