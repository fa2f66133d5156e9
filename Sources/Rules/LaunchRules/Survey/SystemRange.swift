/// A range of iOS versions that excludes its upper bound.
public struct SystemRange: Hashable, Sendable, CustomStringConvertible {
  public var from: OSVersion
  /// The upper bound; `nil` if the range has no end: `9 and later`.
  public var before: OSVersion?

  public init(from: OSVersion, before: OSVersion?) {
    self.from = from
    self.before = before
  }

  /// The range of a single version.
  public init(_ system: OSVersion) {
    self.init(from: system, before: OSVersion(system.major, system.minor + 1))
  }

  /// The range in words: `8`, `8.1`, `8 to 12`, `9 and later`, `7 to 8.0`, `8.1 to 8.x`.
  public var description: String {
    let first = from.minor == 0 ? "\(from.major)" : "\(from)"
    guard let before else { return "\(first) and later" }
    if self == SystemRange(from) { return "\(from)" }
    if before.minor > 0 { return "\(first) to \(OSVersion(before.major, before.minor - 1))" }
    let last = OSVersion.majorReleases.last { $0 < before }?.major ?? from.major
    if last > from.major { return "\(first) to \(last)" }
    return from.minor == 0 ? first : "\(first) to \(from.major).x"
  }
}
