internal import LaunchRules

/// Merges UISupportedInterfaceOrientations, which must begin with the orientation that the images
/// are made for.
struct OrientationMerge {
  let orientation: LandscapeOrientation
  let values: [String]
  /// The change to the key; `nil` if the key already begins with the orientation.
  let change: KeyChange?
  private let key: String

  /// - Parameter idiom: the device family whose orientations decide how the images are rotated.
  init(
    _ document: PropertyListDocument, _ options: MergeOptions, _ idiom: DeviceIdiom
  ) throws(InfoPlistError) {
    key = document.key(InfoPlistKey.supportedOrientations, for: idiom)
    try document.expectSingle(key)
    let line = document.line(of: .key(key))
    var found: [String] = []
    if let value = document.root[key] {
      guard let strings = value.strings else {
        throw .wrongType(key: key, expected: "an array of strings", line: line)
      }
      found = strings
    }
    let named = found.lazy.compactMap { InterfaceOrientation(rawValue: $0) }
      .compactMap { LandscapeOrientation($0) }.first
    orientation = options.orientation ?? options.builtOrientation ?? named ?? .default
    let wanted = orientation.interfaceOrientation.rawValue
    // A launch screen and the images for iPads suit any orientation.
    let isTurned = options.entries.map { !$0.isEmpty || options.padEntries.isEmpty } ?? false
    let isAny = !isTurned && !options.setsOrientations
    if isAny || found.first == wanted || options.builtOrientation == orientation {
      values = found
      change = nil
    } else if options.setsOrientations {
      values = Self.orientations(found, beginningWith: orientation)
      change = KeyChange(key: key, value: .array(values.map { .string($0) }))
    } else {
      throw .otherOrientation(
        key: key, found: found.first, wanted: wanted,
        line: document.line(of: .key(key), 0) ?? line)
    }
  }

  /// The orientations that the devices of a family use after the merge.
  func values(for idiom: DeviceIdiom, _ document: PropertyListDocument) -> [String] {
    let key = document.key(InfoPlistKey.supportedOrientations, for: idiom)
    return key == self.key ? values : document.root[key]?.strings ?? []
  }

  /// The orientations with `first` at the front; the others keep their order. An app that lists no
  /// orientations gets both landscape orientations.
  private static func orientations(
    _ found: [String], beginningWith first: LandscapeOrientation
  ) -> [String] {
    let all = LandscapeOrientation.allCases.map(\.interfaceOrientation.rawValue)
    let wanted = first.interfaceOrientation.rawValue
    return [wanted] + (found.isEmpty ? all : found).filter { $0 != wanted }
  }
}
