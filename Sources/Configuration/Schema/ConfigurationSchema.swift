/// The permitted contents of launchgen.json: the options of each command, by their names.
///
/// The source is the JSON Schema that editors use, which is generated from the definitions of the
/// commands.
package struct ConfigurationSchema: Hashable, Sendable {
  package typealias Options = [String: OptionKind]

  /// The options of each command that the file may have.
  package let commands: [String: Options]
  /// The options of `build` that can differ from app to app.
  package let appOptions: Options

  /// The schema's text.
  package static var text: [UInt8] { PackageResources.launchgen_schema_json }

  /// The schema of this version of launchgen.
  package static let own: ConfigurationSchema = {
    guard let root = try? JSONReader.read(text[...]) else {
      preconditionFailure("the schema is a part of the command")
    }
    return ConfigurationSchema(root)
  }()

  init(_ root: JSONNode) {
    let definitions = root["definitions"]
    var commands: [String: Options] = [:]
    for member in Self.members(root["properties"]) {
      guard case .text(let reference)? = member.value["$ref"]?.value,
        reference == "#/definitions/\(member.key)"
      else { continue }
      commands[member.key] = Self.options(definitions?[member.key])
    }
    self.commands = commands
    let names = Set(Self.members(definitions?["appBuild"]?["properties"]).map(\.key))
    appOptions = commands["build", default: [:]].filter { names.contains($0.key) }
  }

  private static func options(_ definition: JSONNode?) -> Options {
    var options: Options = [:]
    for member in members(definition?["properties"]) {
      options[member.key] = OptionKind(member.value)
    }
    return options
  }

  private static func members(_ node: JSONNode?) -> [JSONMember] {
    if case .object(let members)? = node?.value { members } else { [] }
  }
}
