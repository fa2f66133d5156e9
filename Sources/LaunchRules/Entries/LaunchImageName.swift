/// The rules for names of launch images.
public enum LaunchImageName {
  public static let defaultPrefix = "Default"

  /// Why a prefix cannot begin the names of launch images; `nil` if it can.
  ///
  /// A dot in the name breaks the system's lookup (known from decompiled code, not from Apple's
  /// documents); `@` and `~` begin what the system itself appends.
  public static func fault(inPrefix prefix: String) -> String? {
    if prefix.isEmpty { return "it is empty" }
    if prefix.hasPrefix("-") { return "it begins with '-', which tools read as an option" }
    for (character, reason) in [
      (".", "iOS does not find a launch image with a dot in its name"),
      ("/", "it is a part of file names, not a path; use --output for the folder"),
      ("@", "the scale is appended to it"), ("~", "iOS appends the device to it"),
    ] where prefix.contains(character) {
      return "it has '\(character)': \(reason)"
    }
    let isControl = prefix.unicodeScalars.contains {
      $0.properties.generalCategory == .control || $0 == "\u{FFFD}"
    }
    if isControl { return "it has a character that file names should not have" }
    // The longest suffix, scale and extension still have to fit into a file name of 255 bytes.
    return prefix.utf8.count > 200 ? "it is longer than 200 bytes" : nil
  }
}
