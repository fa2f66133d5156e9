public import LaunchRules
internal import Platform

extension PropertyListDocument {
  /// Reads a file that the user named.
  public init(path: String) throws(InfoPlistError) {
    try self.init(
      mapError(
        try FileReader.read(path: path, limit: PropertyListLimit.bytes),
        InfoPlistError.init(reading:)), isTemplate: FileExtension.of(path) == "in")
  }

  /// Reads a file that launchgen found itself. Only a regular file is read.
  package init(found path: String) throws(InfoPlistError) {
    try self.init(
      mapError(
        try FileReader.read(found: path, limit: PropertyListLimit.bytes),
        InfoPlistError.init(reading:)), isTemplate: FileExtension.of(path) == "in")
  }

  /// Reads an Info.plist. `isTemplate` is whether CMake or Qt has yet to replace variables in the
  /// file.
  public init(
    _ bytes: ContiguousArray<UInt8>, isTemplate: Bool = false
  ) throws(InfoPlistError) {
    self = try mapError(
      try PropertyListDocument(reading: bytes, isTemplate: isTemplate), InfoPlistError.file)
  }

  /// The key with the suffix of the device family if the root has it; otherwise the key without
  /// suffix.
  ///
  /// Source: Information Property List Key Reference, "Platform-specific keys".
  package func key(_ key: String, for idiom: DeviceIdiom) -> String {
    let own = key + idiom.suffix
    return root[own] == nil ? key : own
  }

  /// Throws ``InfoPlistError/repeatedKey(_:lines:)`` if the root has the key more than once,
  /// because programs could disagree about which value counts.
  public func expectSingle(_ key: String) throws(InfoPlistError) {
    if let duplicate = duplicateKeys.first(where: { $0.isInRoot && $0.key == key }) {
      throw .repeatedKey(key, lines: duplicate.lines)
    }
  }

  /// The orientations that a key lists; `nil` if the key is missing. Throws if the key appears
  /// twice.
  func orientations(_ key: String) throws(InfoPlistError) -> [String]? {
    try expectSingle(key)
    guard let value = root[key] else { return nil }
    guard let values = value.strings else {
      throw .wrongType(key: key, expected: "an array of strings", line: line(of: .key(key)))
    }
    return values
  }
}

/// The orientations that an Info.plist lists for iPhones. In an app for iPads only, the
/// orientations for iPads.
public struct LaunchOrientations: Hashable, Sendable {
  /// The key that lists the orientations. A key with the suffix `~iphone` or `~ipad` is preferred.
  public let key: String
  /// The listed orientations, including unknown values.
  public let values: [String]
  /// The line on which the array begins; `nil` in a binary property list.
  public let line: Int?

  /// Throws an error if the key is missing, appears twice or is not an array of strings.
  public init(_ document: PropertyListDocument) throws(InfoPlistError) {
    key = document.key(InfoPlistKey.supportedOrientations, for: LaunchInfo(document).mainIdiom)
    line = document.line(of: .key(key))
    guard let values = try document.orientations(key) else { throw .noOrientations }
    self.values = values
  }

  /// The first landscape orientation. Launch images are rotated into this orientation.
  public func landscape() throws(InfoPlistError) -> LandscapeOrientation {
    guard let first = known.lazy.compactMap({ LandscapeOrientation($0) }).first else {
      throw .noLandscape(found: values, line: line)
    }
    return first
  }

  /// Whether all known orientations are landscape.
  public var isLandscapeOnly: Bool { !known.isEmpty && known.allSatisfy(\.isLandscape) }

  /// Whether the app launches into portrait, because its first known orientation is portrait.
  public var launchesInPortrait: Bool { known.first?.isLandscape == false }

  private var known: [InterfaceOrientation] {
    values.compactMap { InterfaceOrientation(rawValue: $0) }
  }
}
