internal import Files
internal import Texts

/// The text of the file that `launchgen init` writes.
package struct ProposedConfiguration: Sendable {
  package static let schemaName = "launchgen.schema.json"
  /// The JSON Schema of launchgen.json.
  package static let schema = PackageResources.launchgen_schema_json

  private let apps: [ProposedApp]

  package init(_ apps: [ProposedApp]) { self.apps = apps }

  package var text: String {
    VisibleText.json(
      """
      {
        "$schema": "\(Self.schemaName)",
        // Options of 'launchgen build' for all apps, as on the command line but without the dashes.
        "build": \(Self.inline(common)),
        "apps": \(list)
      }

      """)
  }

  private static let only = "only"

  /// The options that all apps have: the part to make.
  private var common: [(key: String, value: String)] {
    let own = apps.map { app in app.build.filter { $0.key == Self.only } }
    guard let first = own.first, own.allSatisfy({ $0.map(\.value) == first.map(\.value) }) else {
      return []
    }
    return first
  }

  private func own(_ app: ProposedApp) -> [(key: String, value: String)] {
    common.isEmpty ? app.build : app.build.filter { $0.key != Self.only }
  }

  private var list: String {
    if let pattern { return object(pattern, indent: "  ") }
    let objects = apps.map { app in
      object(
        [("id", app.id), ("artwork", app.artwork)] + places(app, id: nil), indent: "    ",
        build: own(app))
    }
    return "[\n    \(objects.joined(separator: ",\n    "))\n  ]"
  }

  /// The members of a glob that replaces the list of apps; `nil` if there are at most two apps, or
  /// if their paths differ in more than the ids.
  private var pattern: [(key: String, value: String)]? {
    guard apps.count > 2, let first = apps.first, own(first).isEmpty,
      let glob = replacing(first.id, in: first.artwork, with: "*")
    else { return nil }
    let places = places(first, id: first.id)
    let isSame = apps.allSatisfy { app in
      replacing(app.id, in: app.artwork, with: "*") == glob && own(app).isEmpty
        && self.places(app, id: app.id).map(\.value) == places.map(\.value)
    }
    return isSame ? [("glob", glob)] + places : nil
  }

  /// The app's members `output` and, if it has an Info.plist, `info-plist`.
  ///
  /// - Parameter id: the id to replace with `{id}` in the paths; `nil` to leave them as they are.
  private func places(_ app: ProposedApp, id: String?) -> [(key: String, value: String)] {
    [("output", app.output), ("info-plist", app.infoPlist)].compactMap { key, path in
      path.map { path in
        (key, id.flatMap { replacing($0, in: path, with: "{id}") } ?? path)
      }
    }
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
    _ members: [(key: String, value: String)], indent: String,
    build: [(key: String, value: String)] = []
  ) -> String {
    var lines = members.map { "\"\($0.key)\": \(Self.quoted($0.value))" }
    if !build.isEmpty { lines.append("\"build\": \(Self.inline(build))") }
    return "{\n" + lines.map { "\(indent)  \($0)" }.joined(separator: ",\n") + "\n\(indent)}"
  }

  private static func inline(_ members: [(key: String, value: String)]) -> String {
    if members.isEmpty { return "{}" }
    let pairs = members.map { "\"\($0.key)\": \(quoted($0.value))" }
    return "{ \(pairs.joined(separator: ", ")) }"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case let control where control.value < 0x20:
        let digits = String(control.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
