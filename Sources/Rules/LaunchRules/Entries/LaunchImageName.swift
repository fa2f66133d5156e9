/// Rules for the names of launch images.
public enum LaunchImageName {
  public static let defaultPrefix = "Default"

  /// The reason why launch image names cannot begin with a prefix.
  public enum Fault: String, Error, CustomStringConvertible {
    case empty = "it is empty"
    case leadingHyphen = "it begins with '-', and tools would read it as an option"
    /// The rule about dots is known from decompiled code, not from Apple's documents.
    case dot = "it has '.': iOS does not find a launch image with a dot in its name"
    case slash = "it has '/': it is a part of file names, not a path"
    case at = "it has '@': the scale is appended to the name"
    case tilde = "it has '~': iOS appends the device to the name"
    case controlCharacter = "it has a character that file names should not have"
    /// A file's name may have 255 bytes. The suffixes and the extension need the other 55.
    case tooLong = "it is longer than 200 bytes"

    /// The reason, without the prefix itself.
    public var description: String { rawValue }
  }

  /// Checks that launch image names can begin with a prefix.
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
    if prefix.utf8.count > 200 { throw .tooLong }
  }

  /// The name without the endings that iOS appends, such as `@2x`. `nil` if the name has no such
  /// ending, if nothing is left, or if the name contains a build variable.
  package static func corrected(_ name: String) -> String? {
    var rest = Substring(name)
    while let ending = [".png", "@2x", "@3x", "~iphone", "~ipad"].first(where: rest.hasSuffix) {
      rest = rest.dropLast(ending.count)
    }
    let isPlain = !rest.isEmpty && !BuildVariable.isIn(name)
    return isPlain && rest.count < name.count ? String(rest) : nil
  }

  /// Whether each device that finds a file by `old` finds as good a file by `new`: the same file,
  /// or a file with the device's suffix that iOS tries earlier.
  package static func finds(
    atLeastAsMuchAs old: String, _ new: String, in files: Set<String>, on idioms: [DeviceIdiom]
  ) -> Bool {
    idioms.allSatisfy { idiom in
      let scales = Set(Display.all.filter { $0.idiom == idiom }.map(\.scale))
      return scales.allSatisfy { scale in
        func first(_ name: String) -> (file: String, place: Int)? {
          let names = LaunchImageEntry.fileNames(of: name, scale: scale, idiom: idiom)
          return names.enumerated().first { files.contains($0.element) }.map {
            ($0.element, $0.offset)
          }
        }
        guard let known = first(old) else { return true }
        guard let found = first(new) else { return false }
        return found.file == known.file
          || found.place < known.place && found.file.contains(idiom.suffix)
      }
    }
  }
}
