import LaunchRules

extension WrittenEntry {
  /// `Default 8.0 Landscape 320 568`
  init(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    self.init(
      name: .text(words[0]), minimumOS: .text(words[1]), orientation: .text(words[2]),
      size: .text("{\(words[3]), \(words[4])}"))
  }
}
