/// Rules for the names of launch images.
public enum LaunchImageName {
  public static let defaultPrefix = "Default"

  /// Why launch image names cannot begin with a prefix.
  public enum Fault: Error, Hashable, Sendable {
    case empty
    /// Command-line tools read the name as an option.
    case leadingHyphen
    /// iOS does not find a launch image with a dot in its name (known from decompiled code, not
    /// from Apple's documents).
    case dot
    case slash
    /// `@` begins the scale suffix, which is appended to the name.
    case at
    /// `~` begins the device suffix, which iOS appends to the name.
    case tilde
    case controlCharacter
    case tooLong(limit: Int)
  }

  /// The longest prefix, in UTF-8 bytes. With the longest suffix, scale and extension, the name
  /// still fits into 255 bytes.
  static let prefixLimit = 200

  /// Checks a prefix.
  ///
  /// - Throws: ``Fault`` if launch image names cannot begin with it.
  public static func check(prefix: String) throws(Fault) {
    if prefix.isEmpty { throw .empty }
    if prefix.utf8.first == UInt8(ascii: "-") { throw .leadingHyphen }
    if prefix.utf8.contains(UInt8(ascii: ".")) { throw .dot }
    if prefix.utf8.contains(UInt8(ascii: "/")) { throw .slash }
    if prefix.utf8.contains(UInt8(ascii: "@")) { throw .at }
    if prefix.utf8.contains(UInt8(ascii: "~")) { throw .tilde }
    let hasControl = prefix.unicodeScalars.contains {
      $0.properties.generalCategory == .control || $0 == "\u{FFFD}"
    }
    if hasControl { throw .controlCharacter }
    if prefix.utf8.count > prefixLimit { throw .tooLong(limit: prefixLimit) }
  }
}

extension LaunchImageName.Fault: CustomStringConvertible {
  /// The reason, without the prefix itself.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .leadingHyphen: "it begins with '-', and tools would read it as an option"
    case .dot: "it has '.': iOS does not find a launch image with a dot in its name"
    case .slash: "it has '/': it is a part of file names, not a path"
    case .at: "it has '@': the scale is appended to the name"
    case .tilde: "it has '~': iOS appends the device to the name"
    case .controlCharacter: "it has a character that file names should not have"
    case .tooLong(let limit): "it is longer than \(limit) bytes"
    }
  }
}
