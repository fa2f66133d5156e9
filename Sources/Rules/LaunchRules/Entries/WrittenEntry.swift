/// An element of UILaunchImages as it appears in Info.plist: any part may be missing or wrong.
public struct WrittenEntry: Hashable, Sendable {
  public var name: WrittenValue
  public var minimumOS: WrittenValue
  public var orientation: WrittenValue
  public var size: WrittenValue
  /// Whether the element is a dictionary.
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

  /// An element that is not a dictionary.
  public static var noDictionary: WrittenEntry {
    var entry = WrittenEntry()
    entry.isDictionary = false
    return entry
  }

  /// Reads the entry as iOS does.
  ///
  /// - Parameter sdk: the SDK that the app was built with; `nil` if it is unknown.
  /// - Throws: ``EntryFault`` if iOS skips the entry.
  public func entry(sdk: OSVersion? = nil) throws(EntryFault) -> LaunchImageEntry {
    guard isDictionary else { throw .noDictionary }
    let entry = try LaunchImageEntry(
      name: readName(), minimumOS: readMinimumOS(), orientation: readOrientation(),
      size: readSize())
    if let sdk, sdk < EntryFault.firstSDKWithWideSizes, entry.orientation.isLandscape,
      entry.size.width > entry.size.height
    {
      throw .wideSize(entry.size)
    }
    return entry
  }

  private func readName() throws(EntryFault) -> String {
    guard case .text(let name) = name, !name.isEmpty else { throw .noName }
    return name
  }

  private func readMinimumOS() throws(EntryFault) -> OSVersion {
    let version = try minimumOS.read(OSVersion.init(parsing:)) {
      .unreadableMinimumOS(found: $0)
    }
    guard let version else { throw .noMinimumOS }
    return version
  }

  private func readOrientation() throws(EntryFault) -> LaunchImageOrientation {
    let orientation = try orientation.read(LaunchImageOrientation.init(rawValue:)) {
      .unknownOrientation(found: $0)
    }
    return orientation ?? .portrait
  }

  private func readSize() throws(EntryFault) -> PointSize {
    let size = try size.read(PointSize.init(parsing:)) { .noSize(found: $0) }
    return size ?? .defaultLaunchImage
  }
}

/// A value of an entry in Info.plist that should be a string, but may be missing or have another
/// type.
public enum WrittenValue: Hashable, Sendable {
  case missing
  case text(String)
  /// A value of another type; `kind` describes it: "a number".
  case other(kind: String)

  /// Parses the text of the value.
  ///
  /// - Parameters:
  ///   - parse: returns `nil` for a text that cannot be read.
  ///   - fault: the error for a value that cannot be read.
  /// - Returns: `nil` if the value is missing.
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
