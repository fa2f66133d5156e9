/// What an option of a command takes.
package enum OptionKind: Hashable, Sendable {
  case flag
  /// One of these values, or any if there are none.
  case value(allowed: [String])
  /// A value that may be left out, which stands for `standard`.
  case optionalValue(allowed: [String], standard: String)
  /// A path, relative to the file's folder.
  case path
  /// Values with commas between them.
  case list
  /// The option may be repeated.
  case repeated(allowed: [String])
}

extension OptionKind {
  /// - Parameter property: of the schema; its types say what the option takes.
  init?(_ property: JSONNode) {
    let types = Self.texts(property["type"])
    let allowed = Self.texts(property["enum"])
    if types.contains("boolean") {
      let standard = Self.texts(property["default"]).first ?? ""
      self =
        types.contains("string") ? .optionalValue(allowed: allowed, standard: standard) : .flag
    } else if types.contains("array") {
      let items = Self.texts(property["items"]?["enum"])
      self = types.contains("string") ? .list : .repeated(allowed: items)
    } else if types.contains("string") {
      self = property["format"] == nil ? .value(allowed: allowed) : .path
    } else {
      return nil
    }
  }

  /// A text, or the texts of a list.
  private static func texts(_ node: JSONNode?) -> [String] {
    switch node?.value {
    case .text(let text): [text]
    case .list(let nodes): nodes.flatMap { texts($0) }
    default: []
    }
  }
}
