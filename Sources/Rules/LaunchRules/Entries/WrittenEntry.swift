/// An element of UILaunchImages as it appears in Info.plist: any part may be missing or wrong.
public struct WrittenEntry: Hashable, Sendable {
  public var name: WrittenValue
  public var minimumOS: WrittenValue
  public var orientation: WrittenValue
  public var size: WrittenValue
  public var isDictionary = true

  public init(
    name: WrittenValue = .missing, minimumOS: WrittenValue = .missing,
    orientation: WrittenValue = .missing, size: WrittenValue = .missing
  ) {
    self.name = name
    self.minimumOS = minimumOS
    self.orientation = orientation
    self.size = size
  }

  public static var noDictionary: WrittenEntry {
    var entry = WrittenEntry()
    entry.isDictionary = false
    return entry
  }

  /// The size in points, also if iOS skips the entry for another reason; `nil` if it is unreadable.
  package var pointSize: PointSize? {
    switch size {
    case .missing: .defaultLaunchImage
    case .text(let text): PointSize(parsing: text)
    case .other: nil
    }
  }

  /// Reads the entry as iOS does.
  ///
  /// - Parameter sdk: the SDK that the app was built with; `nil` if it is unknown.
  /// - Throws: ``EntryFault`` if iOS skips the entry.
  public func entry(sdk: OSVersion? = nil) throws(EntryFault) -> LaunchImageEntry {
    guard isDictionary else { throw .noDictionary }
    guard case .text(let name) = name, !name.isEmpty else { throw .noName }
    let minimumOS = try minimumOS.read(OSVersion.init(parsing:)) { .unreadableMinimumOS(found: $0) }
    guard let minimumOS else { throw .noMinimumOS }
    let orientation = try orientation.read(LaunchImageOrientation.init(rawValue:)) {
      .unknownOrientation(found: $0)
    }
    let size = try size.read(PointSize.init(parsing:)) { .noSize(found: $0) }
    let entry = LaunchImageEntry(
      name: name, minimumOS: minimumOS, orientation: orientation ?? .portrait,
      size: size ?? .defaultLaunchImage)
    let isWide = entry.orientation.isLandscape && entry.size.width > entry.size.height
    if let sdk, sdk < OSVersion(9, 0), isWide { throw .wideSize(entry.size) }
    return entry
  }
}

/// A value in Info.plist that should be a string, but may be missing or have another type.
public enum WrittenValue: Hashable, Sendable {
  case missing
  case text(String)
  /// A value of another type; `kind` describes it: "a number".
  case other(kind: String)

  /// Parses the text of the value; `nil` if the value is missing.
  fileprivate func read<Value>(
    _ parse: (String) -> Value?, orThrow fault: (_ found: String) -> EntryFault
  ) throws(EntryFault) -> Value? {
    switch self {
    case .missing: return nil
    case .other(let kind): throw fault(kind)
    case .text(let text):
      if let value = parse(text) { return value }
      throw BuildVariable.isIn(text) ? .buildVariable(found: text) : fault("'\(text)'")
    }
  }
}
