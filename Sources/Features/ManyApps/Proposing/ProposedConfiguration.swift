internal import Platform
internal import Texts

package enum ProposedConfiguration {
  package static let schemaName = "launchgen.schema.json"
  package static let schema = PackageResources.launchgen_schema_json

  package static func text(of apps: [ProposedApp]) -> String {
    VisibleText.json(
      """
      {
        "$schema": "\(Self.schemaName)",
        // What 'launchgen make' makes for each app: a launch screen ("screen"), launch images for
        // iOS 7 ("build"), or startup images of a web app ("pwa"), with the options of these commands.
        "apps": [
          \(apps.map(object).joined(separator: ",\n    "))
        ]
      }

      """)
  }

  private static func object(_ app: ProposedApp) -> String {
    let lines =
      pairs([("id", app.id), ("artwork", app.artwork)])
      + app.parts.map { part, members in
        "\"\(part.rawValue)\": { \(pairs(members).joined(separator: ", ")) }"
      }
    return "{\n" + lines.map { "      \($0)" }.joined(separator: ",\n") + "\n    }"
  }

  private static func pairs(_ members: ProposedApp.Members) -> [String] {
    members.map { "\"\($0.key)\": \(quoted($0.value))" }
  }

  private static func quoted(_ text: String) -> String {
    (try? JSONText.line(of: text)) ?? "\"\""
  }
}
