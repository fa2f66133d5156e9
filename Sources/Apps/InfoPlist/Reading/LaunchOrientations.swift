public import LaunchRules

/// The orientations that an Info.plist lists for iPhones, or for iPads if the app is for iPads
/// only, in order.
public struct LaunchOrientations: Hashable, Sendable {
  /// The key that lists the orientations: for iPhones, UISupportedInterfaceOrientations~iphone if
  /// present, otherwise UISupportedInterfaceOrientations.
  public let key: String
  /// The values, including unknown ones.
  public let values: [String]
  /// The line on which the array begins; `nil` in a binary property list.
  public let line: Int?

  /// - Throws: ``InfoPlistError`` if the key is missing, appears twice or is not an array of
  ///   strings.
  public init(_ document: PropertyListDocument) throws(InfoPlistError) {
    key = document.key(
      InfoPlistKey.supportedOrientations, for: LaunchInfo(document).mainIdiom)
    line = document.line(of: .key(key))
    try document.expectSingle(key)
    guard let value = document.root[key] else { throw .noOrientations }
    guard let values = value.strings else {
      throw .wrongType(key: key, expected: "an array of strings", line: line)
    }
    self.values = values
  }

  /// The first landscape orientation, which determines the direction in which launch images are
  /// rotated.
  ///
  /// - Throws: ``InfoPlistError/noLandscape(found:line:)`` if there is none.
  public func landscape() throws(InfoPlistError) -> LandscapeOrientation {
    let known = values.compactMap { InterfaceOrientation(rawValue: $0) }
    guard let first = known.lazy.compactMap({ LandscapeOrientation($0) }).first else {
      throw .noLandscape(found: values, line: line)
    }
    return first
  }

  /// Whether all known orientations are landscape.
  public var isLandscapeOnly: Bool {
    let known = values.compactMap { InterfaceOrientation(rawValue: $0) }
    return !known.isEmpty && known.allSatisfy(\.isLandscape)
  }

  /// Whether the app launches into portrait, because its first known orientation is portrait.
  public var launchesInPortrait: Bool {
    values.lazy.compactMap { InterfaceOrientation(rawValue: $0) }.first?.isLandscape == false
  }
}
