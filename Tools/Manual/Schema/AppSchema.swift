import ManyApps

/// The JSON Schema of the key `apps` in launchgen.json.
enum AppSchema {
  static let apps: SchemaValue = [
    "description": "The apps: a glob for their artworks, or a list.",
    "anyOf": [
      glob, ["$ref": "#/definitions/glob"],
      [
        "type": "array", "minItems": 1,
        "items": ["anyOf": [glob, ["$ref": "#/definitions/glob"], ["$ref": "#/definitions/app"]]],
      ],
    ],
  ]

  private static let glob: SchemaValue = [
    "type": "string",
    "description": """
    One app for each artwork that is found; its id is what the first * matched: brands/*/art.png
    """,
  ]

  static let definitions: [String: SchemaValue] = [
    "app": object(
      ["id": id, "artwork": artwork], required: ["id", "artwork"],
      "An app; a line of a manifest is the same."),
    "glob": object(["glob": glob], required: ["glob"], "One app for each artwork that is found."),
  ]

  private static let id: SchemaValue = [
    "type": "string",
    "description": "The app's name: {id} in paths stands for it, and --app takes it.",
  ]

  private static let artwork: SchemaValue = [
    "type": "string", "format": "path", "description": "A PNG, landscape for 'build'.",
  ]

  private static func object(
    _ own: [String: SchemaValue], required: SchemaValue, _ description: String
  ) -> SchemaValue {
    let parts: [(String, SchemaValue)] = AppPart.allCases.map {
      ($0.rawValue, ["$ref": .text("#/definitions/\($0.rawValue)")])
    }
    return [
      "type": "object", "additionalProperties": false, "required": required,
      "description": .text(description), "properties": .object(own.merging(parts) { $1 }),
    ]
  }
}
