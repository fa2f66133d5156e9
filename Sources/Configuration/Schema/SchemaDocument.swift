extension ConfigurationSchema {
  /// The JSON Schema of launchgen.json and of a line of a manifest, in draft 7, the version that
  /// editors support best.
  package var document: SchemaValue {
    var properties: [String: SchemaValue] = [
      "$schema": ["type": "string", "description": "Where this schema is, for editors."],
      "apps": AppSchema.apps,
    ]
    var definitions = AppSchema.definitions
    for command in Self.commands {
      let options = options(of: command) ?? [:]
      properties[command] = ["$ref": .text("#/definitions/\(command)")]
      definitions[command] = Self.object(
        options.mapValues(Self.property),
        "Options of 'launchgen \(command)', without the dashes before them.")
    }
    definitions["appBuild"] = Self.object(
      Dictionary(
        uniqueKeysWithValues: appOptions.keys.map { name in
          (name, ["$ref": .text("#/definitions/build/properties/\(name)")])
        }),
      "Options of 'launchgen build' for this app alone.")
    return [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "launchgen.json",
      "description": "What 'launchgen build' makes of a project's apps.",
      "allowComments": true,
      "allowTrailingCommas": true,
      "type": "object",
      "additionalProperties": false,
      "properties": .object(properties),
      "definitions": .object(definitions),
    ]
  }

  private static func property(_ option: DeclaredOption) -> SchemaValue {
    var members = option.kind.schema
    members["description"] = .text(option.description)
    return .object(members)
  }

  private static func object(
    _ members: [String: SchemaValue], _ description: String
  ) -> SchemaValue {
    [
      "type": "object", "additionalProperties": false, "description": .text(description),
      "properties": .object(members),
    ]
  }
}
