import LaunchRules

extension WrittenEntry {
  /// The entry as Info.plist has it, every value in words of its own.
  init(_ entry: LaunchImageEntry) {
    self.init(
      name: .text(entry.name),
      minimumOS: .text("\(entry.minimumOS.major).\(entry.minimumOS.minor)"),
      orientation: .text(entry.orientation.rawValue),
      size: .text("{\(entry.size.width), \(entry.size.height)}"))
  }
}
