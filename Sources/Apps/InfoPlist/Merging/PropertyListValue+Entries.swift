package import LaunchRules

extension PropertyListValue {
  package init(_ entries: [LaunchImageEntry]) {
    self = .array(
      entries.map { entry in
        .dictionary([
          InfoPlistKey.Entry.minimumOS: .string(entry.minimumOS.description),
          InfoPlistKey.Entry.name: .string(entry.name),
          InfoPlistKey.Entry.orientation: .string(entry.orientation.rawValue),
          InfoPlistKey.Entry.size: .string(entry.size.propertyListText),
        ])
      })
  }
}
