import ManyApps

/// The JSON Schema of launchgen.json and of a line of a manifest, in draft 7, the version that
/// editors support best.
struct SchemaDocument {
  private let declared: [String: DeclaredCommand]
  /// The help of the commands' options, by command and option.
  private let descriptions: [String: [String: String]]

  init(_ commands: [ToolInfo.Command]) {
    let declared = Dictionary(uniqueKeysWithValues: commands.map { ($0.commandName, $0) })
    self.declared = declared.mapValues(\.declared)
    descriptions = declared.mapValues(\.descriptions)
  }

  var value: SchemaValue {
    var properties: [String: SchemaValue] = [
      "$schema": ["type": "string", "description": "Where this schema is, for editors."],
      "apps": AppSchema.apps,
    ]
    var definitions = AppSchema.definitions
    for part in AppPart.allCases {
      let command = part.rawValue
      properties[command] = ["$ref": .text("#/definitions/\(command)")]
      let options = AppRequest.names(of: part).map { name in
        let option = declared[command]?.options.first { $0.name == name }
        // The command line names the app of a launch screen without an option.
        var members = (option?.kind ?? .path).schema
        members["description"] = .text(
          descriptions[command]?[name]
            ?? "The app's Xcode project, its folder or its Info.plist. (default: this folder)")
        return (name, SchemaValue.object(members))
      }
      definitions[command] = Self.object(
        Dictionary(uniqueKeysWithValues: options),
        "Options of 'launchgen \(command)', without the dashes before them. An app gets what the "
          + "command makes if this is present, even if it is empty.")
    }
    return [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "launchgen.json",
      "description": "What 'launchgen make' makes of a project's apps.",
      "allowComments": true,
      "allowTrailingCommas": true,
      "type": "object",
      "additionalProperties": false,
      "properties": .object(properties),
      "definitions": .object(definitions),
    ]
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
