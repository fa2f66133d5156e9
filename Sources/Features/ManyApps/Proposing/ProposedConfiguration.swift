internal import Platform
internal import Texts

package struct ProposedConfiguration: Sendable {
  package static let schemaName = "launchgen.schema.json"
  package static let schema = PackageResources.launchgen_schema_json

  private let apps: [ProposedApp]

  package init(_ apps: [ProposedApp]) { self.apps = apps }

  package var text: String {
    VisibleText.json(
      """
      {
        "$schema": "\(Self.schemaName)",
        // What 'launchgen make' makes for each app: a launch screen ("screen"), launch images for
        // iOS 7 ("build"), or startup images of a web app ("pwa"), with the options of these commands.
        "apps": \(list)
      }

      """)
  }

  private var list: String {
    "[\n    \(apps.map(object).joined(separator: ",\n    "))\n  ]"
  }

  private func object(_ app: ProposedApp) -> String {
    let lines =
      Self.pairs([("id", app.id), ("artwork", app.artwork)])
      + app.parts.map { "\"\($0.part.rawValue)\": \(Self.inline($0.members))" }
    return "{\n" + lines.map { "      \($0)" }.joined(separator: ",\n") + "\n    }"
  }

  private static func inline(_ members: ProposedApp.Members) -> String {
    members.isEmpty ? "{}" : "{ \(pairs(members).joined(separator: ", ")) }"
  }

  private static func pairs(_ members: ProposedApp.Members) -> [String] {
    members.map { "\"\($0.key)\": \(quoted($0.value))" }
  }

  private static func quoted(_ text: String) -> String {
    (try? JSONText.line(of: text)) ?? "\"\""
  }
}
