internal import Files
internal import LaunchRules

/// Finds translations of the key UILaunchStoryboardName in a file of strings or a string catalog.
enum TranslatedStoryboard {
  private static let byteLimit = 1 << 18

  static func mayBe(_ path: String) -> Bool {
    let name = path.lastPathName
    return name.hasSuffix("InfoPlist.strings") || name.hasSuffix("InfoPlist.xcstrings")
  }

  /// The line that translates the key; `nil` if there is none, or if the file cannot be read.
  static func line(in path: String) -> Int? {
    guard FileKind(of: path) == .file,
      let bytes = try? FileReader.read(found: path, limit: byteLimit)
    else { return nil }
    let key = Array(LaunchScreenKey.storyboardName.rawValue.utf8)
    // In UTF-16, every second byte of these letters is zero.
    let text = bytes.filter { $0 != 0 }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { line in
      let start = line.drop { " \t\"".utf8.contains($0) || $0 >= 0xEF }
      return start.starts(with: key)
    }.map { $0 + 1 }
  }
}
