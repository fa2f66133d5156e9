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
}
