import ManyApps

extension OptionKind {
  /// The keywords that describe a value in launchgen.json.
  var schema: [String: SchemaValue] {
    switch self {
    case .flag: ["type": "boolean"]
    case .value(let allowed): Self.scalar(allowed)
    case .path: ["type": "string", "format": "path"]
    case .list: ["type": ["array", "string"], "items": ["type": ["number", "string"]]]
    case .repeated(let allowed): ["type": "array", "items": .object(Self.scalar(allowed))]
    }
  }

  private static func scalar(_ allowed: [String]) -> [String: SchemaValue] {
    allowed.isEmpty
      ? ["type": ["number", "string"]]
      : ["type": "string", "enum": .list(allowed.map { .text($0) })]
  }
}
