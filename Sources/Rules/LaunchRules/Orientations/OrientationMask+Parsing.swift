extension OrientationMask {
  /// The words that `init(parsing:)` reads; words for several orientations come first.
  package static let names: [String] = words.map(\.name)

  private static let words: [(name: String, mask: OrientationMask)] = [
    ("all", .all), ("all-but-upside-down", .allButUpsideDown), ("landscape", .landscape),
    ("portrait", .portrait), ("portrait-upside-down", .portraitUpsideDown),
    ("landscape-left", .landscapeLeft), ("landscape-right", .landscapeRight),
  ]

  /// Reads words separated by commas: `landscape`, `portrait,landscape-left`; `nil` if a word is
  /// unknown.
  package init?(parsing text: String) {
    let parts = text.lowercased().split(separator: ",", omittingEmptySubsequences: false)
    let masks = parts.compactMap { part in Self.words.first { $0.name == part }?.mask }
    guard masks.count == parts.count else { return nil }
    self = masks.reduce([]) { $0.union($1) }
  }
}

extension OrientationMask: CustomStringConvertible {
  /// The fewest words that name the set in options of the command; `none` for the empty set.
  public var description: String {
    if let word = Self.words.first(where: { $0.mask == self }) { return word.name }
    if isEmpty { return "none" }
    var rest = self
    let names = Self.words.compactMap { word -> String? in
      guard rest.isSuperset(of: word.mask) else { return nil }
      rest.subtract(word.mask)
      return word.name
    }
    return names.joined(separator: ",")
  }
}
