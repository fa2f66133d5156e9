/// The rules for names of launch images.
public enum LaunchImageName {
  public static let defaultPrefix = "Default"

  /// Why a prefix cannot begin the names of launch images.
  public enum Fault: Error, Hashable, Sendable {
    case empty
    /// Tools read it as an option.
    case leadingHyphen
    /// iOS does not find a launch image with a dot in its name (known from decompiled code, not
    /// from Apple's documents).
    case dot
    case slash
    /// `@` begins the scale, which is appended.
    case at
    /// `~` begins the device, which iOS appends.
    case tilde
    case controlCharacter
    case tooLong(limit: Int)
  }

  /// UTF-8 bytes: the longest suffix, scale and extension still fit into a file name of 255 bytes.
  static let prefixLimit = 200

  /// - Throws: ``Fault`` if names cannot begin with the prefix.
  public static func check(prefix: String) throws(Fault) {
    if prefix.isEmpty { throw .empty }
    if prefix.hasPrefix("-") { throw .leadingHyphen }
    if prefix.contains(".") { throw .dot }
    if prefix.contains("/") { throw .slash }
    if prefix.contains("@") { throw .at }
    if prefix.contains("~") { throw .tilde }
    let hasControl = prefix.unicodeScalars.contains {
      $0.properties.generalCategory == .control || $0 == "\u{FFFD}"
    }
    if hasControl { throw .controlCharacter }
    if prefix.utf8.count > prefixLimit { throw .tooLong(limit: prefixLimit) }
  }
}

extension LaunchImageName.Fault: CustomStringConvertible {
  /// A sentence about the prefix, without its name.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .leadingHyphen: "it begins with '-', which tools read as an option"
    case .dot: "it has '.': iOS does not find a launch image with a dot in its name"
    case .slash: "it has '/': it is a part of file names, not a path"
    case .at: "it has '@': the scale is appended to it"
    case .tilde: "it has '~': iOS appends the device to it"
    case .controlCharacter: "it has a character that file names should not have"
    case .tooLong(let limit): "it is longer than \(limit) bytes"
    }
  }
}
