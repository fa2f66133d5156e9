internal import LaunchRules

/// Finds mistakes in a property list that can be corrected.
struct CorrectionFinder {
  private let document: PropertyListDocument
  /// The names of the image files that were found for the app.
  private let images: Set<String>
  private(set) var found: [InfoPlistCorrections.Correction] = []
  private(set) var edits: [PropertyListEdit] = []

  init(_ document: PropertyListDocument, images: Set<String>) {
    self.document = document
    self.images = images
  }

  mutating func findBooleans() {
    for name in InfoPlistKey.booleans {
      for key in InfoPlistKey.variants(of: name) {
        guard let value = document.root[key].flatMap(Self.boolean) else { continue }
        add([.key(key)], .boolean(value), .boolean(key: key, value: value))
      }
    }
  }

  /// The Boolean that a string or a number stands for; `nil` for a Boolean, and if the meaning is
  /// unclear.
  private static func boolean(_ value: PropertyListValue) -> Bool? {
    switch value {
    case .integer(0): false
    case .integer(1): true
    default:
      switch value.string?.lowercased() {
      case "yes", "true", "1": true
      case "no", "false", "0": false
      default: nil
      }
    }
  }

  mutating func findEntries() {
    let info = LaunchInfo(document)
    for key in InfoPlistKey.variants(of: InfoPlistKey.launchImages) {
      var seen: [PropertyListValue] = []
      let entries = document.root[key]?.array ?? []
      let idioms = info.idioms.filter {
        info.launchImages.key(InfoPlistKey.launchImages, for: $0) == key
      }
      for (index, entry) in entries.prefix(LaunchInfo.entryLimit).enumerated() {
        let path: [PropertyListStep] = [.key(key), .index(index)]
        let corrected = correct(entry, path, idioms)
        guard corrected.dictionary != nil else { continue }
        if seen.contains(where: corrected.isIdentical) {
          remove(path, .repeatedEntry(number: index + 1, key: key))
        }
        seen.append(corrected)
      }
    }
  }

  /// Adds the corrections of an entry, and returns the corrected entry.
  private mutating func correct(
    _ entry: PropertyListValue, _ path: [PropertyListStep], _ idioms: [DeviceIdiom]
  ) -> PropertyListValue {
    guard var members = entry.dictionary else { return entry }
    let (nameKey, sizeKey) = (InfoPlistKey.Entry.name, InfoPlistKey.Entry.size)
    if let name = members[nameKey]?.string, let better = LaunchImageName.corrected(name),
      LaunchImageName.finds(atLeastAsMuchAs: name, better, in: images, on: idioms)
    {
      members[nameKey] = .string(better)
      add(path + [.key(nameKey)], .string(better), .name(from: name, to: better))
    }
    if let size = members[sizeKey]?.string.flatMap({ PointSize(parsing: $0) }),
      let better = Self.size(size)
    {
      members[sizeKey] = .string(better.propertyListText)
      add(path + [.key(sizeKey)], .string(better.propertyListText), .size(from: size, to: better))
    }
    return .dictionary(members)
  }

  /// The size in portrait order, if the width and height of a screen are swapped; otherwise `nil`.
  private static func size(_ size: PointSize) -> PointSize? {
    let upright = PointSize(width: size.height, height: size.width)
    let isScreen = Display.all.contains { $0.points == upright }
    return size.width > size.height && isScreen ? upright : nil
  }

  private mutating func add(
    _ path: [PropertyListStep], _ value: PropertyListValue?, _ kind: CorrectionKind
  ) {
    found.append(.init(kind: kind, line: document.place(at: path)?.line))
    edits.append(PropertyListEdit(path: path, value: value))
  }

  /// Removes a value, and drops the corrections inside it.
  private mutating func remove(_ path: [PropertyListStep], _ kind: CorrectionKind) {
    let kept = edits.indices.filter { !edits[$0].path.starts(with: path) }
    (found, edits) = (kept.map { found[$0] }, kept.map { edits[$0] })
    add(path, nil, kind)
  }
}
