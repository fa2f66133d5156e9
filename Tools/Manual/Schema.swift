import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON Schema of launchgen.json, and of the lines of a manifest.
///
/// It uses draft 7, which editors support best. The command reads the same text, so that both
/// accept the same keys.
struct Schema {
  private let commands: [ToolInfo.Command]

  /// The commands whose options may be in the file.
  private static let configurable = ["build", "merge", "preview", "check", "pwa"]
  /// The options that only make sense on the command line: where the file is, whether to trust it,
  /// what the run does, and where it writes in addition to the outputs.
  private static let commandLineOnly: Set = [
    "help", "version", "config", "no-config", "no-merge", "manifest", "shard", "allow-outside",
    "dry-run", "check", "list-outputs", "watch", "fix", "rules", "write-baseline", "cache",
    "depfile", "depfile-target", "report", "open", "staging-folder",
  ]
  /// The options that have one value for all apps of a run.
  private static let shared: Set = [
    "quiet", "json", "jobs", "fail-fast", "memory", "cache-size", "no-record",
  ]
  /// The options for which an app has keys of its own.
  private static let ofApp: Set = ["output", "merge"]

  init(_ tool: ToolInfo.Command) throws {
    let all = tool.subcommands ?? []
    commands = Self.configurable.compactMap { name in all.first { $0.commandName == name } }
    guard commands.contains(where: { $0.commandName == "build" }) else {
      throw ValidationError("launchgen's help has no command 'build'.")
    }
  }

  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(document), as: UTF8.self)
    }
  }

  private var document: SchemaValue {
    var properties: [String: SchemaValue] = [
      "$schema": ["type": "string", "description": "Where this schema is, for editors."],
      "apps": AppSchema.apps,
    ]
    var definitions = AppSchema.definitions
    for command in commands {
      let name = command.commandName
      properties[name] = ["$ref": .text("#/definitions/\(name)")]
      definitions[name] = object(
        options(of: command).map { ($0.name, OptionSchema($0.argument).value) },
        "Options of 'launchgen \(name)', without the dashes before them.")
      if name == "build" { definitions["appBuild"] = appBuild(command) }
    }
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

  /// The options that can differ from app to app.
  private func appBuild(_ command: ToolInfo.Command) -> SchemaValue {
    let names = options(of: command).map(\.name)
      .filter { !Self.shared.contains($0) && !Self.ofApp.contains($0) }
    return object(
      names.map { ($0, ["$ref": .text("#/definitions/build/properties/\($0)")]) },
      "Options of 'launchgen build' for this app alone.")
  }

  private func object(_ members: [(String, SchemaValue)], _ description: String) -> SchemaValue {
    [
      "type": "object", "additionalProperties": false, "description": .text(description),
      "properties": .object(Dictionary(uniqueKeysWithValues: members)),
    ]
  }

  private func options(
    of command: ToolInfo.Command
  ) -> [(name: String, argument: ToolInfo.Argument)] {
    (command.arguments ?? []).compactMap { argument in
      guard argument.kind != .positional, let name = argument.longName,
        !Self.commandLineOnly.contains(name)
      else { return nil }
      return (name, argument)
    }
  }
}
