public import LaunchRules
internal import Platform

/// Corrections of an Info.plist, only for mistakes with a single possible fix. In XML, bytes
/// outside the corrected values stay the same. In the binary format, all other values stay the
/// same.
public struct InfoPlistCorrections: Equatable, Sendable {
  /// A corrected mistake. `line` is the mistake's line in the original file, from 1; `nil` in a
  /// binary property list.
  public struct Correction: Hashable, Sendable {
    public let kind: CorrectionKind
    public let line: Int?
  }

  public private(set) var corrections: [Correction] = []
  /// The bytes of the whole corrected Info.plist.
  public private(set) var bytes: ContiguousArray<UInt8>
  private let document: PropertyListDocument
  private var edits: [KeyChange] = []

  /// Corrects an Info.plist. `images` are the names of the app's image files. A name in an entry is
  /// corrected only if devices find as good a file by the corrected name as by the old name.
  public init(of document: PropertyListDocument, images: Set<String> = []) throws(InfoPlistError) {
    self.document = document
    bytes = document.bytes
    findBooleans()
    findEntries(images)
    findStoryboards()
    bytes = try mapError(try document.changing(edits), InfoPlistError.file).bytes
  }

  /// The corrections as a unified diff; empty without corrections. For a binary list, the diff
  /// compares the list's XML form.
  public func difference(path: String) -> String { document.difference(edits, path: path) }

  private mutating func findBooleans() {
    for name in InfoPlistKey.booleans {
      for key in InfoPlistKey.variants(of: name) {
        guard let value = document.root[key].flatMap(Self.boolean) else { continue }
        add(key, [], .boolean(value), .boolean(key: key, value: value))
      }
    }
  }

  /// The Boolean that a string or number stands for, such as `YES` or 1. `nil` for any other value,
  /// and for a value that already is a Boolean.
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

  private mutating func findEntries(_ images: Set<String>) {
    let info = LaunchInfo(document)
    for key in InfoPlistKey.variants(of: InfoPlistKey.launchImages) {
      var seen: Set<ContiguousArray<UInt8>> = []
      let entries = document.root[key]?.array ?? []
      let idioms = info.idioms.filter {
        info.launchImages.key(InfoPlistKey.launchImages, for: $0) == key
      }
      for (index, entry) in entries.prefix(LaunchInfo.entryLimit).enumerated() {
        let corrected = correct(entry, at: index, of: key, idioms, images)
        guard corrected.dictionary != nil else { continue }
        if !seen.insert(corrected.xml).inserted {
          // The repeated entry is removed, so its other corrections are dropped.
          let kept = edits.indices.filter {
            edits[$0].key != key || edits[$0].path.first != .index(index)
          }
          (corrections, edits) = (kept.map { corrections[$0] }, kept.map { edits[$0] })
          add(key, [.index(index)], nil, .repeatedEntry(number: index + 1, key: key))
        }
      }
    }
  }

  /// Finds names of launch storyboards that wrongly have a file extension.
  private mutating func findStoryboards() {
    for reference in StoryboardReference.all(in: document) where reference.role == .launch {
      guard case .key(let key)? = reference.path.first, reference.writtenExtension != nil,
        let text = reference.value.string, let name = reference.name, !name.isEmpty
      else { continue }
      add(key, Array(reference.path.dropFirst()), .string(name), .name(from: text, to: name))
    }
  }

  private mutating func correct(
    _ entry: PropertyListValue, at index: Int, of key: String, _ idioms: [DeviceIdiom],
    _ images: Set<String>
  ) -> PropertyListValue {
    guard var members = entry.dictionary else { return entry }
    let (nameKey, sizeKey) = (InfoPlistKey.Entry.name, InfoPlistKey.Entry.size)
    if let name = members[nameKey]?.string, let better = LaunchImageName.corrected(name),
      LaunchImageName.finds(atLeastAsMuchAs: name, better, in: images, on: idioms)
    {
      members[nameKey] = .string(better)
      add(key, [.index(index), .key(nameKey)], .string(better), .name(from: name, to: better))
    }
    if let size = members[sizeKey]?.string.flatMap({ PointSize(parsing: $0) }),
      let better = Self.size(size)
    {
      let value = PropertyListValue.string(better.propertyListText)
      members[sizeKey] = value
      add(key, [.index(index), .key(sizeKey)], value, .size(from: size, to: better))
    }
    return .dictionary(members)
  }

  /// Converts a screen's size from landscape order to portrait order; `nil` for any other size.
  private static func size(_ size: PointSize) -> PointSize? {
    let isScreen = Display.all.contains { $0.points == size.upright }
    return size != size.upright && isScreen ? size.upright : nil
  }

  private mutating func add(
    _ key: String, _ path: [PropertyListStep], _ value: PropertyListValue?, _ kind: CorrectionKind
  ) {
    let line = document.place(at: [.key(key)] + path)?.line
    corrections.append(Correction(kind: kind, line: line))
    edits.append(KeyChange(key: key, at: path, value: value))
  }
}

/// A mistake that can be corrected without asking the user.
public enum CorrectionKind: Hashable, Sendable, CustomStringConvertible {
  /// A name with a suffix or an extension that iOS appends itself.
  case name(from: String, to: String)
  /// A size whose width and height are swapped.
  case size(from: PointSize, to: PointSize)
  /// A Boolean key whose value is a string or a number.
  case boolean(key: String, value: Bool)
  /// A copy of an earlier entry. `number` is the number of the copy in the array, from 1.
  case repeatedEntry(number: Int, key: String)

  /// The correction in a few words, such as `the name 'a.png' is 'a' now`.
  public var description: String {
    switch self {
    case .name(let from, let to): "the name '\(from)' is '\(to)' now"
    case .size(let from, let to):
      "the size \(from.propertyListText) is \(to.propertyListText) now"
    case .boolean(let key, let value): "\(key) is <\(value)/> now"
    case .repeatedEntry(let number, let key): "entry \(number) of \(key) is removed: it is a copy"
    }
  }
}

/// An Info.plist file, and the corrections of its mistakes.
public struct CorrectedInfoPlist: Sendable {
  public let path: String
  public let result: InfoPlistCorrections
  private let snapshot: FileSnapshot

  /// Reads the file and decides what to correct, but writes nothing. Throws an error if a read-only
  /// file needs a correction. ``InfoPlistCorrections/init(of:images:)`` explains `images`.
  public init(path: String, images: Set<String> = []) throws(InfoPlistError) {
    self.path = path
    snapshot = try FileSnapshot(infoPlist: path)
    result = try InfoPlistCorrections(of: PropertyListDocument(snapshot.bytes), images: images)
    if !result.corrections.isEmpty && snapshot.isReadOnly { throw .unwritable(.readOnly) }
  }

  /// If there is something to correct, replaces the file in one step. Throws
  /// ``InfoPlistError/unwritable(_:)`` with `FileError.changed` if another program changed the file
  /// after it was read.
  public func write() throws(InfoPlistError) {
    if result.corrections.isEmpty { return }
    try mapError(
      try FileReplacement(of: snapshot, with: result.bytes).commit(), InfoPlistError.unwritable)
  }
}
