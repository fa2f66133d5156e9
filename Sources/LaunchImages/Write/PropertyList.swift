public import LaunchRules

/// UILaunchImages as text, from the templates.
public struct PropertyList: Hashable, Sendable {
  public let entries: [LaunchImageEntry]

  public init(entries: [LaunchImageEntry]) {
    self.entries = entries
  }

  /// A complete XML property list; its root holds just UILaunchImages.
  public func document() -> String { render("UILaunchImages.plist") }

  /// The key and its array, as in TN2244's Listing 1, to be pasted into an Info.plist.
  public func fragment() -> String { render("UILaunchImages.fragment") }

  private func render(_ name: String) -> String {
    let context = [
      "entries": entries.map { entry in
        [
          "name": entry.name,
          "minimumOS": entry.minimumOS.description,
          "orientation": entry.orientation.rawValue,
          "size": entry.size.propertyListText,
        ]
      }
    ]
    return Templates.text(name, context)
  }
}
