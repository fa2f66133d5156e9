/// The kind of value that an option of a command takes.
package enum OptionKind: Hashable, Sendable {
  case flag
  /// A value: one of those allowed, or any if the list is empty.
  case value(allowed: [String])
  /// An optional value. Without it, the option means `standard`.
  case optionalValue(allowed: [String], standard: String)
  /// A path, relative to the file's folder.
  case path
  /// Values that are separated by commas.
  case list
  /// The option may be repeated.
  case repeated(allowed: [String])
}

extension OptionKind {
  /// - Parameter property: a property of the schema, whose types determine the kind.
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

  /// A single string, or the strings of a list.
  private static func texts(_ node: JSONNode?) -> [String] {
    switch node?.value {
    case .text(let text): [text]
    case .list(let nodes): nodes.flatMap { texts($0) }
    default: []
    }
  }
}
