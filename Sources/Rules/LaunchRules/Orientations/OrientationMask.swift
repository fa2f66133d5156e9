/// A set of interface orientations, with the names of UIInterfaceOrientationMask.
public struct OrientationMask: OptionSet, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of a single orientation. Bits have the order of the cases of ``InterfaceOrientation``.
  public init(_ orientation: InterfaceOrientation) {
    rawValue = 1 << UInt8(InterfaceOrientation.allCases.prefix { $0 != orientation }.count)
  }

  public init(_ orientations: some Sequence<InterfaceOrientation>) {
    self = orientations.reduce(into: []) { $0.insert(OrientationMask($1)) }
  }

  public static let portrait = OrientationMask(rawValue: 1)
  public static let portraitUpsideDown = OrientationMask(rawValue: 2)
  public static let landscapeLeft = OrientationMask(rawValue: 4)
  public static let landscapeRight = OrientationMask(rawValue: 8)
  public static let landscape: OrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: OrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: OrientationMask = [.portrait, .landscape]

  public func contains(_ orientation: InterfaceOrientation) -> Bool {
    contains(OrientationMask(orientation))
  }

  /// The words that `init(parsing:)` reads. Words that stand for several orientations come first.
  package static let names: [String] = words.map(\.name)

  private static let words: [(name: String, mask: OrientationMask)] = [
    ("all", .all), ("all-but-upside-down", .allButUpsideDown), ("landscape", .landscape),
    ("portrait", .portrait), ("portrait-upside-down", .portraitUpsideDown),
    ("landscape-left", .landscapeLeft), ("landscape-right", .landscapeRight),
  ]

  /// Reads words separated by commas: `portrait,landscape-left`; `nil` if a word is unknown.
  package init?(parsing text: String) {
    let parts = text.lowercased().split(separator: ",", omittingEmptySubsequences: false)
    let masks = parts.compactMap { part in Self.words.first { $0.name == part }?.mask }
    guard masks.count == parts.count else { return nil }
    self = masks.reduce([]) { $0.union($1) }
  }

  /// The shortest list of words for the set in options of the command; `none` for the empty set.
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
