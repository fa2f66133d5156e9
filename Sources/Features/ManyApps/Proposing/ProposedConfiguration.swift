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
    if let pattern {
      return object([("glob", pattern.artwork)], indent: "  ", pattern.parts)
    }
    let objects = apps.map { app in
      object([("id", app.id), ("artwork", app.artwork)], indent: "    ", app.parts)
    }
    return "[\n    \(objects.joined(separator: ",\n    "))\n  ]"
  }

  /// A pattern for all apps: one app with `*` and `{id}` in place of its id. `nil` if there are at
  /// most two apps, or if their paths differ in more than the ids.
  private var pattern: ProposedApp? {
    let all = apps.map { app in
      var common = app
      common.id = ""
      common.artwork = replacing(app.id, in: app.artwork, with: "*") ?? ""
      for part in app.parts.indices {
        common.parts[part].members = app.parts[part].members.map { key, value in
          (key, replacing(app.id, in: value, with: "{id}") ?? value)
        }
      }
      return common
    }
    guard apps.count > 2, let first = all.first, !first.artwork.isEmpty else { return nil }
    func texts(_ app: ProposedApp) -> [String] {
      [app.artwork]
        + app.parts.flatMap { part, members in
          [part.rawValue] + members.flatMap { [$0.key, $0.value] }
        }
    }
    return all.allSatisfy { texts($0) == texts(first) } ? first : nil
  }

  /// The path with `other` in place of the folder whose name is the id; `nil` if no folder has this
  /// name, or more than one has it.
  private func replacing(_ id: String, in path: String, with other: String) -> String? {
    var parts = path.pathNames.map { String($0) }
    guard let place = parts.firstIndex(of: id), parts.filter({ $0 == id }).count == 1 else {
      return nil
    }
    parts[place] = other
    return parts.joined(separator: "/")
  }

  private func object(
    _ members: ProposedApp.Members, indent: String,
    _ parts: [(part: AppPart, members: ProposedApp.Members)]
  ) -> String {
    let lines =
      Self.pairs(members)
      + parts.map { "\"\($0.part.rawValue)\": \(Self.inline($0.members))" }
    return "{\n" + lines.map { "\(indent)  \($0)" }.joined(separator: ",\n") + "\n\(indent)}"
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
