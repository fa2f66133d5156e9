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

  /// `Default 8.0 Landscape 320 568`
  init(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    self.init(
      name: .text(words[0]), minimumOS: .text(words[1]), orientation: .text(words[2]),
      size: .text("{\(words[3]), \(words[4])}"))
  }
}
