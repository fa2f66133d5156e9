public import LaunchRules

/// The orientations that an Info.plist names for an iPhone, in its order.
public struct LaunchOrientations: Hashable, Sendable {
  /// The key that counts on an iPhone: UISupportedInterfaceOrientations~iphone, where it is there.
  public let key: String
  /// The values as they are written, known or not.
  public let values: [String]
  /// Where the values begin; `nil` for a binary property list.
  public let line: Int?

  public init(_ document: PropertyListDocument) throws(InfoPlistError) {
    key = document.phoneKey(InfoPlistKey.supportedOrientations)
    line = document.line(of: .key(key))
    try document.expectSingle(key)
    guard let value = document.root[key] else { throw .noOrientations }
    guard let values = value.strings else {
      throw .wrongType(key: key, expected: "an array of strings", line: line)
    }
    self.values = values
  }

  /// The first landscape orientation: the one that decides which way launch images are turned.
  public func landscape() throws(InfoPlistError) -> LandscapeOrientation {
    let known = values.compactMap { InterfaceOrientation(rawValue: $0) }
    guard let first = known.lazy.compactMap({ LandscapeOrientation($0) }).first else {
      throw .noLandscape(found: values, line: line)
    }
    return first
  }

  /// Whether the app launches into portrait: its first orientation is one.
  public var launchesInPortrait: Bool {
    values.lazy.compactMap { InterfaceOrientation(rawValue: $0) }.first?.isLandscape == false
  }
}
